import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { Link } from '@aranya/shared/navigation';
import { Box, MuiLink } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { DownloadButton } from '../download/download-button';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';
import { FORM_STATES, pinInWords } from './form-words';

const COLUMNS: Column<AdministeredForm>[] = [
  {
    name: 'Form',
    kind: 'head',
    cell: ({ id, title, formId }) => (
      <>
        <MuiLink
          component={Link}
          to={`/admin/forms?form=${id}`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {title}
        </MuiLink>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
          {formId}
        </Box>
      </>
    ),
  },
  { name: 'State', cell: ({ state }) => FORM_STATES[state].name },
  { name: 'PIN', cell: pinInWords },
  { name: 'People', kind: 'number', cell: ({ people }) => numberInWords(people) },
  { name: 'Records', kind: 'number', cell: ({ records }) => numberInWords(records) },
  { name: 'Last record', cell: ({ lastRecordAt }) => momentInWords(lastRecordAt) },
];

/** All forms of the collection server. */
export function FormsTable({ forms }: { forms: readonly AdministeredForm[] }) {
  if (forms.length === 0) {
    return (
      <EmptyState title="No forms yet">
        Publish one, or ask the operator: forms are installed with the server.
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <DownloadButton table="form-access">Download who has access as CSV</DownloadButton>
      </Box>
      <RecordTable label="Forms" columns={COLUMNS} rows={forms} keyOf={({ id }) => id} />
    </>
  );
}
