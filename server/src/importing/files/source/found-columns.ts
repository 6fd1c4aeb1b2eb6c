import { shown } from './column-notes';
import type { FoundColumn, RecordTable } from './record-table';

/** Shown per column. */
const VALUES = 3;

/** A longer list would not be readable. */
const COLUMNS_SHOWN = 500;

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
      values.push(shown(value));
    },
    has: (name: string) => met.has(name),
    columns: (): FoundColumn[] => [...met].map(([name, values]) => ({ name, values })),
  };
}

/** Records. */
const LOOKED_AT = 200;

/** @throws FileRefused when the records cannot be read */
export async function foundColumns(table: RecordTable): Promise<readonly FoundColumn[]> {
  const seen = firstValues();
  const terms = table.terms.slice(0, COLUMNS_SHOWN);
  for await (const batch of table.batches()) {
    if (table.properties) return table.properties.met();
    for (const name of terms) if (name !== '') seen.see(name, '');
    for (const { fields } of batch.slice(0, LOOKED_AT)) {
      for (const [index, name] of terms.entries()) {
        if (name !== '') seen.see(name, fields[index] ?? '');
      }
    }
    break;
  }
  return seen.columns();
}
