import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import { useReading } from '@aranya/shared/languages';
import { Box, Written } from '@aranya/shared/ui/basics';
import { ChartFigure } from '@aranya/shared/ui/charts';
import { useMemo } from 'react';
import { byMonthOfYear } from '../charts/bars';
import { useText } from '../texts';
import { monthName } from '../words/month-words';

/** Maximum number of districts in the chart; its table has all of them. */
const MOST_BARS = 10;

/** Months and districts in which a species was recorded. */
export default function SpeciesCharts({ species }: { species: ExploreSpecies }) {
  const text = useText();
  const reading = useReading();
  const bars = useMemo(
    () => ({
      months: byMonthOfYear(species.monthsOfYear, (month) => monthName(reading, month, 'short')),
      districts: species.districts.map(({ name, state, count }) => ({
        name: `${name}, ${state}`,
        value: count,
      })),
    }),
    [species, reading],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ChartFigure
        title={text('Months of the year')}
        note={text('All years together: the season of the sightings.')}
        bars={bars.months}
        nameTitle={text('Month')}
        valueTitle={text('Records')}
      />
      {bars.districts.length > 0 && (
        <ChartFigure
          title={text('Districts')}
          note={text('Records of each district.')}
          bars={bars.districts}
          most={MOST_BARS}
          nameTitle={text('District')}
          named={({ name }) => <Written>{name}</Written>}
          valueTitle={text('Records')}
          lying
        />
      )}
    </Box>
  );
}
