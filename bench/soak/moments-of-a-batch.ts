import pg from 'pg';
import type { PostgresNode } from './postgres-nodes';

const runs = (text: string) => `select 1 from pg_stat_activity
  where pid <> pg_backend_pid() and state = 'active' and query ilike '%${text}%'`;

/** A moment of a batch is when `query` returns a row on `node`. */
export const MOMENTS = [
  { name: 'worker 1 has prepared', node: 1, query: 'select 1 from pg_prepared_xacts' },
  { name: 'worker 2 has prepared', node: 2, query: 'select 1 from pg_prepared_xacts' },
  { name: 'cells are protected', node: 0, query: runs('insert into "protected_cell"') },
  { name: 'records are read', node: 0, query: runs('select recorded.id') },
  { name: 'places are stored', node: 0, query: runs('insert into "public_place"') },
  { name: 'cells are counted', node: 0, query: runs('insert into "occurrence_cell"') },
];

/** @returns false if the batch ended before */
export async function killWhen(
  address: string,
  query: string,
  worker: PostgresNode,
  isRunning: () => boolean,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  // The connection ends with its worker.
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (isRunning()) {
      if ((await client.query(query)).rows.length === 0) continue;
      await worker.kill();
      return true;
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
