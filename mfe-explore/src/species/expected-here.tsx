import { useQuery } from '@aranya/shared/api';
import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { useId, useState } from 'react';
import { getChoices, getSummary } from '../explore-calls';
import { ChoiceField } from '../filters/fields';
import { useText } from '../texts';
import { MONTHS, useDates } from '../words/month-words';

/** Number of public records of a species in a chosen district and month. It judges no record. */
export default function ExpectedHere({ species }: { species: ExploreSpecies }) {
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
