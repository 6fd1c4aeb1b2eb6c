import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Box, MuiLink, Written } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { DownloadButton } from '../download/download-button';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
import { pinInWords, stateInWords } from './form-words';

const columnsIn = (text: TextOf): Column<AdministeredForm>[] => [
  {
    name: message('Form'),
    kind: 'head',
    cell: ({ id, title, formId }) => (
      <>
        <MuiLink
          component={Link}
          to={`/admin/forms?form=${id}`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          <Written>{title}</Written>
        </MuiLink>
        <Box
          component="span"
          translate="no"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
        >
          {formId}
        </Box>
      </>
    ),
  },
  { name: message('State'), cell: (form) => text(stateInWords(form)) },
  { name: message('PIN'), cell: (form) => pinInWords(form, text) },
  { name: message('People'), kind: 'number', cell: ({ people }) => numberInWords(people) },
  { name: message('Records'), kind: 'number', cell: ({ records }) => numberInWords(records) },
  { name: message('Last record'), cell: ({ lastRecordAt }) => momentInWords(lastRecordAt) },
];

export function FormsTable({ forms }: { forms: readonly AdministeredForm[] }) {
  const text = useText();
  if (forms.length === 0) {
    return (
      <EmptyState title={text('No forms yet')}>
        {text('Publish one, or ask the operator: forms are installed with the server.')}
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <DownloadButton table="form-access">
          {text('Download who has access as CSV')}
        </DownloadButton>
      </Box>
      <RecordTable
        label={text('Forms')}
        columns={columnsIn(text)}
        rows={forms}
        keyOf={({ id }) => id}
      />
    </>
  );
}
