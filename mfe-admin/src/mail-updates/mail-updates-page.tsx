import { nameOfLanguage } from '@aranya/shared/contracts';
import type { MailRecipient } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { listMailRecipients, removeMailRecipient } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { useConfirm } from '../loading/actions';
import { type Column, RecordTable } from '../table/record-table';
import { SearchedList } from '../table/searched-list';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

export default function MailUpdatesPage() {
  const text = useText();
  const [ask, dialog] = useConfirm();
  const askToRemove = ({ id, email }: MailRecipient, refetch: () => void) =>
    ask({
      title: text('Remove {email}?', { email }),
      text: text('No table that is downloaded from now on has this address.'),
      confirm: text('Remove address'),
      destructive: true,
      work: () => removeMailRecipient(id).then(refetch),
    });
  const columnsWith = (refetch: () => void): Column<MailRecipient>[] => [
    { name: message('Email'), kind: 'head', cell: ({ email }) => <Written>{email}</Written> },
    {
      name: message('Language'),
      cell: ({ language }) => (
        <span lang={language} translate="no">
          {nameOfLanguage(language)}
        </span>
      ),
    },
    {
      name: message('Agreed, and since when'),
      cell: ({ consentedAt }) => momentInWords(consentedAt),
    },
    {
      name: message('Actions'),
      kind: 'action',
      cell: (one) => (
        <Button variant="outlined" onClick={() => askToRemove(one, refetch)}>
          {withHiddenName(text('Remove<0> {email}</0>', { email: one.email }), one.email)}
        </Button>
      ),
    },
  ];
  return (
    <AdministrationPage
      section="Mail updates"
      lead={text(
        'Who asked on the page Campaigns for mails about new ones. You send these mails with a program of your own: download the table anew before each mail, so that nobody is in it who has ended them, and put each person’s link of the column endAddress into their mail.',
      )}
    >
      <SearchedList
        ask={listMailRecipients}
        what={text('the addresses')}
        label={text('A part of the address')}
        table="mail-updates"
      >
        {({ total, recipients }, refetch, search) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {text('{count, plural, one {# address} other {# addresses}}', { count: total })}
            </Typography>
            <RecordTable
              label={text('Addresses for mail updates')}
              columns={columnsWith(refetch)}
              rows={recipients}
              keyOf={({ id }) => id}
              empty={
                <EmptyState title={search ? text('No address fits') : text('No addresses yet')}>
                  {search
                    ? text('Try another part of it.')
                    : text('Addresses that visitors leave on the page Campaigns appear here.')}
                </EmptyState>
              }
            />
          </>
        )}
      </SearchedList>
      {dialog}
    </AdministrationPage>
  );
}
