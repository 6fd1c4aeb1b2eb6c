import type { ImportAnswer, RefusedRecord } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Alert, Button, DownloadIcon, Typography, Written } from '@aranya/shared/ui/basics';
import { useEffect, useRef } from 'react';
import { downloadTable } from '../download/download-table';
import { Said } from '../files/server-message';
import { Heading } from '../frame/section';
import { type Column, RecordTable } from '../table/record-table';
import { numberInWords } from '../table/words';
import { useText } from '../texts';

const COLUMNS: Column<RefusedRecord>[] = [
  { name: message('Record'), kind: 'head', cell: ({ record }) => numberInWords(record) },
  { name: message('Field'), cell: ({ field }) => <Written>{field}</Written> },
  { name: message('Value'), cell: ({ value }) => <Written>{value}</Written> },
  { name: message('What to do'), cell: (record) => <Said said={record} /> },
];

function outcomeInWords(answer: ImportAnswer, text: TextOf): string {
  const { status, recordsTaken, recordsReplaced, recordsRefused } = answer;
  if (status === 'refused') {
    return text(
      'Nothing was taken: {count, plural, one {# record is} other {# records are}} refused. Correct the file and import it again.',
      { count: recordsRefused },
    );
  }
  const taken = { count: recordsTaken };
  const leftOut = recordsRefused > 0 && { count: numberInWords(recordsRefused) };
  const replaced = recordsReplaced > 0 && { count: numberInWords(recordsReplaced) };
  const isCheck = status === 'checked';
  return [
    isCheck
      ? text('{count, plural, one {# record} other {# records}} would be taken.', taken)
      : text('{count, plural, one {# record} other {# records}} taken.', taken),
    !isCheck && replaced && text('{count} in place of earlier ones.', replaced),
    leftOut && text('{count} left out.', leftOut),
    isCheck && text('Nothing was kept yet.'),
  ]
    .filter(Boolean)
    .join(' ');
}

export function ImportReport({ answer, fileName }: { answer: ImportAnswer; fileName: string }) {
  const text = useText();
  const { status, sentence, refused, recordsRefused, report } = answer;
  const { notes = [], noteLanguages = [] } = answer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={place}>
      <Alert severity={status === 'refused' ? 'error' : 'success'} role="alert" sx={{ my: 3 }}>
        {sentence === null ? outcomeInWords(answer, text) : <Said said={{ ...answer, sentence }} />}
      </Alert>
      {notes.map((note, index) => (
        <Typography key={note} color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <Said said={{ sentence: note, language: noteLanguages[index] }} />
        </Typography>
      ))}
      {refused.length > 0 && (
        <>
          <Heading>{text('Refused records')}</Heading>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {refused.length < recordsRefused
              ? text('The first {shown} of {count}.', {
                  shown: refused.length,
                  count: numberInWords(recordsRefused),
                })
              : text('Record 1 is the first after the header.')}
          </Typography>
          {report !== null && (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon size={20} />}
              onClick={() => downloadTable(`refused-${fileName.replace(/\W+/g, '-')}`, report)}
              sx={{ mb: 2 }}
            >
              {text('Download refused records as CSV')}
            </Button>
          )}
          <RecordTable
            label={text('Refused records')}
            columns={COLUMNS}
            rows={refused}
            keyOf={({ record }) => record}
          />
        </>
      )}
    </div>
  );
}
