import { stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import { CODE, COLUMNS, COUNT, FIELDS, ROWS } from './entries';

/** Entries of sorted codes, in memory that threads share; null where there are none. */
export function newestEntries(
  sorted: Float64Array,
): { data: Float64Array; extent: StepBox } | null {
  const [first] = sorted;
  if (first === undefined) return null;
  const { column: left, row: top } = stepsOf(first);
  const extent = { left, right: left, top, bottom: top };
  const bytes = sorted.length * FIELDS * Float64Array.BYTES_PER_ELEMENT;
  const data = new Float64Array(new SharedArrayBuffer(bytes));
  let [columns, rows] = [0, 0];
  for (const [index, code] of sorted.entries()) {
    const { column, row } = stepsOf(code);
    columns += column;
    rows += row;
    const at = index * FIELDS;
    data[at + CODE] = code;
    data[at + COUNT] = index + 1;
    data[at + COLUMNS] = columns;
    data[at + ROWS] = rows;
    extent.left = Math.min(extent.left, column);
    extent.right = Math.max(extent.right, column);
    extent.top = Math.min(extent.top, row);
    extent.bottom = Math.max(extent.bottom, row);
  }
  return { data, extent };
}
