import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { useLanguage, useNumber, useReading } from '@aranya/shared/languages';
import { TwoColumns, Typography, Written } from '@aranya/shared/ui/basics';
import { ChartFigure } from '@aranya/shared/ui/charts';
import { useMemo } from 'react';
import { useText } from '../texts';
import { monthName, writtenDate } from '../words/month-words';
import { nameIn, SpeciesLink } from '../words/named-species';
import { byMonthOfYear, overTime } from './bars';

/** The chart's table has all of them. */
const MOST_BARS = 12;

export default function Charts({ summary }: { summary: ExploreSummary }) {
  const text = useText();
  const number = useNumber();
  const reading = useReading();
  const language = useLanguage();
  const { species, districts, withoutMonth, outside } = summary;
  // The memo keeps the bars identical, because a chart is drawn again when its bars change.
  const bars = useMemo(
    () => ({
      time: overTime(summary, (date) => writtenDate(reading, date)),
      months: byMonthOfYear(summary.monthsOfYear, (month) => monthName(reading, month, 'long')),
      species: summary.species.map((one) => ({ name: nameIn(language, one), value: one.count })),
      districts: summary.districts.map(({ name, state, count }) => ({
        name: `${name}, ${state}`,
        value: count,
      })),
    }),
    [summary, reading, language],
  );
  const isByMonth = bars.time.unit === 'month';
  const records = text('Records');
  const most = text('The {count} with the most records; the table has all.', { count: MOST_BARS });
  return (
    <>
      <TwoColumns from="lg">
        <ChartFigure
          title={text('Records over time')}
          note={isByMonth ? text('By month of the sighting.') : text('By year of the sighting.')}
          bars={bars.time.bars}
          nameTitle={isByMonth ? text('Month') : text('Year')}
          valueTitle={records}
        />
        <ChartFigure
          title={text('Months of the year')}
          note={text('All years together: the season of the sightings.')}
          bars={bars.months}
          nameTitle={text('Month')}
          valueTitle={records}
        />
        <ChartFigure
          title={text('Species')}
          note={species.length > MOST_BARS ? most : text('Records of each species.')}
          bars={bars.species}
          most={MOST_BARS}
          nameTitle={text('Species')}
          valueTitle={records}
          named={(_, index) => species[index] && <SpeciesLink names={species[index]} />}
          lying
        />
        {districts.length > 0 && (
          <ChartFigure
            title={text('Districts')}
            note={districts.length > MOST_BARS ? most : text('Records of each district.')}
            bars={bars.districts}
            most={MOST_BARS}
            nameTitle={text('District')}
            named={({ name }) => <Written>{name}</Written>}
            valueTitle={records}
            lying
          />
        )}
      </TwoColumns>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {withoutMonth > 0 &&
          text('{count} records have no month and are not in the charts of time.', {
            count: number(withoutMonth),
          })}{' '}
        {outside > 0 &&
          text('{count} records are outside of the districts whose borders we know.', {
            count: number(outside),
          })}
      </Typography>
    </>
  );
}
