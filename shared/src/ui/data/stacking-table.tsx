import { useCommonText } from '@aranya/shared/languages';
import { palette } from '@aranya/shared/ui/theme';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentProps, ReactNode } from 'react';

/** Media query of windows in which the cells of a row are stacked. */
export const NARROW_TABLE = '@media screen and (max-width: 599px)';

/** Print: black on white, no row split across pages, the header on every page. */
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
  [NARROW_TABLE]: {
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
    '& td, & th': { fontSize: '10pt', color: '#000', padding: '5px 6px' },
  },
}));

interface TableRegionProps {
  label: string;
  children: ReactNode;
}

/** Scrolls sideways if the table is wider than the window, also by keyboard. */
export function TableRegion({ label, children }: TableRegionProps) {
  const text = useCommonText();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={text('Table: {name}', { name: label })}
      sx={{ '@media print': { overflow: 'visible', '& tr': { breakInside: 'avoid' } } }}
    >
      {children}
    </TableContainer>
  );
}

type CellProps = Omit<ComponentProps<typeof TableCell>, 'role'>;

interface StackingTableProps {
  label: string;
  columns: readonly (CellProps & { title: string })[];
  isBusy?: boolean;
  sx?: SxProps<Theme>;
  /** Made of {@link Row} and {@link Cell}. */
  children: ReactNode;
}

/** On a phone, the cells of a row are stacked. */
export const StackingTable = ({
  label,
  columns,
  isBusy = false,
  sx = {},
  children,
}: StackingTableProps) => (
  <TableRegion label={label}>
    {/* Explicit roles: browsers drop table semantics when rows are not displayed as table rows. */}
    <Sheet aria-label={label} aria-busy={isBusy} role="table" sx={sx}>
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
  </TableRegion>
);

interface RowProps {
  /** Content of the cell that names the row. */
  name: ReactNode;
  /** Cells in front of the name. */
  before?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

export const Row = ({ name, before, sx = {}, children }: RowProps) => (
  <TableRow role="row" sx={sx}>
    {before}
    <TableCell component="th" scope="row" role="rowheader">
      {name}
    </TableCell>
    {children}
  </TableRow>
);

export const Cell = (props: CellProps) => <TableCell role="cell" {...props} />;
