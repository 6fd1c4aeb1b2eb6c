import type { MailRecipient } from '@aranya/shared/contracts/administration';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { listMailRecipients, removeMailRecipient } from '../calls/administration-calls';
import { useConfirm } from '../confirm/use-confirm';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { useSearchedList } from '../loading/use-searched-list';
import { Pager } from '../table/pager';
import { SearchField } from '../table/search-field';
import { useText } from '../texts';
import { RecipientsTable } from './recipients-table';

/** Page for the recipients of mails about new campaigns. */
export default function MailUpdatesPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Mail updates"
      lead={text(
        'Who asked on the page Campaigns for mails about new ones. You send these mails with a program of your own: download the table anew before each mail, so that nobody is in it who has ended them, and put each person’s link of the column endAddress into their mail.',
      )}
    >
      <Recipients />
    </AdministrationPage>
  );
}

function Recipients() {
  const text = useText();
  const { list, search, page, setPage, typed, type } = useSearchedList(listMailRecipients);
  const [ask, dialog] = useConfirm(list.refetch);
  const askToRemove = ({ id, email }: MailRecipient) =>
    ask({
      title: text('Remove {email}?', { email }),
      text: text('No table that is downloaded from now on has this address.'),
      confirm: text('Remove address'),
      destructive: true,
      work: () => removeMailRecipient(id),
    });
  return (
    <>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
      >
        <SearchField label={text('A part of the address')} typed={typed} onType={type} />
        <DownloadButton table="mail-updates" query={{ search }}>
          {text('Download as CSV')}
        </DownloadButton>
      </Stack>
      <ListStates list={list} what={text('the addresses')}>
        {({ total, recipients }) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {text('{count, plural, one {# address} other {# addresses}}', { count: total })}
            </Typography>
            {recipients.length === 0 ? (
              <EmptyState title={search ? text('No address fits') : text('No addresses yet')}>
                {search
                  ? text('Try another part of it.')
                  : text('Addresses that visitors leave on the page Campaigns appear here.')}
              </EmptyState>
            ) : (
              <RecipientsTable recipients={recipients} onRemove={askToRemove} />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      {dialog}
    </>
  );
}
