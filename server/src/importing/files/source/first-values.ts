import type { FoundColumn } from './record-table';

/** Number of values shown per column. */
const VALUES = 3;

/** Maximum length of a shown value. */
const SHOWN = 60;

/** Maximum number of collected columns; a longer list would not be readable. */
export const COLUMNS_SHOWN = 500;

/** Collects the first values of columns, so that a person sees their content. */
export function firstValues() {
  const met = new Map<string, string[]>();
  return {
    see(name: string, value: string): void {
      let values = met.get(name);
      if (!values) {
        if (met.size >= COLUMNS_SHOWN) return;
        values = [];
        met.set(name, values);
      }
      if (value === '' || values.length >= VALUES) return;
      values.push(value.length > SHOWN ? `${value.slice(0, SHOWN - 1)}…` : value);
    },
    has: (name: string) => met.has(name),
    columns: (): FoundColumn[] => [...met].map(([name, values]) => ({ name, values })),
  };
}
