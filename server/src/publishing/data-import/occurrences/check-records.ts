import { RecordRefused, type Refusal, shortened } from '../refusals/refusal';
import type { Fields, SourceRecord } from '../source/record-table';
import type { NumberedOccurrence } from './occurrence-store';
import type { OccurrenceTerm } from './occurrence-terms';
import { readOccurrence } from './read-occurrence';
import type { CheckedBatch } from './record-sink';

/**
 * Reads records of a file into occurrences and refusals.
 * @param after number of the record before them
 */
export function checkRecords(
  records: readonly SourceRecord[],
  fields: Fields<OccurrenceTerm>,
  after: number,
): CheckedBatch {
  const occurrences: NumberedOccurrence[] = [];
  const refusals: Refusal[] = [];
  records.forEach((source, index) => {
    const record = after + index + 1;
    try {
      occurrences.push({ record, ...readOccurrence(source, fields) });
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      const { field, reason, value } = error;
      refusals.push({ record, field, value: shortened(value), reason });
    }
  });
  return { occurrences, refusals, upTo: after + records.length };
}
