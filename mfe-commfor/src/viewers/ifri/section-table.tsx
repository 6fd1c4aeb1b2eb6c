import { Typography, Written } from '@aranya/shared/ui/basics';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@aranya/shared/ui/data';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

interface SectionTableProps {
  /** Accessible name. */
  label: string;
  heads: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
  /** Indexes of numeric columns, from 0. */
  numeric?: readonly number[];
  /** Indexes of columns with free text, from 0. */
  written: readonly number[];
  /** Column widths in percent, to align consecutive tables. */
  widths?: readonly number[];
}

/** A table of the study, or a sentence that nothing was recorded. */
export function SectionTable({
  label,
  heads,
  rows,
  numeric = [],
  written,
  widths,
}: SectionTableProps) {
  const text = useText();
  if (rows.length === 0)
    return <Typography color="textSecondary">{text('None recorded.')}</Typography>;
  const figures = (column: number) => numeric.includes(column);
  return (
    <TableContainer
      tabIndex={0}
      aria-label={text('Table: {name}', { name: label })}
      role="region"
      sx={{ '@media print': { overflow: 'visible', '& tr': { breakInside: 'avoid' } } }}
    >
      <Table
        aria-label={label}
        sx={{
          // Breaks long words that do not fit the narrowest column.
          minWidth: widths ? 720 : 560,
          ...(widths && { tableLayout: 'fixed' }),
          '@media print': { minWidth: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {heads.map((head, column) => (
              <TableCell
                key={head}
                align={figures(column) ? 'right' : 'left'}
                sx={{
                  fontWeight: 600,
                  borderBottomColor: palette.forest700,
                  ...(widths && { width: `${widths[column]}%` }),
                }}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.join('|')}>
              {row.map((cell, column) => (
                <TableCell
                  key={heads[column]}
                  align={figures(column) ? 'right' : 'left'}
                  sx={{
                    fontSize: '1rem',
                    borderBottomColor: palette.sandBorder,
                    verticalAlign: 'top',
                    ...(column === 0 && { fontWeight: 600 }),
                    ...(figures(column) && {
                      whiteSpace: 'nowrap',
                      fontVariantNumeric: 'tabular-nums',
                    }),
                  }}
                  {...(column === 0 && { component: 'th', scope: 'row' })}
                >
                  {written.includes(column) ? <Written>{cell}</Written> : cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
