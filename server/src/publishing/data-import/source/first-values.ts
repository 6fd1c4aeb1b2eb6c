import type { FoundColumn } from './record-table';

/** Values of a column that are shown. */
const VALUES = 3;

/** Characters of a value that are shown. */
const SHOWN = 60;

/** Columns that are remembered; more are no names that anybody reads. */
export const COLUMNS_SHOWN = 500;

/** Remembers the first values of columns, so that a person sees what is in them. */
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
