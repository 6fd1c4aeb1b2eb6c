import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { Box, Button, HiddenText, Stack } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';

interface PeopleTableProps {
  people: readonly AdministeredPerson[];
  onChoose: (person: AdministeredPerson) => void;
}

/** Where a person belongs: the name of the organisation, otherwise its kind. */
export const organisationOf = ({ organizationName, organization }: AdministeredPerson): string =>
  organizationName || organization || '–';

/** The people of one page of the list. */
export function PeopleTable({ people, onChoose }: PeopleTableProps) {
  const columns: Column<AdministeredPerson>[] = [
    { name: 'Name', kind: 'head', cell: (person) => <NameAndRoles person={person} /> },
    { name: 'Phone', cell: ({ phoneNumber }) => phoneNumber || '–' },
    { name: 'Organisation', cell: organisationOf },
    { name: 'Last activity', cell: ({ lastActiveAt }) => momentInWords(lastActiveAt) },
    { name: 'Records', kind: 'number', cell: ({ records }) => numberInWords(records) },
    {
      name: 'Actions',
      kind: 'action',
      cell: (person) => (
        <Button variant="outlined" onClick={() => onChoose(person)}>
          Manage<HiddenText> {person.name}</HiddenText>
        </Button>
      ),
    },
  ];
  return <RecordTable label="People" columns={columns} rows={people} keyOf={({ id }) => id} />;
}

function NameAndRoles({ person }: { person: AdministeredPerson }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {person.name || '–'}
      </Box>
      {person.communityFor && <Chip size="small" label="CommFor" />}
      {person.administrator && <Chip size="small" color="primary" label="Administrator" />}
    </Stack>
  );
}
