import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { Table, TableContainer } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { PrintButton } from '../printing/print-button';
import { useText } from '../texts';

/** Up to this width of the window columns have no room beside each other. */
const NARROW_PX = 599;

/**
 * Paper has no screen: black on white, no row torn apart, the head on every page. A phone has no room for columns: what
 * is in a row stands one below the other, under the row's own head.
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
    // Heard, and not seen: it takes no room.
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
  /** Heading above the table, on the screen and on paper. */
  title: string;
  /** A line below the heading. */
  note: string;
  /** Name for screen readers; with the site's name, so that two tables are told apart. */
  label: string;
  children: ReactNode;
}

/** A table with heading and print button, which reads as well on an A4 sheet. */
export function PrintableTable({ title, note, label, children }: PrintableTableProps) {
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
      {/* Where a column is wider than its window it scrolls sideways: by keyboard, too. */}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={text('Table: {name}', { name: label })}
        sx={{ '@media print': { overflow: 'visible' } }}
      >
        {/* This and all inside say their roles: a browser forgets them where rows are no table's rows. */}
        <Sheet aria-label={label} role="table">
          {children}
        </Sheet>
      </TableContainer>
    </>
  );
}
