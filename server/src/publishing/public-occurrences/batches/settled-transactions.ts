import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';

/** Milliseconds; other work on the map is blocked meanwhile. */
const ANSWER_MS = 5_000;

/** Transactions that are being stored end within milliseconds; those of a killed node remain. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

/**
 * Rows of a prepared transaction are invisible: one may be a threatened record or its protected
 * cell, whose neighbours must not be published exactly. True outside of a Citus cluster.
 */
export async function isSettled(tx: Database): Promise<boolean> {
  const { rows: known } = await tx.execute(sql`select 1 from pg_extension where extname = 'citus'`);
  if (known.length === 0) return true;
  await tx.execute(sql.raw(`set local statement_timeout = ${ANSWER_MS}`));
  let waiting = await preparedOnNodes(tx);
  for (let tries = 1; waiting !== null && waiting.length > 0 && tries < TRIES; tries += 1) {
    await pause(TRY_AGAIN_MS);
    const prepared = await preparedOnNodes(tx);
    waiting = prepared && waiting.filter((name) => prepared.includes(name));
  }
  await tx.execute(sql.raw('set local statement_timeout = 0'));
  return waiting?.length === 0;
}

/** Null if a node does not answer. */
async function preparedOnNodes(tx: Database): Promise<string[] | null> {
  const prepared = `select coalesce(json_agg(gid), '[]')::text from pg_prepared_xacts
    where database = current_database()`;
  const { rows } = await tx.execute<{ success: boolean; names: string }>(sql`
    select success, result as names from run_command_on_workers(${prepared})
    union all select true, (${sql.raw(prepared)})`);
  if (rows.some(({ success }) => !success)) return null;
  return rows.flatMap(({ names }) => JSON.parse(names));
}
