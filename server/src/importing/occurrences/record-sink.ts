import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { FileRefused } from '../import-job';
import type { RecordsSoFar } from '../import-outcome';
import type { Refusal } from '../refusals/refusal';
import { RefusalTally } from '../refusals/refusal-tally';
import { dataImportRefusal } from '../tables';
import { type CheckedBatch, type RunningImport, storeBatch } from './occurrence-store';

export interface RecordSink extends RecordsSoFar {
  /** Processed by an interrupted run. */
  readonly recordsBefore: number;
  /** True for a dry run: ids are compared up to the end, even if the file is already refused. */
  readonly isCheap: boolean;
  /** Takes only the first of several records with one id. */
  write(batch: CheckedBatch): Promise<void>;
}

/** Records are invisible until they are published. */
export function storingSink(db: Database, running: RunningImport): RecordSink {
  return {
    get tally() {
      return running.tally;
    },
    recordsBefore: running.recordsRead,
    isCheap: false,
    get recordsTaken() {
      return running.recordsTaken;
    },
    write: (batch) => storeBatch(db, running, batch),
    refusals: () => readRefusals(db, running.id),
  };
}

const ROWS_AT_ONCE = 5_000;

async function* readRefusals(db: Database, importId: number): AsyncGenerator<Refusal> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        record: dataImportRefusal.record,
        field: dataImportRefusal.field,
        value: dataImportRefusal.value,
        reason: dataImportRefusal.reason,
      })
      .from(dataImportRefusal)
      .where(and(eq(dataImportRefusal.importId, importId), gt(dataImportRefusal.record, last)))
      .orderBy(asc(dataImportRefusal.record))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.record ?? last;
  }
}

/** Bytes of the hash by which a dry run recognises ids: short enough for a plain number. */
const HASH_BYTES = 6;

/** Recognises ids by a hash, about 40 bytes each. */
export function checkingSink(): RecordSink {
  const tally = new RefusalTally();
  const listed: Refusal[] = [];
  const seen = new Set<number>();
  let recordsTaken = 0;
  const refuse = (refusal: Refusal) => {
    if (tally.add(refusal)) listed.push(refusal);
  };
  return {
    tally,
    recordsBefore: 0,
    isCheap: true,
    get recordsTaken() {
      return recordsTaken;
    },
    async write({ occurrences, refusals }) {
      for (const refusal of refusals) refuse(refusal);
      for (const { occurrenceId, record } of occurrences) {
        const id = createHash('sha1').update(occurrenceId).digest().readUIntBE(0, HASH_BYTES);
        if (seen.has(id)) {
          refuse({ record, field: 'occurrenceID', value: occurrenceId, reason: 'duplicate' });
          continue;
        }
        if (seen.size >= LIMITS.dataImport.checkedRecords) {
          throw new FileRefused(
            sentence('A dry run takes at most {count} records. The import itself takes more.', {
              count: LIMITS.dataImport.checkedRecords,
            }),
          );
        }
        seen.add(id);
        recordsTaken += 1;
      }
    },
    refusals: () => listed.sort((a, b) => a.record - b.record),
  };
}
