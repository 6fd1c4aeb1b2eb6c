import { sentence } from '../../platform/languages/sentence';
import type { Fields, RecordTable, SourceRecord } from '../files/source/record-table';
import type { OccurrenceTerm } from './occurrence-terms';

/**
 * Skips rows without a value in any column that is read: a form on paper that was numbered in advance, a
 * row with totals.
 */
export function skipUnusedRows(table: RecordTable, fields: Fields<OccurrenceTerm>): RecordTable {
  const names = fields.columns.map(({ field }) => field as OccurrenceTerm);
  let skipped = 0;
  const isUsed = (record: SourceRecord): boolean => {
    if (record.fault || !record.complete || record.place !== undefined) return true;
    const field = fields.of(record);
    return names.some((name) => field(name) !== '');
  };
  return {
    ...table,
    async *batches() {
      skipped = 0;
      for await (const batch of table.batches()) {
        const used = batch.filter(isUsed);
        skipped += batch.length - used.length;
        yield used;
      }
    },
    notes: () => [
      ...(table.notes?.() ?? []),
      ...(skipped > 0
        ? [
            sentence('Rows with nothing in the columns that are read, skipped: {count}.', {
              count: skipped,
            }),
          ]
        : []),
    ],
  };
}
