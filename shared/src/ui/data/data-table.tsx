import { useCommonText } from '@aranya/shared/languages';
import type { SxProps, Theme } from '@mui/material/styles';
import type Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `head` names the row; the attribute `data-kind` has it for styles. */
  kind?: 'head' | 'number' | 'action';
  /** Styles all cells, with the header. */
  sx?: SxProps<Theme>;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** By default the place of the row. */
  keyOf?: (row: Row, index: number) => string | number;
  isBusy?: boolean;
  /** `Table` with styles. */
  look: typeof Table;
}

/** Screen readers get a table, also where rows are displayed as blocks. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf = (_, index) => index, isBusy, look: Look } = props;
  return (
    // Explicit roles, because browsers drop table semantics for rows displayed as blocks.
    <Look aria-label={label} aria-busy={isBusy} role="table">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ name, kind, sx = {} }) => (
            <TableCell key={name} role="columnheader" scope="col" data-kind={kind} sx={sx}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow key={keyOf(row, index)} role="row">
            {columns.map(({ name, cell, kind, sx = {} }) => (
              <TableCell
                key={name}
                {...(kind === 'head'
                  ? { component: 'th', scope: 'row', role: 'rowheader' }
                  : { role: 'cell' })}
                data-name={name}
                data-kind={kind}
                sx={sx}
              >
                <div>{cell(row, index)}</div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Look>
  );
}

/** Scrolls sideways if it is wider than the window, also by keyboard. */
export function ScrollingTable<Row>(props: DataTableProps<Row>) {
  const text = useCommonText();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={text('Table: {name}', { name: props.label })}
      sx={{ '@media print': { overflow: 'visible', '& tr': { breakInside: 'avoid' } } }}
    >
      <DataTable {...props} />
    </TableContainer>
  );
}
