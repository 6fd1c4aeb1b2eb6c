import { stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import { CODE, COLUMNS, COUNT, FIELDS, ROWS } from './entries';

/**
 * Entries of what came to a species and went from it since its files were written, in memory that threads
 * share; null where both are the same. Where something goes from the edge, the files still say that it is there.
 */
export function newestEntries(
  came: readonly number[],
  went: readonly number[],
): { data: Float64Array; extent: StepBox | null } | null {
  const counts = new Map<number, number>();
  for (const code of came) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const code of went) counts.set(code, (counts.get(code) ?? 0) - 1);
  const changed = [...counts].filter(([, count]) => count !== 0).sort(([a], [b]) => a - b);
  if (changed.length === 0) return null;
  const bytes = changed.length * FIELDS * Float64Array.BYTES_PER_ELEMENT;
  const data = new Float64Array(new SharedArrayBuffer(bytes));
  const [none, far] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const extent = { left: far, right: none, top: far, bottom: none };
  let [records, columns, rows] = [0, 0, 0];
  for (const [index, [code, count]] of changed.entries()) {
    const { column, row } = stepsOf(code);
    records += count;
    columns += count * column;
    rows += count * row;
    const at = index * FIELDS;
    data[at + CODE] = code;
    data[at + COUNT] = records;
    data[at + COLUMNS] = columns;
    data[at + ROWS] = rows;
    if (count < 0) continue;
    extent.left = Math.min(extent.left, column);
    extent.right = Math.max(extent.right, column);
    extent.top = Math.min(extent.top, row);
    extent.bottom = Math.max(extent.bottom, row);
  }
  return { data, extent: extent.left === far ? null : extent };
}
