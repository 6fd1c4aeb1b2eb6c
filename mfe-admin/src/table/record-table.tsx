import { DataTable, type DataTableProps, Table } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';

export type { Column } from '@aranya/shared/ui/data';

/** In pixels: 30 rows take one and a half screens. */
const DENSE_ROW = 44;

const Grid = styled(Table)(({ theme }) => ({
  '& th, & td': { fontSize: '1rem', overflowWrap: 'break-word', verticalAlign: 'middle' },
  '& thead th': { fontWeight: 600, borderBottom: `2px solid ${palette.forest700}` },
  '& [data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Makes each row only as high as its buttons.
  [theme.breakpoints.up('lg')]: {
    '& tbody th, & tbody td': {
      paddingBlock: 0,
      height: DENSE_ROW,
      borderColor: palette.sandBorder,
    },
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
    '& tbody [data-kind="number"]': { textAlign: 'start' },
    '& tbody th': { display: 'block', fontSize: '1.125rem' },
    '& tbody [data-name]::before': { content: 'attr(data-name)', color: palette.ink2 },
    '& tbody th[data-name]::before': { content: 'none' },
    '& tbody [data-kind="action"]': { display: 'block' },
    '& tbody [data-kind="action"]::before': { content: 'none' },
  },
})) as typeof Table;

interface RecordTableProps<Row> extends Omit<DataTableProps<Row>, 'look' | 'isBusy'> {
  empty?: ReactNode;
}

/**
 * A narrow window shows cards.
 * @param columns with English names, which the table translates
 */
export function RecordTable<Row>({ columns, empty, ...table }: RecordTableProps<Row>) {
  const text = useText();
  if (empty && table.rows.length === 0) return empty;
  const translated = columns.map((column) => ({ ...column, name: text(column.name) }));
  return <DataTable {...table} columns={translated} look={Grid} />;
}
