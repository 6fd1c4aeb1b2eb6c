import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import {
  type DataTableProps,
  NARROW_TABLE,
  ScrollingTable,
  StackingSheet,
} from '@aranya/shared/ui/data';
import { styled } from '@aranya/shared/ui/theme';
import { PrintButton } from './print-button';

const Large = styled(StackingSheet)(({ theme }) => ({
  '& th': { fontWeight: 600 },
  '& thead th': {
    fontFamily: theme.typography.h5.fontFamily,
    fontSize: '1.125rem',
    color: 'inherit',
    verticalAlign: 'bottom',
  },
  '& td, & th': { fontSize: '1rem', lineHeight: 1.6, padding: 16 },
  [NARROW_TABLE]: {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', alignItems: 'center' },
    '& tbody th': { flexBasis: '100%' },
  },
  '@media print': { '& td, & th': { fontSize: '10.5pt', padding: '6px 16px' } },
})) as typeof StackingSheet;

interface PrintableTableProps<Row> extends Omit<DataTableProps<Row>, 'look'> {
  title: string;
  note: string;
  /** Includes the site's name to distinguish two tables. */
  label: string;
}

export const PrintableTable = <Row,>({ title, note, ...table }: PrintableTableProps<Row>) => (
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
    <ScrollingTable {...table} look={Large} />
  </>
);
