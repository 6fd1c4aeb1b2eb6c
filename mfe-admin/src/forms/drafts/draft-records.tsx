import { useQuery } from '@aranya/shared/api';
import type {
  DraftOccurrence,
  DraftRecord,
  FormDraft,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Button, Failure, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { listDraftRecords, readDraftRecord } from '../../calls/draft-calls';
import { downloadFile } from '../../download/download-table';
import { Heading } from '../../frame/section';
import { useAction } from '../../loading/actions';
import { ListStates } from '../../loading/list-states';
import { Pager } from '../../table/pager';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';

export function DraftRecords({ draft }: { draft: FormDraft }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const list = useQuery(listDraftRecords, { id: draft.id, page });
  const { busy, failure, run } = useAction();
  const download = async ({ id }: DraftRecord) =>
    downloadFile(`test-record-${id}.xml`, await readDraftRecord(draft.id, id), 'application/xml');
  const columns: Column<DraftRecord>[] = [
    {
      name: message('Record'),
      kind: 'head',
      cell: ({ instanceName, id }) => (
        <Written otherwise={text('No. {id}', { id: String(id) })}>{instanceName}</Written>
      ),
    },
    { name: message('Came'), cell: ({ receivedAt }) => momentInWords(receivedAt) },
    { name: message('On the map'), cell: (record) => mapInWords(record, text) },
    { name: message('Files'), cell: (record) => filesInWords(record, text) },
    {
      name: message('As sent'),
      cell: (record) => (
        <Button disabled={busy} onClick={() => run(() => download(record))}>
          {withHiddenName(text('Download<0> test record {id}</0>', { id: String(record.id) }))}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Heading variant="h5" component="h4" sx={{ mt: 3, mb: 1 }}>
        {text('Test records')}
      </Heading>
      <Failure>{failure}</Failure>
      <ListStates list={list} what={text('the test records')}>
        {({ total, records }) => (
          <>
            <Typography role="status">
              {total === 0
                ? text('None has come yet.')
                : text('{count} came.', { count: numberInWords(total) })}
            </Typography>
            {total > 0 && (
              <RecordTable
                label={text('Test records of {form}', { form: draft.title })}
                columns={columns}
                rows={records}
                keyOf={({ id }) => id}
              />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={list.refetch}>
        {text('Look for test records')}
      </Button>
    </>
  );
}

function mapInWords(
  { encrypted, occurrences, occurrenceCount }: DraftRecord,
  text: TextOf,
): string {
  if (encrypted) return text('Encrypted: nobody here can read it');
  if (occurrenceCount === 0) return text('Nothing: no species was read');
  const more = occurrenceCount - occurrences.length;
  const named = occurrences.map((one) => occurrenceInWords(one, text)).join('; ');
  return more > 0
    ? text('{species} and {count} more', { species: named, count: numberInWords(more) })
    : named;
}

function occurrenceInWords(
  { species, latitude, longitude, count }: DraftOccurrence,
  text: TextOf,
): string {
  const counted = count === null ? species : `${count} × ${species}`;
  if (latitude === null || longitude === null) {
    return text('{species} without a place', { species: counted });
  }
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return text('{species} at {place}', { species: counted, place });
}

const filesInWords = ({ files }: DraftRecord, text: TextOf): string =>
  files
    .map(({ name, received }) => (received ? name : text('{file} (has not come)', { file: name })))
    .join(', ') || text('None');
