import { sentence } from '../../platform/languages/sentence';
import { noteIf } from '../files/source/column-notes';
import { columnNamed, type Fields, type RecordTable } from '../files/source/record-table';
import type { OccurrenceTerm } from './occurrence-terms';

/** Skips paper forms numbered in advance, totals, and records rejected in ODK Central. */
export function skipUnusedRows(table: RecordTable, fields: Fields<OccurrenceTerm>): RecordTable {
  const names = fields.columns.map(({ field }) => field as OccurrenceTerm);
  const reviewState = table.terms.includes('KEY') ? columnNamed(table.terms, 'ReviewState') : -1;
  let unused = 0;
  let rejected = 0;
  return {
    ...table,
    async *batches() {
      unused = 0;
      rejected = 0;
      for await (const batch of table.batches()) {
        yield batch.filter((record) => {
          if (record.fault || !record.complete || record.place !== undefined) return true;
          const field = fields.of(record);
          const isUnused = names.every((name) => field(name) === '');
          const isRejected = record.fields[reviewState] === 'rejected';
          if (isUnused) unused += 1;
          else if (isRejected) rejected += 1;
          return !isUnused && !isRejected;
        });
      }
    },
    notes: () => [
      ...(table.notes?.() ?? []),
      ...noteIf(
        unused,
        sentence('Rows with nothing in the columns that are read, skipped: {count}.', {
          count: unused,
        }),
      ),
      ...noteIf(
        rejected,
        sentence('Records that were rejected in ODK Central, skipped: {count}.', {
          count: rejected,
        }),
      ),
    ],
  };
}
