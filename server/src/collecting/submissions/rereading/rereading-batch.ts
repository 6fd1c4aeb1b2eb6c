import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { Problem } from '../../../platform/problems/problem';
import type { AnswerRules, FormAnswerRules } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { submission } from '../../tables';
import { REREADING_LIMITS } from '../limits';
import { READ_RECORDS_AGAIN, type ReadAgain } from './read-records-again';

const { recordsPerBatch, bytesPerBatch } = REREADING_LIMITS;

/** Within the limits of a batch, but at least one. @param after Id of the last record read. */
export async function nextBatch(
  db: Database,
  which: SQL | undefined,
  after: number,
): Promise<number[]> {
  const rows = await db
    .select({
      id: submission.id,
      bytes: sql<number>`coalesce(octet_length(${submission.xml}), 0)`.mapWith(Number),
    })
    .from(submission)
    .where(and(which, gt(submission.id, after)))
    .orderBy(asc(submission.id))
    .limit(recordsPerBatch);
  let bytes = 0;
  const fitting = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > bytesPerBatch;
  });
  return rows.slice(0, fitting === -1 ? rows.length : Math.max(1, fitting)).map(({ id }) => id);
}

export interface RereadingWork {
  db: Database;
  heavyWork: Pick<HeavyWork, 'run'>;
  answerRules: Pick<FormAnswerRules, 'ofVersion'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * If it fails, only its first record is retried; one that fails again keeps its data.
 * @param ids At least one, in ascending order.
 * @throws Problem `busy` if no worker is available: the caller can retry.
 */
export async function readBatch(
  work: RereadingWork,
  mapping: FormMapping,
  ids: readonly number[],
): Promise<{ seen: readonly ReadAgain[]; last: number }> {
  const { db, heavyWork, answerRules, log } = work;
  const [first = 0] = ids;
  const rows = await db
    .select({
      id: submission.id,
      formVersionId: submission.formVersionId,
      xml: submission.xml,
    })
    .from(submission)
    .where(inArray(submission.id, [...ids]));
  // Records in ODK Central have no XML here; its synchronisation rereads them.
  const records = rows.flatMap(({ xml, ...row }) => (xml ? [{ ...row, xml }] : []));
  const last = ids.at(-1) ?? first;
  if (records.length === 0) return { seen: [], last };
  const rules = new Map<number | null, AnswerRules>();
  for (const { formVersionId } of records) {
    if (rules.has(formVersionId)) continue;
    rules.set(formVersionId, await answerRules.ofVersion(formVersionId, mapping));
  }
  try {
    return { seen: await heavyWork.run(READ_RECORDS_AGAIN, { mapping, rules, records }), last };
  } catch (error) {
    if (error instanceof Problem && error.code === 'busy') throw error;
    if (ids.length > 1) return readBatch(work, mapping, [first]);
    log.error({ err: error, submission: first }, 'a record cannot be read by another mapping');
    return { seen: [], last };
  }
}
