import { sentence } from '../../platform/languages/sentence';
import type { RecordTable, SourceRecord } from '../files/source/record-table';
import { FileRefused, type ImportOptions, NO_RECORDS, type ReportProgress } from '../import-job';
import { type Refusal, refusalOf } from '../refusals/refusal';
import { askForDateOrder, DatesUndecided } from './date-order';
import type { OccurrenceReading } from './occurrence-reading';
import type { CheckedBatch, NumberedOccurrence } from './occurrence-store';
import { readOccurrence } from './read-occurrence';
import type { RecordSink } from './record-sink';

export interface ReadOptions extends Pick<ImportOptions, 'keepGood' | 'signal'> {
  /** A file with more records is refused. Default: no limit. */
  maxRecords?: number;
  /** Receives the records of each batch that can be imported. */
  onChecked?: (occurrences: readonly NumberedOccurrence[]) => void;
}

interface Reading {
  table: RecordTable;
  reading: OccurrenceReading;
  sink: RecordSink;
  options: ReadOptions;
  progress: ReportProgress;
}

const tooMany = (records: number) =>
  sentence(
    'The file has more than {count} records. The operator of the server imports larger ones with the command of docs/data-import.md.',
    { count: records },
  );

/** Continues an interrupted run. @throws FileRefused, also at the first date with two meanings */
export async function readAll(all: Reading): Promise<{ records: number; stopped: boolean }> {
  try {
    return await readRecords(all);
  } catch (error) {
    if (!(error instanceof DatesUndecided)) throw error;
    return askForDateOrder(all.table, all.reading.fields);
  }
}

async function readRecords({
  table,
  reading,
  sink,
  options,
  progress,
}: Reading): Promise<{ records: number; stopped: boolean }> {
  const { keepGood = false, signal, maxRecords = Number.POSITIVE_INFINITY, onChecked } = options;
  const before = sink.recordsBefore;
  let records = 0;
  progress({ phase: 'records', bytesRead: 0, bytesTotal: table.bytesTotal, recordsBefore: before });
  for await (const batch of table.batches()) {
    if (signal?.aborted) return { records: Math.max(records, before), stopped: true };
    const known = Math.min(batch.length, Math.max(0, before - records));
    const checked = checkRecords(batch.slice(known), reading, records + known);
    records += batch.length;
    if (records > maxRecords) throw new FileRefused(tooMany(maxRecords));
    if (known < batch.length) {
      // Without `keepGood`, records after the first refusal are only checked.
      const isKept = keepGood || sink.isCheap || sink.tally.total + checked.refusals.length === 0;
      await sink.write(isKept ? checked : { ...checked, occurrences: [] });
      onChecked?.(checked.occurrences);
    }
    progress({
      bytesRead: table.bytesRead(),
      recordsRead: records,
      recordsTaken: sink.recordsTaken,
      recordsRefused: sink.tally.total,
    });
  }
  if (records === 0) throw new FileRefused(NO_RECORDS);
  return { records, stopped: false };
}

/** @param after Number of the preceding record */
function checkRecords(
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
      refusals.push(refusalOf(error, record));
    }
  });
  return { occurrences, refusals, upTo: after + records.length };
}
