import { COLUMNS_SHOWN, firstValues } from './first-values';
import type { FoundColumn, RecordTable } from './record-table';

/** Number of records that are sampled for values of columns. */
const LOOKED_AT = 200;

/**
 * Returns the columns of a table with values of its first records.
 * @throws FileRefused when the records cannot be read
 */
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
