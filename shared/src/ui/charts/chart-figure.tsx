import { useCommonText, useNumber } from '@aranya/shared/languages';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { DataTable, Table } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId, useMemo } from 'react';
import { type Bar, BarChart, LYING_HIGH } from './bar-chart';

interface ChartFigureProps {
  title: string;
  /** Quantity and unit, below the title. */
  note: string;
  bars: readonly Bar[];
  nameTitle: string;
  valueTitle: string;
  lying?: boolean;
  /** The table has all bars. */
  most?: number;
  /** Content of a bar's name in the table, such as a link; the name by default. */
  named?: (bar: Bar, index: number) => ReactNode;
}

const longest = (bars: readonly Bar[]) =>
  bars.reduce((max, bar) => (bar.value > max.value ? bar : max), { name: '', value: -1 });

/** Printed also if it is closed on the screen. */
const IN_PRINT = {
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
};

const Numbers = styled(Table)({
  '& th, & td': { padding: '6px 16px' },
  '& [data-kind="number"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}) as typeof Table;

export function ChartFigure({
  title,
  note,
  bars,
  nameTitle,
  valueTitle,
  lying,
  most,
  named = ({ name }) => name,
}: ChartFigureProps) {
  const number = useNumber();
  const text = useCommonText();
  const titleId = useId();
  const shown = useMemo(() => bars.slice(0, most), [bars, most]);
  const max = longest(shown);
  const label = text(
    '{title}. {count} bars; the longest is {name} with {value}. The table below has all numbers.',
    { title, count: shown.length, name: max.name, value: number(max.value) },
  );
  return (
    <Box
      component="figure"
      aria-labelledby={titleId}
      sx={{
        m: 0,
        p: { xs: 1.5, md: 2.5 },
        minWidth: 0,
        border: `1px solid ${palette.sandBorder}`,
        borderRadius: 1,
        breakInside: 'avoid',
      }}
    >
      <Typography id={titleId} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {note}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          height: lying ? Math.max(300, (shown.length + 1) * LYING_HIGH) : 300,
        }}
      >
        <BarChart
          bars={shown}
          nameTitle={nameTitle}
          valueTitle={valueTitle}
          label={label}
          {...(lying && { lying })}
        />
      </Box>
      <Box component="details" sx={{ mt: 1, ...IN_PRINT }}>
        <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
          {text('Numbers as a table')}
        </Box>
        <DataTable
          label={title}
          look={Numbers}
          rows={bars}
          keyOf={({ name }) => name}
          columns={[
            { name: nameTitle, kind: 'head', cell: named },
            { name: valueTitle, kind: 'number', cell: ({ value }) => number(value) },
          ]}
        />
      </Box>
    </Box>
  );
}
