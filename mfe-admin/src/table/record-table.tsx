import { Table, TableBody, TableCell, TableHead, TableRow } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';

/** In pixels: 30 rows take one and a half screens. */
const DENSE_ROW = 44;

const Grid = styled(Table)(({ theme }) => ({
  '& th, & td': { fontSize: '1rem', overflowWrap: 'break-word', verticalAlign: 'middle' },
  '& thead th': { fontWeight: 600, borderBottom: `2px solid ${palette.forest700}` },
  '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Makes each row only as high as its buttons.
  [theme.breakpoints.up('lg')]: {
    '& tbody th, & tbody td': { paddingBlock: 0, height: DENSE_ROW },
    '& tbody button': { minHeight: DENSE_ROW - 4, paddingBlock: 0 },
  },
  [theme.breakpoints.down('lg')]: {
    display: 'block',
    // Breaks long words, so that the page does not become wider.
    '& th, & td': { overflowWrap: 'anywhere' },
    '& tbody, & tr': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
      whiteSpace: 'nowrap',
    },
    '& tbody tr': {
      marginBottom: theme.spacing(2),
      padding: theme.spacing(1, 2),
      border: `1px solid ${palette.sandBorder}`,
      borderRadius: 8,
      backgroundColor: '#fff',
    },
    '& tbody th, & tbody td': {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      gap: theme.spacing(1),
      padding: theme.spacing(0.75, 0),
      border: 0,
      textAlign: 'start',
    },
    '& tbody [data-numeric]': { textAlign: 'start' },
    '& tbody th': { display: 'block', fontSize: '1.125rem' },
    '& tbody [data-name]::before': { content: 'attr(data-name)', color: palette.ink2 },
    '& tbody th[data-name]::before': { content: 'none' },
    '& tbody [data-action]': { display: 'block' },
    '& tbody [data-action]::before': { content: 'none' },
  },
})) as typeof Table;

export interface Column<Row> {
  /** English key, which the table translates. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** `head` names the row, `number` is right-aligned, `action` holds buttons. */
  kind?: 'head' | 'number' | 'action';
}

interface RecordTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  empty?: ReactNode;
}

/** Screen readers get a table, also where a narrow window shows cards. */
export function RecordTable<Row>({ label, columns, rows, keyOf, empty }: RecordTableProps<Row>) {
  const text = useText();
  if (empty && rows.length === 0) return empty;
  return (
    // Explicit roles, because browsers drop table semantics for rows displayed as blocks.
    <Grid aria-label={label} role="table">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ name, kind }) => (
            <TableCell
              key={name}
              role="columnheader"
              scope="col"
              data-numeric={kind === 'number' ? '' : undefined}
            >
              {text(name)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow key={keyOf(row, index)} role="row">
            {columns.map(({ name, cell, kind }) => (
              <TableCell
                key={name}
                {...(kind === 'head'
                  ? { component: 'th', scope: 'row', role: 'rowheader' }
                  : { role: 'cell' })}
                data-name={text(name)}
                data-numeric={kind === 'number' ? '' : undefined}
                data-action={kind === 'action' ? '' : undefined}
              >
                <div>{cell(row)}</div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Grid>
  );
}
