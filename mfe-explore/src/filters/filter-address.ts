import { ExploreFilter } from '@aranya/shared/contracts/explore';
import { useSearchParams } from '@aranya/shared/navigation';
import { useMemo } from 'react';

/** A filter as texts, in the address of the page and in calls; absent parts do not restrict. */
export type Filter = Readonly<Partial<Record<keyof ExploreFilter, string>>>;

/** New values of some parts; empty ones remove the part. */
export type FilterChange = Filter;

/** Properties of a component that shows and changes the filter. */
export interface FilterProps {
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** Reads the filter from an address. Parts that the server would refuse are ignored. */
export const filterIn = (parameters: URLSearchParams): Filter =>
  Object.fromEntries(
    Object.entries(ExploreFilter.shape).flatMap(([name, part]) => {
      const value = parameters.get(name) ?? '';
      return value && part.safeParse(value).success ? [[name, value]] : [];
    }),
  );

/** Parameter with the cursor of the table's page; the cursor is valid for one filter and order only. */
export const PAGE = 'after';

/**
 * Returns the parameters of an address with changes; empty values remove a parameter. The table returns to its
 * first page, unless another page is chosen.
 */
export function withChange(
  parameters: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (!(PAGE in change)) changed.delete(PAGE);
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/**
 * The filter in the page's address, and a function to change it. Each change is a step of the browser's history.
 */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(search)), [search]);
  return {
    filter,
    change: (change: FilterChange) => setParameters((now) => withChange(now, change)),
  };
}

/** Removes every part of a filter. */
export const NO_FILTER: FilterChange = Object.fromEntries(
  Object.keys(ExploreFilter.shape).map((name) => [name, '']),
);

/** Returns the scientific names of a filter. */
export const speciesOf = ({ species }: Filter): string[] =>
  species ? species.split(',').map((name) => name.replaceAll('_', ' ')) : [];

/** Returns the part of a filter with these scientific names. */
export const speciesText = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(' ', '_')).join(',');

/** Returns the months of the year of a filter, from 1 to 12. */
export const monthsOf = ({ months }: Filter): number[] =>
  months ? months.split(',').map(Number) : [];

/** Removes an item from a list, or adds it if it is missing. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
