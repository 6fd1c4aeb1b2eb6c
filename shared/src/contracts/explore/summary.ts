import * as z from 'zod/mini';
import { SPECIES_GROUPS } from './filter';
import { NamedPlace, speciesNames } from './records';

export const CountedSpecies = z.object({ ...speciesNames, count: z.int() });
export type CountedSpecies = z.infer<typeof CountedSpecies>;

export const CountedDistrict = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  count: z.int(),
});
export type CountedDistrict = z.infer<typeof CountedDistrict>;

/** GET explore/summary: counts of the filtered records. */
export const ExploreSummary = z.object({
  total: z.int(),
  /** Most recorded first, at most 200. */
  species: z.array(CountedSpecies),
  /** Species beyond these, and their records. */
  otherSpecies: z.object({ species: z.int(), count: z.int() }),
  /** `month` is `YYYY-MM`; ascending, without months that have no records. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
  /** Records per month of the year, January first. */
  monthsOfYear: z.array(z.int()),
  /** Ascending, without years that have no records. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
  /** Records without a month: of some only the year is known, of some nothing. */
  withoutMonth: z.int(),
  /** Most recorded first. */
  districts: z.array(CountedDistrict),
  /** Records outside of the known borders. */
  outside: z.int(),
});
export type ExploreSummary = z.infer<typeof ExploreSummary>;

/** Risk for a species if its places are public; `medium` and `high` are published coarsely. */
const conservation = z.enum(['none', 'medium', 'high']);

/** GET explore/choices: all values that a filter accepts. */
export const ExploreChoices = z.object({
  /** Species with public records, most recorded first. */
  species: z.array(
    z.object({ ...speciesNames, group: z.enum(SPECIES_GROUPS), conservation, count: z.int() }),
  ),
  /** Everything whose borders are known, in the order of names. */
  states: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      districts: z.array(
        z.object({ id: z.string(), name: z.string(), blocks: z.array(NamedPlace) }),
      ),
    }),
  ),
  /** Sources with public records, by name. */
  sources: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['form', 'dataset']),
      name: z.string(),
      count: z.int(),
    }),
  ),
});
export type ExploreChoices = z.infer<typeof ExploreChoices>;
