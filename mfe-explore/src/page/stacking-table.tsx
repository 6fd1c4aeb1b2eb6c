import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../texts';

const NARROW_PX = 599;

/** Phone: the cells of a row are stacked. Print: black on white, no row split across pages. */
const Sheet = styled(Table)(({ theme }) => ({
  transition: 'opacity 150ms',
  '&[aria-busy="true"]': { opacity: 0.5 },
  '& thead th': {
    fontWeight: 600,
    color: palette.ink2,
    borderBottom: `2px solid ${palette.forest700}`,
  },
  '& td, & th': {
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    verticalAlign: 'top',
    padding: '10px 12px',
  },
  '& tbody td, & tbody th': { borderBottom: `1px solid ${palette.sandBorder}` },
  '& tbody tr:hover': { backgroundColor: palette.sand },
  [`@media screen and (max-width: ${NARROW_PX}px)`]: {
    '&, & tbody': { display: 'block', position: 'relative' },
    // For screen readers only.
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      rowGap: theme.spacing(0.5),
      columnGap: theme.spacing(2),
      paddingBlock: theme.spacing(1.5),
      borderBottom: `1px solid ${palette.sandBorder}`,
    },
    '& tbody td, & tbody th': { padding: 0, border: 0, textAlign: 'start' },
  },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& td, & th': { fontSize: '10pt', color: '#000', padding: '5px 6px' },
  },
}));

type CellProps = Omit<ComponentProps<typeof TableCell>, 'role'>;

interface StackingTableProps {
  label: string;
  columns: readonly (CellProps & { title: string })[];
  isBusy?: boolean;
  /** Made of {@link Row} and {@link Cell}. */
  children: ReactNode;
}

export function StackingTable({ label, columns, isBusy = false, children }: StackingTableProps) {
  const text = useText();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={text('Table: {name}', { name: label })}
      sx={{ '@media print': { overflow: 'visible' } }}
    >
      {/* Explicit roles: browsers drop table semantics when rows are not displayed as table rows. */}
      <Sheet aria-label={label} aria-busy={isBusy} role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ title, ...cell }) => (
              <TableCell key={title} role="columnheader" {...cell}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">{children}</TableBody>
      </Sheet>
    </TableContainer>
  );
}

/** @param name content of the first cell, which names the row */
export const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <TableRow role="row">
    <TableCell component="th" scope="row" role="rowheader">
      {name}
    </TableCell>
    {children}
  </TableRow>
);

export const Cell = (props: CellProps) => <TableCell role="cell" {...props} />;
