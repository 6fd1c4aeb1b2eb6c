import type { SourceRecord } from '../files/source/record-table';
import { RecordRefused, type Refusal, shortened } from '../refusals/refusal';
import type { OccurrenceReading } from './occurrence-reading';
import type { CheckedBatch, NumberedOccurrence } from './occurrence-store';
import { readOccurrence } from './read-occurrence';

/** Turns records of a file into occurrences and refusals. @param after Number of the preceding record */
export function checkRecords(
  records: readonly SourceRecord[],
  reading: OccurrenceReading,
  after: number,
): CheckedBatch {
  const occurrences: NumberedOccurrence[] = [];
  const refusals: Refusal[] = [];
  records.forEach((source, index) => {
    const record = after + index + 1;
    try {
      occurrences.push({ record, ...readOccurrence(source, reading) });
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      const { field, reason, value } = error;
      refusals.push({ record, field, value: shortened(value), reason });
    }
  });
  return { occurrences, refusals, upTo: after + records.length };
}
