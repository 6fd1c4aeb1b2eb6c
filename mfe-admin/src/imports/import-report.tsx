import type { ImportAnswer, RefusedRecord } from '@aranya/shared/contracts/administration';
import { Alert, Button, DownloadIcon, Typography } from '@aranya/shared/ui/basics';
import { useEffect, useRef } from 'react';
import { downloadTable } from '../download/download-table';
import { type Column, RecordTable } from '../table/record-table';
import { countInWords, numberInWords } from '../table/words';

const COLUMNS: Column<RefusedRecord>[] = [
  { name: 'Record', kind: 'head', cell: ({ record }) => numberInWords(record) },
  { name: 'Field', cell: ({ field }) => field || '–' },
  { name: 'Value', cell: ({ value }) => value || '–' },
  { name: 'What to do', cell: ({ sentence }) => sentence },
];

/** What happened to the file, in one sentence. */
export function outcomeInWords(answer: ImportAnswer): string {
  const { status, sentence, recordsTaken, recordsReplaced, recordsRefused } = answer;
  const records = countInWords(recordsTaken, 'record', 'records');
  if (sentence) return sentence;
  if (status === 'refused') {
    return `Nothing was taken: ${countInWords(recordsRefused, 'record is', 'records are')} refused. Correct the file and import it again.`;
  }
  const rest = recordsRefused > 0 ? ` ${numberInWords(recordsRefused)} left out.` : '';
  if (status === 'checked') return `${records} would be taken.${rest} Nothing was kept yet.`;
  const replaced =
    recordsReplaced > 0 ? ` ${numberInWords(recordsReplaced)} in place of earlier ones.` : '';
  return `${records} taken.${replaced}${rest}`;
}

interface ImportReportProps {
  answer: ImportAnswer;
  fileName: string;
}

/** How an import ended, with the records that were refused and why. */
export function ImportReport({ answer, fileName }: ImportReportProps) {
  const { status, refused, recordsRefused, report, notes = [] } = answer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={place}>
      <Alert severity={status === 'refused' ? 'error' : 'success'} role="alert" sx={{ my: 3 }}>
        {outcomeInWords(answer)}
      </Alert>
      {notes.map((note) => (
        <Typography key={note} color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
      {refused.length > 0 && (
        <>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            Refused records
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {refused.length < recordsRefused
              ? `The first ${refused.length} of ${numberInWords(recordsRefused)}.`
              : 'Record 1 is the first after the header.'}
          </Typography>
          {report !== null && (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon size={20} />}
              onClick={() => downloadTable(`refused-${fileName.replace(/\W+/g, '-')}`, report)}
              sx={{ mb: 2 }}
            >
              Download refused records as CSV
            </Button>
          )}
          <RecordTable
            label="Refused records"
            columns={COLUMNS}
            rows={refused}
            keyOf={({ record }) => record}
          />
        </>
      )}
    </div>
  );
}
