import { nameOfLanguage } from '@aranya/shared/contracts';
import type { MailRecipient } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

interface RecipientsTableProps {
  recipients: readonly MailRecipient[];
  onRemove: (recipient: MailRecipient) => void;
}

/** One page of the list of addresses. */
export function RecipientsTable({ recipients, onRemove }: RecipientsTableProps) {
  const text = useText();
  const columns: Column<MailRecipient>[] = [
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
      cell: (recipient) => (
        <Button variant="outlined" onClick={() => onRemove(recipient)}>
          {withHiddenName(
            text('Remove<0> {email}</0>', { email: recipient.email }),
            recipient.email,
          )}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      label={text('Addresses for mail updates')}
      columns={columns}
      rows={recipients}
      keyOf={({ id }) => id}
    />
  );
}
