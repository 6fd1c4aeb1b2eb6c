import { Box, Typography, Written } from '@aranya/shared/ui/basics';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRegion,
  TableRow,
} from '@aranya/shared/ui/data';
import { palette } from '@aranya/shared/ui/theme';
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

interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
  /** Free text that a person wrote by default. */
  kind?: 'number' | 'word';
  /** In percent, to align consecutive tables; either all columns have one or none. */
  width?: number;
}

interface SectionTableProps<Row> {
  label: string;
  /** The first column has the header of each row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function SectionTable<Row>({ label, columns, rows }: SectionTableProps<Row>) {
  const text = useText();
  if (rows.length === 0)
    return <Typography color="textSecondary">{text('None recorded.')}</Typography>;
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <TableRegion label={label}>
      <Table
        aria-label={label}
        sx={{
          // Breaks long words that do not fit the narrowest column.
          minWidth: isFixed ? 720 : 560,
          ...(isFixed && { tableLayout: 'fixed' }),
          '@media print': { minWidth: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ head, kind, width }) => (
              <TableCell
                key={head}
                align={kind === 'number' ? 'right' : 'left'}
                sx={{
                  fontWeight: 600,
                  borderBottomColor: palette.forest700,
                  ...(width !== undefined && { width: `${width}%` }),
                }}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={columns.map(({ cell }) => cell(row)).join('|')}>
              {columns.map(({ head, cell, kind }, column) => (
                <TableCell
                  key={head}
                  align={kind === 'number' ? 'right' : 'left'}
                  sx={{
                    fontSize: '1rem',
                    borderBottomColor: palette.sandBorder,
                    verticalAlign: 'top',
                    ...(column === 0 && { fontWeight: 600 }),
                    ...(kind === 'number' && {
                      whiteSpace: 'nowrap',
                      fontVariantNumeric: 'tabular-nums',
                    }),
                  }}
                  {...(column === 0 && { component: 'th', scope: 'row' })}
                >
                  {kind ? cell(row) : <Written>{cell(row)}</Written>}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

export const TableSection = <Row,>({ label, ...table }: SectionTableProps<Row>) => (
  <Section title={label}>
    <SectionTable label={label} {...table} />
  </Section>
);
