import { useQuery } from '@aranya/shared/api';
import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import { useNumber, useReading } from '@aranya/shared/languages';
import { Stack, TwoColumns, Typography, Written } from '@aranya/shared/ui/basics';
import { ChartFigure } from '@aranya/shared/ui/charts';
import { useId, useMemo, useState } from 'react';
import { byMonthOfYear } from '../charts/bars';
import { getChoices, getSummary } from '../explore-calls';
import { ChoiceField } from '../filters/fields';
import { useText } from '../texts';
import { MONTHS, monthName, useDates } from '../words/month-words';

/** Judges no record. */
function ExpectedHere({ species }: { species: ExploreSpecies }) {
  const text = useText();
  const number = useNumber();
  const dates = useDates();
  const titleId = useId();
  const [district, setDistrict] = useState('');
  const [month, setMonth] = useState(() => new Date().getMonth() + 1);
  const { data: choices } = useQuery(getChoices, {});
  const filter = { species: species.speciesName.replaceAll(' ', '_'), district };
  const { currentData: found } = useQuery(getSummary, district === '' ? null : filter);
  const districts = (choices?.states ?? []).flatMap((state) =>
    state.districts.map(({ id, name }) => ({ id, name: `${name}, ${state.name}` })),
  );
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId} sx={{ mb: 1.5 }}>
        {text('Expected here?')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mb: 1.5 }}>
        <ChoiceField
          label={text('District')}
          none={text('Choose a district')}
          value={district}
          choices={districts}
          onChoose={setDistrict}
        />
        <ChoiceField
          label={text('Month')}
          value={String(month)}
          choices={MONTHS.map((one) => ({ id: String(one), name: dates.nameOf(one) }))}
          onChoose={(one) => setMonth(Number(one))}
        />
      </Stack>
      <Typography role="status">
        {found &&
          (found.total === 0
            ? text('No public record here yet.')
            : text('{total} public records here, {count} of them in {month} of any year.', {
                total: number(found.total),
                count: number(found.monthsOfYear[month - 1] ?? 0),
                month: dates.nameOf(month),
              }))}
      </Typography>
    </section>
  );
}

/** The chart's table has all of them. */
const MOST_BARS = 10;

function SpeciesCharts({ species }: { species: ExploreSpecies }) {
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
    <TwoColumns from="lg">
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
    </TwoColumns>
  );
}

export default function SpeciesNumbers({ species }: { species: ExploreSpecies }) {
  return (
    <>
      <ExpectedHere species={species} />
      <SpeciesCharts species={species} />
    </>
  );
}
