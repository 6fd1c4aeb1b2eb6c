import { Box, Typography } from '@aranya/shared/ui/basics';
import { type DataTableProps, ScrollingTable, Table } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';
import { useText } from '../../texts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Sheet = styled(Table)({
  minWidth: 560,
  '& thead th': { fontWeight: 600, borderBottomColor: palette.forest700 },
  '& tbody > tr > *': {
    fontSize: '1rem',
    borderBottomColor: palette.sandBorder,
    verticalAlign: 'top',
  },
  '& tbody th': { fontWeight: 600 },
  '& [data-kind="number"]': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': { minWidth: 0 },
}) as typeof Table;

/** Four columns of fixed widths, so that consecutive tables are aligned; long words break. */
export const AlignedSheet = styled(Sheet)({
  minWidth: 720,
  tableLayout: 'fixed',
  '& thead th': { width: '19%' },
  '& thead th:nth-of-type(1)': { width: '16%' },
  '& thead th:nth-of-type(2)': { width: '46%' },
  '@media print': { minWidth: 0 },
}) as typeof Table;

type SectionTableProps<Row> = Omit<DataTableProps<Row>, 'look'> & { look?: typeof Table };

export function SectionTable<Row>({ look = Sheet, ...table }: SectionTableProps<Row>) {
  const text = useText();
  if (table.rows.length > 0) return <ScrollingTable {...table} look={look} />;
  return <Typography color="textSecondary">{text('None recorded.')}</Typography>;
}

export const TableSection = <Row,>(table: SectionTableProps<Row>) => (
  <Section title={table.label}>
    <SectionTable {...table} />
  </Section>
);
