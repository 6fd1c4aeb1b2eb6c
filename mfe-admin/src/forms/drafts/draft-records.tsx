import { useQuery } from '@aranya/shared/api';
import type { DraftRecord, FormDraft } from '@aranya/shared/contracts/administration';
import { Alert, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { listDraftRecords, readDraftRecord } from '../../calls/draft-calls';
import { downloadFile } from '../../download/download-table';
import { ListStates } from '../../loading/list-states';
import { useAction } from '../../loading/use-action';
import { Pager } from '../../table/pager';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
import { filesInWords, mapInWords } from './draft-words';

/** What came to try a draft out, as map and counters would take it. */
export function DraftRecords({ draft }: { draft: FormDraft }) {
  const [page, setPage] = useState(1);
  const list = useQuery(listDraftRecords, { id: draft.id, page });
  const { busy, failure, run } = useAction();
  const download = async ({ id }: DraftRecord) =>
    downloadFile(`test-record-${id}.xml`, await readDraftRecord(draft.id, id), 'application/xml');
  const columns: Column<DraftRecord>[] = [
    { name: 'Record', kind: 'head', cell: ({ instanceName, id }) => instanceName ?? `No. ${id}` },
    { name: 'Came', cell: ({ receivedAt }) => momentInWords(receivedAt) },
    { name: 'On the map', cell: mapInWords },
    { name: 'Files', cell: filesInWords },
    {
      name: 'As sent',
      cell: (record) => (
        <Button disabled={busy} onClick={() => run(() => download(record))}>
          Download<HiddenText> test record {record.id}</HiddenText>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h5" component="h4" sx={{ mt: 3, mb: 1 }}>
        Test records
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <ListStates list={list} what="the test records">
        {({ total, records }) => (
          <>
            <Typography role="status">
              {total === 0 ? 'None has come yet.' : `${numberInWords(total)} came.`}
            </Typography>
            {total > 0 && (
              <RecordTable
                label={`Test records of ${draft.title}`}
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
        Look for test records
      </Button>
    </>
  );
}
