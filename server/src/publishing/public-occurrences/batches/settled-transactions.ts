import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';

/** Timeout for the nodes of a cluster in milliseconds: other work on the map is blocked meanwhile. */
const ANSWER_MS = 5_000;

/** A transaction that is prepared for longer, in seconds, belongs to a coordinator that was killed. */
const USUAL_SECONDS = 10;

/**
 * Whether every node of a Citus cluster has committed the transactions that it prepared before a moment.
 * Their rows are invisible until then: one may be a threatened record, whose neighbours must not be
 * published exactly. A single database prepares nothing and always returns true.
 * @param before null: some seconds ago
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
