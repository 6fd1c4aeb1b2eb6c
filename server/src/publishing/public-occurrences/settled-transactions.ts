import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/** So long the nodes of a cluster may take to answer, in milliseconds: others wait for the map meanwhile. */
const ANSWER_MS = 5_000;

/** A transaction that is prepared for longer is one whose coordinator was killed, in seconds. */
const USUAL_SECONDS = 10;

/**
 * Whether every node of a Citus cluster has committed what it prepared before a moment. Until then nobody sees what
 * those transactions wrote: a threatened record may be in one, and what was recorded around it must not be
 * published exactly. On one database nothing is prepared, and the answer is yes.
 *
 * @param before null: before some seconds ago
 */
export async function isSettled(tx: Database, before: Date | null): Promise<boolean> {
  const { rows: known } = await tx.execute(sql`select 1 from pg_extension where extname = 'citus'`);
  if (known.length === 0) return true;
  const moment = before
    ? `timestamptz '${before.toISOString()}'`
    : `now() - interval '${USUAL_SECONDS} seconds'`;
  const prepared = `select count(*)::text from pg_prepared_xacts
    where database = current_database() and prepared < ${moment}`;
  await tx.execute(sql.raw(`set local statement_timeout = ${ANSWER_MS}`));
  const { rows } = await tx.execute<{ unsettled: boolean }>(sql`
    select bool_or(not success or result <> '0') as unsettled
    from (
      select success, result from run_command_on_workers(${prepared})
      union all select true, (${sql.raw(prepared)})
    ) as node`);
  await tx.execute(sql.raw('set local statement_timeout = 0'));
  return rows[0]?.unsettled === false;
}
