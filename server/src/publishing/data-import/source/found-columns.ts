import { firstValues } from './first-values';
import type { FoundColumn, RecordTable } from './record-table';

/**
 * The columns of a table with their first values, from its first records.
 * @throws FileRefused where the records cannot be read
 */
export async function foundColumns(table: RecordTable): Promise<readonly FoundColumn[]> {
  const seen = firstValues();
  for await (const batch of table.batches()) {
    if (table.properties) return table.properties.met();
    for (const name of table.terms) if (name !== '') seen.see(name, '');
    for (const { fields } of batch) {
      for (const [index, name] of table.terms.entries()) {
        if (name !== '') seen.see(name, fields[index] ?? '');
      }
    }
    break;
  }
  return seen.columns();
}
