import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Box, Button, Stack, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';

interface PeopleTableProps {
  people: readonly AdministeredPerson[];
  onChoose: (person: AdministeredPerson) => void;
}

/** Returns the person's organisation; its kind if it has no name. */
export const organisationOf = ({ organizationName, organization }: AdministeredPerson): string =>
  organizationName || organization;

export function PeopleTable({ people, onChoose }: PeopleTableProps) {
  const text = useText();
  const columns: Column<AdministeredPerson>[] = [
    { name: message('Name'), kind: 'head', cell: (person) => <NameAndRoles person={person} /> },
    { name: message('Phone'), cell: ({ phoneNumber }) => phoneNumber || '–' },
    {
      name: message('Organisation'),
      cell: (person) => <Written>{organisationOf(person)}</Written>,
    },
    { name: message('Last activity'), cell: ({ lastActiveAt }) => momentInWords(lastActiveAt) },
    { name: message('Records'), kind: 'number', cell: ({ records }) => numberInWords(records) },
    {
      name: message('Actions'),
      kind: 'action',
      cell: (person) => (
        <Button variant="outlined" onClick={() => onChoose(person)}>
          {withHiddenName(text('Manage<0> {name}</0>', { name: person.name }), person.name)}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable label={text('People')} columns={columns} rows={people} keyOf={({ id }) => id} />
  );
}

function NameAndRoles({ person }: { person: AdministeredPerson }) {
  const text = useText();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        <Written>{person.name}</Written>
      </Box>
      {person.communityFor && <Chip size="small" label={text('CommFor')} />}
      {person.suspended && <Chip size="small" color="warning" label={text('Suspended')} />}
      {person.reviewer && <Chip size="small" label={text('Reviewer')} />}
      {person.administrator && <Chip size="small" color="primary" label={text('Administrator')} />}
    </Stack>
  );
}
