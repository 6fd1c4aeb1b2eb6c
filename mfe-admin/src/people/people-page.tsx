import { settings } from '@aranya/shared/config';
import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listPeople } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { useSearchedList } from '../loading/use-searched-list';
import { Pager } from '../table/pager';
import { SearchField } from '../table/search-field';
import { useText } from '../texts';
import { CentralAppUsers } from './central-app-users';
import { PeopleTable } from './people-table';
import { PersonDialog } from './person-dialog';

export default function PeoplePage() {
  const text = useText();
  return (
    <AdministrationPage
      section="People"
      lead={text(
        'Find a person by name, phone number or organisation, and help where a phone or a role has changed.',
      )}
    >
      <People />
      {settings().collect.central && <CentralAppUsers />}
    </AdministrationPage>
  );
}

function People() {
  const text = useText();
  const [chosen, setChosen] = useState<AdministeredPerson | null>(null);
  const { list, search, page, setPage, typed, type } = useSearchedList(listPeople);
  return (
    <>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
      >
        <SearchField label={text('Name, phone or organisation')} typed={typed} onType={type} />
        <DownloadButton table="people" query={{ search }}>
          {text('Download as CSV')}
        </DownloadButton>
      </Stack>
      <ListStates list={list} what={text('the people')}>
        {({ total, people }) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {text('{count, plural, one {# person} other {# people}}', { count: total })}
            </Typography>
            {people.length === 0 ? (
              <EmptyState title={text('Nobody found')}>
                {text('Try a part of the name, or the last digits of the phone number.')}
              </EmptyState>
            ) : (
              <PeopleTable people={people} onChoose={setChosen} />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      <PersonDialog person={chosen} onClose={() => setChosen(null)} onChanged={list.refetch} />
    </>
  );
}
