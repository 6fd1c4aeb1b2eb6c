import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { Table, TableCell, TableContainer, TableHead, TableRow } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';
import { PrintButton } from './print-button';

const NARROW_PX = 599;

/**
 * Print: black on white, no row split across pages, the header on every page. Phone: a row's cells
 * are stacked under its header.
 */
const Sheet = styled(Table)(({ theme }) => ({
  '& th': { fontWeight: 600 },
  '& thead th': {
    fontFamily: theme.typography.h5.fontFamily,
    fontSize: '1.125rem',
    borderBottom: `2px solid ${palette.forest700}`,
    verticalAlign: 'bottom',
  },
  '& td, & th': { fontSize: '1rem', lineHeight: 1.6, verticalAlign: 'top' },
  '& tbody td, & tbody th': { borderBottom: `1px solid ${palette.sandBorder}` },
  '& tbody tr:hover': { backgroundColor: palette.sand },
  [`@media screen and (max-width: ${NARROW_PX}px)`]: {
    '&, & tbody': { display: 'block', position: 'relative' },
    // For screen readers only: hidden visually.
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(3),
      alignItems: 'center',
      paddingBlock: theme.spacing(1.5),
      borderBottom: `1px solid ${palette.sandBorder}`,
    },
    '& tbody td, & tbody th': { padding: 0, border: 0 },
    '& tbody th': { flexBasis: '100%' },
  },
  '@media print': {
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& td, & th': { fontSize: '10.5pt', color: '#000', paddingBlock: '6px' },
  },
}));

interface PrintableTableProps {
  title: string;
  note: string;
  /** Includes the site's name to distinguish two tables. */
  label: string;
  heads: readonly { name: string; sx?: object }[];
  children: ReactNode;
}

export function PrintableTable({ title, note, label, heads, children }: PrintableTableProps) {
  const text = useText();
  return (
    <>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 1,
        }}
      >
        <Box>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography color="textSecondary">{note}</Typography>
        </Box>
        <PrintButton />
      </Stack>
      {/* Scrolls sideways if it is wider than the window, also by keyboard. */}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={text('Table: {name}', { name: label })}
        sx={{ '@media print': { overflow: 'visible' } }}
      >
        {/* Explicit roles: browsers drop table semantics when rows are not displayed as table rows. */}
        <Sheet aria-label={label} role="table">
          <TableHead role="rowgroup">
            <TableRow role="row">
              {heads.map(({ name, sx = {} }) => (
                <TableCell key={name} role="columnheader" sx={sx}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {children}
        </Sheet>
      </TableContainer>
    </>
  );
}
