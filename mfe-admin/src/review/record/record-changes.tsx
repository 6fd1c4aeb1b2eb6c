import type { ReviewChange } from '@aranya/shared/contracts/review';
import { message } from '@aranya/shared/languages';
import { Typography, Written } from '@aranya/shared/ui/basics';
import { useId } from 'react';
import { RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';

/** Answers before and after each edit, the newest edit first. */
export function RecordChanges({ changes }: { changes: readonly ReviewChange[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId} sx={{ mt: 4, mb: 1 }}>
        {text('Changed by edits')}
      </Typography>
      <RecordTable
        label={text('Changed by edits')}
        columns={[
          {
            name: message('Question'),
            kind: 'head',
            cell: ({ path, label, repeats }) => (
              <>
                <Written>{label || path}</Written>
                {repeats.length > 0 && ` (${repeats.map(numberInWords).join('.')})`}
              </>
            ),
          },
          {
            name: message('Before'),
            cell: ({ before }) => <Written otherwise="–">{before ?? ''}</Written>,
          },
          {
            name: message('After'),
            cell: ({ after }) => <Written otherwise="–">{after ?? ''}</Written>,
          },
          { name: message('Edited'), cell: ({ at }) => momentInWords(at) },
        ]}
        rows={changes}
        keyOf={({ at, path, repeats }) => `${at} ${path} ${repeats}`}
      />
    </section>
  );
}
