import { palette } from '@aranya/shared/ui/theme';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';

/** Media query of windows in which the cells of a row are stacked. */
export const NARROW_TABLE = '@media screen and (max-width: 599px)';

/** Print: black on white, no row split across pages, the header on every page. */
export const StackingSheet = styled(Table)(({ theme }) => ({
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
  '& [data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
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
    '& tbody td, & tbody th': { padding: 0, border: 0 },
    '& tbody [data-kind]': { textAlign: 'start' },
  },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& td, & th': { fontSize: '10pt', color: '#000', padding: '5px 6px' },
  },
})) as typeof Table;
