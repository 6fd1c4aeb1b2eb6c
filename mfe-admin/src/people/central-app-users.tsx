import type { CentralAppUser } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Box, Failure, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useId } from 'react';
import { linkAppUser, listCentralAppUsers } from '../calls/administration-calls';
import { PhoneNumberForm } from '../fields/phone-number-form';
import { type Column, RecordTable } from '../table/record-table';
import { SearchedList } from '../table/searched-list';
import { numberInWords } from '../table/words';
import { useText } from '../texts';

/** Earlier app users can be linked to people. */
export function CentralAppUsers() {
  const text = useText();
  const headingId = useId();
  const columnsWith = (refetch: () => void): Column<CentralAppUser>[] => [
    {
      name: message('Name in Central'),
      kind: 'head',
      cell: ({ displayName }) => <Written>{displayName}</Written>,
    },
    { name: message('Code'), cell: (appUser) => text(codeInWords(appUser)) },
    { name: message('Records'), kind: 'number', cell: ({ records }) => numberInWords(records) },
    {
      name: message('Person'),
      kind: 'action',
      cell: (one) =>
        one.person ? (
          <Written>{`${one.person.name}, ${one.person.phoneNumber}`}</Written>
        ) : (
          <PhoneNumberForm
            label={text('Phone number for {name}', { name: one.displayName })}
            hint={
              one.suggestion
                ? text('Probably {name}', { name: one.suggestion.name })
                : text('Of a registered person')
            }
            suggestion={one.suggestion?.phoneNumber ?? ''}
            button={withHiddenName(text('Give to person<0> {name}</0>', { name: one.displayName }))}
            variant="outlined"
            styles={[{ gap: 1 }, { minWidth: { sm: 240 } }]}
            give={(phoneNumber) => linkAppUser(one.centralId, phoneNumber)}
            onGiven={refetch}
          />
        ),
    },
  ];
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" id={headingId}>
        {text('App users of ODK Central')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3, maxWidth: '68ch' }}>
        {text(
          'Give an app user from before to its person: its records become theirs, and the phone keeps its code, so that nobody scans again.',
        )}
      </Typography>
      <SearchedList
        ask={listCentralAppUsers}
        what={text('the app users')}
        label={text('Search by name in Central')}
      >
        {({ problem, appUsers }, refetch) => (
          <>
            <Failure>{problem}</Failure>
            {!problem && appUsers.length === 0 && (
              <EmptyState title={text('No app user found')}>
                {text('Try a part of the name.')}
              </EmptyState>
            )}
            {appUsers.length > 0 && (
              <RecordTable
                label={text('App users of ODK Central')}
                columns={columnsWith(refetch)}
                rows={appUsers}
                keyOf={({ centralId }) => centralId}
              />
            )}
          </>
        )}
      </SearchedList>
    </Box>
  );
}

const codeInWords = ({ active, ending }: CentralAppUser) => {
  if (ending) return message('Works until Central answers: the account was closed');
  return active ? message('Works') : message('Revoked');
};
