import { message } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { RecordTable } from '../../table/record-table';
import { numberInWords } from '../../table/words';

interface DecidedTableProps {
  title: string;
  /** Name of the first column, as a key for translations. */
  head: string;
  rows: readonly { key: string; name: ReactNode; decided: number; confirmed: number }[];
}

/** Decided records by form or species, with the share of confirmed ones; nothing while there are none. */
export function DecidedTable({ title, head, rows }: DecidedTableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <RecordTable
        label={title}
        columns={[
          { name: head, kind: 'head', cell: ({ name }) => name },
          {
            name: message('Decided'),
            kind: 'number',
            cell: ({ decided }) => numberInWords(decided),
          },
          {
            name: message('Confirmed'),
            kind: 'number',
            cell: ({ decided, confirmed }) =>
              decided === 0 ? '–' : `${numberInWords(Math.round((confirmed / decided) * 100))} %`,
          },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </>
  );
}
