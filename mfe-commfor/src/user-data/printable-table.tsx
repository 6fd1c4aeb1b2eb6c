import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { NARROW_TABLE, StackingTable } from '@aranya/shared/ui/data';
import { theme } from '@aranya/shared/ui/theme';
import type { ComponentProps } from 'react';
import { PrintButton } from './print-button';

const LARGE = {
  '& th': { fontWeight: 600 },
  '& thead th': {
    fontFamily: theme.typography.h5.fontFamily,
    fontSize: '1.125rem',
    color: 'text.primary',
    verticalAlign: 'bottom',
  },
  '& td, & th': { fontSize: '1rem', lineHeight: 1.6, p: 2 },
  [NARROW_TABLE]: {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', alignItems: 'center' },
    '& tbody th': { flexBasis: '100%' },
  },
  '@media print': { '& td, & th': { fontSize: '10.5pt', py: '6px' } },
};

interface PrintableTableProps extends Omit<ComponentProps<typeof StackingTable>, 'isBusy' | 'sx'> {
  title: string;
  note: string;
  /** Includes the site's name to distinguish two tables. */
  label: string;
}

export const PrintableTable = ({ title, note, ...table }: PrintableTableProps) => (
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
    <StackingTable {...table} sx={LARGE} />
  </>
);
