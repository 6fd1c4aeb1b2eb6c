import { randomUUID } from 'node:crypto';
import { LIMITS } from '../platform/configuration/limits';
import type { Database } from '../platform/database/database';
import { sentence } from '../platform/languages/sentence';
import { fingerprint } from './files/source/fingerprint';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  NO_RECORDS,
  type OnProgress,
  progressReport,
} from './import-job';
import { outcomeOf } from './import-outcome';
import { RecordRefused, type Refusal, refusalOf } from './refusals/refusal';
import { RefusalTally } from './refusals/refusal-tally';
import { dataImport } from './tables';

interface ListReader<Source, Entry> {
  records: AsyncIterable<Source> | Iterable<Source>;
  /** @returns null for a skipped record. @throws RecordRefused */
  read(record: Source): Entry | null;
  /** Equal keys are duplicates. */
  keyOf(entry: Entry): string;
  keyField: string;
}

/** For lists that fit into memory. @throws FileRefused when the list is empty or too long */
export async function checkList<Source, Entry>(
  { records, read, keyOf, keyField }: ListReader<Source, Entry>,
  { keepGood = false, signal }: ImportOptions,
  onProgress: OnProgress,
): Promise<{ entries: Entry[]; outcome: ImportOutcome }> {
  const progress = progressReport(0, onProgress);
  const entries = new Map<string, Entry>();
  const tally = new RefusalTally();
  const listed: Refusal[] = [];
  let record = 0;
  progress({ phase: 'records' });
  for await (const one of records) {
    signal?.throwIfAborted();
    record += 1;
    if (record > LIMITS.dataImport.listRecords) {
      throw new FileRefused(
        sentence('The file has more than {count} records. Split it.', {
          count: LIMITS.dataImport.listRecords,
        }),
      );
    }
    try {
      const entry = read(one);
      if (entry === null) continue;
      const key = keyOf(entry);
      if (entries.has(key)) throw new RecordRefused('duplicate', keyField, key);
      entries.set(key, entry);
    } catch (error) {
      const refusal = refusalOf(error, record);
      if (tally.add(refusal)) listed.push(refusal);
    }
    progress({ recordsRead: record, recordsTaken: entries.size, recordsRefused: tally.total });
  }
  if (record === 0) throw new FileRefused(NO_RECORDS);
  const soFar = { tally, recordsTaken: entries.size, refusals: () => listed };
  return {
    entries: [...entries.values()],
    outcome: await outcomeOf('checked', record, soFar, keepGood),
  };
}

/** Makes other processes reload the list. */
export async function noteListImport(
  tx: Database,
  kind: 'species' | 'field-sites',
  { source, keepGood = false }: ImportOptions,
  outcome: ImportOutcome,
): Promise<void> {
  await tx.insert(dataImport).values({
    kind,
    fileName: source.name,
    sha256: await fingerprint(source.path, () => undefined),
    keepGood,
    state: 'complete',
    runner: randomUUID(),
    recordsRead: outcome.recordsRead,
    recordsTaken: outcome.recordsTaken,
    reasons: [...outcome.reasons],
    finishedAt: new Date(),
  });
}
