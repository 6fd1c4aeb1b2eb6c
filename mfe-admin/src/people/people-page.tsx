import { settings } from '@aranya/shared/config';
import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Box, Button, Stack, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listPeople } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { type Column, RecordTable } from '../table/record-table';
import { SearchedList } from '../table/searched-list';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
import { CentralAppUsers } from './central-app-users';
import { organisationOf, PersonDialog } from './person-dialog';

export default function PeoplePage() {
  const text = useText();
  const [chosen, setChosen] = useState<AdministeredPerson | null>(null);
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
        <Button variant="outlined" onClick={() => setChosen(person)}>
          {withHiddenName(text('Manage<0> {name}</0>', { name: person.name }), person.name)}
        </Button>
      ),
    },
  ];
  return (
    <AdministrationPage
      section="People"
      lead={text(
        'Find a person by name, phone number or organisation, and help where a phone or a role has changed.',
      )}
    >
      <SearchedList
        ask={listPeople}
        what={text('the people')}
        label={text('Name, phone or organisation')}
        table="people"
      >
        {({ total, people }, refetch) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {text('{count, plural, one {# person} other {# people}}', { count: total })}
            </Typography>
            <RecordTable
              label={text('People')}
              columns={columns}
              rows={people}
              keyOf={({ id }) => id}
              empty={
                <EmptyState title={text('Nobody found')}>
                  {text('Try a part of the name, or the last digits of the phone number.')}
                </EmptyState>
              }
            />
            <PersonDialog person={chosen} onClose={() => setChosen(null)} onChanged={refetch} />
          </>
        )}
      </SearchedList>
      {settings().collect.central && <CentralAppUsers />}
    </AdministrationPage>
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
