import { useQuery } from '@aranya/shared/api';
import type { FormRecord } from '@aranya/shared/contracts/administration';
import { Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listFormRecords } from '../../calls/administration-calls';
import { ListStates } from '../../loading/list-states';
import { Pager } from '../../table/pager';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';

const COLUMNS: Column<FormRecord>[] = [
  { name: 'Record', kind: 'head', cell: ({ instanceName, id }) => instanceName ?? `No. ${id}` },
  { name: 'From', cell: ({ name }) => name || 'Deleted account' },
  { name: 'Sent', cell: ({ submittedAt }) => momentInWords(submittedAt) },
  { name: 'Version', cell: ({ version }) => version || '–' },
  { name: 'Species', cell: speciesInWords },
];

/** The records of a form, also of one that is on no map. */
export default function FormRecords({ formId }: { formId: number }) {
  const [page, setPage] = useState(1);
  const list = useQuery(listFormRecords, { id: formId, page });
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Records
      </Typography>
      <ListStates list={list} what="the records">
        {({ total, records }) =>
          total === 0 ? (
            <EmptyState title="No records yet">
              What phones send with this form is listed here.
            </EmptyState>
          ) : (
            <>
              <RecordTable
                label="Records of the form"
                columns={COLUMNS}
                rows={records}
                keyOf={({ id }) => id}
              />
              <Pager page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </ListStates>
    </>
  );
}

function speciesInWords({ encrypted, species, speciesCount }: FormRecord): string {
  if (encrypted) return 'Encrypted: nobody here can read it';
  if (speciesCount === 0) return 'None, so it is on no map';
  const more = speciesCount - species.length;
  return more > 0 ? `${species.join(', ')} and ${numberInWords(more)} more` : species.join(', ');
}
