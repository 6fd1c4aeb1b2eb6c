import { speciesNameIn } from '@aranya/shared/contracts';
import type { FormRecord } from '@aranya/shared/contracts/administration';
import { message, type TextOf, useLanguage } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { MuiLink, Written, withWritten } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listFormRecords } from '../../calls/administration-calls';
import { Loaded } from '../../loading/list-states';
import { Pager } from '../../table/pager';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { RecordExport } from './record-export';

const columnsIn = (text: TextOf): Column<FormRecord>[] => [
  {
    name: message('Record'),
    kind: 'head',
    cell: ({ instanceName, id }) => (
      <MuiLink component={Link} to={`/admin/records/${id}`} sx={{ display: 'inline-block', py: 1 }}>
        <Written otherwise={text('No. {number}', { number: String(id) })}>{instanceName}</Written>
      </MuiLink>
    ),
  },
  {
    name: message('From'),
    cell: ({ name }) => <Written otherwise={text('Deleted account')}>{name}</Written>,
  },
  { name: message('Sent'), cell: ({ submittedAt }) => momentInWords(submittedAt) },
  { name: message('Version'), cell: ({ version }) => <Written>{version}</Written> },
  { name: message('Species'), cell: (record) => <Species record={record} /> },
];

interface FormRecordsProps {
  formId: number;
  /** The form's own id, for file names. */
  xmlFormId: string;
}

export default function FormRecords({ formId, xmlFormId }: FormRecordsProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  return (
    <Loaded ask={listFormRecords} question={{ id: formId, page }} what={text('the records')}>
      {({ total, records, leftOut }) =>
        total === 0 ? (
          <EmptyState title={text('No records yet')}>
            {text('What phones send with this form is listed here.')}
          </EmptyState>
        ) : (
          <>
            <RecordExport formId={formId} xmlFormId={xmlFormId} leftOut={leftOut} />
            <RecordTable
              label={text('Records of the form')}
              columns={columnsIn(text)}
              rows={records}
              keyOf={({ id }) => id}
            />
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}

function Species({ record: { encrypted, species, speciesCount } }: { record: FormRecord }) {
  const text = useText();
  const language = useLanguage();
  if (encrypted) return text('Encrypted: nobody here can read it');
  if (speciesCount === 0) return text('None, so it is on no map');
  const more = speciesCount - species.length;
  const named = species.map((name) => speciesNameIn(language, name)).join(', ');
  if (more === 0) return <Written>{named}</Written>;
  return withWritten(
    text('<0>{species}</0> and {count} more', { species: named, count: numberInWords(more) }),
    named,
  );
}
