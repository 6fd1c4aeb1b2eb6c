import { ExploreFilter } from '@aranya/shared/contracts/explore';
import { useSearchParams, withChange } from '@aranya/shared/navigation';
import { useMemo } from 'react';

/** Texts as in the address of the page and in calls; absent parts do not restrict. */
export type Filter = Readonly<Partial<Record<keyof ExploreFilter, string>>>;

/** Empty values remove the part. */
export type FilterChange = Filter;

export interface FilterProps {
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** Ignores parts that the server would refuse. */
export const filterIn = (parameters: URLSearchParams): Filter =>
  Object.fromEntries(
    Object.entries(ExploreFilter.shape).flatMap(([name, part]) => {
      const value = parameters.get(name) ?? '';
      return value && part.safeParse(value).success ? [[name, value]] : [];
    }),
  );

/** Kept in the page's address; each change is a step of the browser's history. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(search)), [search]);
  return {
    filter,
    change: (change: FilterChange) => setParameters((now) => withChange(now, change)),
  };
}

export const NO_FILTER: FilterChange = Object.fromEntries(
  Object.keys(ExploreFilter.shape).map((name) => [name, '']),
);

export const speciesOf = ({ species }: Filter): string[] =>
  species ? species.split(',').map((name) => name.replaceAll('_', ' ')) : [];

export const speciesText = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(' ', '_')).join(',');

/** From 1 to 12. */
export const monthsOf = ({ months }: Filter): number[] =>
  months ? months.split(',').map(Number) : [];

export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
