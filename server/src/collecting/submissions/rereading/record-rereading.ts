import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { wholeMapping } from '../../mapping/form-mapping';
import { form, recordsToRead, submission } from '../../tables';
import { REREADING_LIMITS } from '../limits';
import type { ReadAgain } from './read-records-again';
import { replaceForestAnswers, replaceOccurrences } from './replace-occurrences';
import { nextBatch, type RereadingWork, readBatch } from './rereading-batch';

export type RecordRereading = ReturnType<typeof openRecordRereading>;

const { lookMs, onTheWayMs } = REREADING_LIMITS;

/** In the background, after the mapping of a form changed. */
export function openRecordRereading(work: RereadingWork) {
  const { db, log } = work;
  const stopping = new AbortController();
  const { signal } = stopping;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function run() {
    do {
      again = false;
      for (
        let next = await nextReading(db);
        next && !signal.aborted;
        next = await nextReading(db)
      ) {
        if (next.waitMs > 0) await pause(next.waitMs, undefined, { signal, ref: false });
        await readSome(work, next);
      }
    } while (again && !signal.aborted);
  }
  /** Continues with new work after the current batch. */
  const begin = (): void => {
    again = true;
    running ??= run()
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'records could not be read again');
      })
      .finally(() => {
        running = null;
      });
  };
  return {
    begin,
    /** Another process, or this one before a restart, may have left work unfinished. */
    start(): void {
      begin();
      timer = setInterval(begin, lookMs);
      timer.unref();
    },
    /** Stops after the current batch; the rest is read after the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

/** Submissions with the previous mapping may still be in progress for `waitMs`. */
async function nextReading(db: Database) {
  const age = sql<number>`extract(epoch from now() - ${recordsToRead.changedAt}) * 1000`;
  const [next] = await db
    .select({
      formId: recordsToRead.formId,
      mappingRevision: recordsToRead.mappingRevision,
      readTo: recordsToRead.readTo,
      ageMs: age.mapWith(Number),
    })
    .from(recordsToRead)
    .orderBy(asc(recordsToRead.changedAt))
    .limit(1);
  return next && { ...next, waitMs: Math.max(0, onTheWayMs - next.ageMs) };
}

type Reading = NonNullable<Awaited<ReturnType<typeof nextReading>>>;

async function readSome(work: RereadingWork, reading: Reading): Promise<void> {
  const { db } = work;
  const { formId, readTo } = reading;
  const ids = await nextBatch(db, eq(submission.formId, formId), readTo);
  if (ids.length === 0) {
    await db.delete(recordsToRead).where(sameReading(reading));
    return;
  }
  const [mapped] = await db.select({ mapping: form.mapping }).from(form).where(eq(form.id, formId));
  const { seen, last } = await readBatch(work, wholeMapping(mapped?.mapping), ids);
  await storeRead(db, reading, last, seen);
}

const sameReading = ({ formId, mappingRevision, readTo }: Reading) =>
  and(
    eq(recordsToRead.formId, formId),
    eq(recordsToRead.mappingRevision, mappingRevision),
    eq(recordsToRead.readTo, readTo),
  );

/** Stores nothing if another process was faster or the mapping changed meanwhile. */
const storeRead = (db: Database, reading: Reading, last: number, seen: readonly ReadAgain[]) =>
  db.transaction(async (tx) => {
    const taken = await tx
      .update(recordsToRead)
      .set({ readTo: last })
      .where(sameReading(reading))
      .returning({ formId: recordsToRead.formId });
    if (taken.length === 0 || seen.length === 0) return;
    const ids = seen.map(({ id }) => id);
    // Excludes records that were edited or deleted meanwhile. The update without a change locks the others
    // until the transaction ends; in a cluster, `select for update` works only on one node.
    const current = await tx
      .update(submission)
      .set({ editOf: sql`${submission.editOf}` })
      .where(
        and(
          inArray(submission.id, ids),
          isNull(submission.supersededBy),
          isNull(submission.deletedAt),
        ),
      )
      .returning({ id: submission.id });
    const isCurrent = new Set(current.map(({ id }) => id));
    const said = seen.filter(({ id }) => isCurrent.has(id));
    await replaceOccurrences(tx, said);
    await replaceForestAnswers(tx, said);
  });
