import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { REFERENCE_TABLES, SPREAD_TABLES, type SpreadTable } from './table-plan';

type TableKind = 'reference' | 'distributed';

/** Leaves out the coordinator; null without Citus. */
export async function countWorkers(db: Database): Promise<number | null> {
  const { rows: known } = await db.execute(sql`select 1 from pg_extension where extname = 'citus'`);
  if (known.length === 0) return null;
  const { rows } = await db.execute(sql`
    select 1 from pg_dist_node where groupid > 0 and noderole = 'primary' and isactive`);
  return rows.length;
}

/** Seconds after which the coordinator settles prepared transactions of a killed node. */
export async function secondsUntilSettled(db: Database): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select setting as ms from pg_settings where name = 'citus.recover_2pc_interval'`,
  );
  return Number(rows[0]?.ms ?? 0) / 1000;
}

/** By name, of tables that are not local. */
async function tableKinds(db: Database): Promise<ReadonlyMap<string, TableKind>> {
  const { rows } = await db.execute<{ name: string; kind: TableKind }>(sql`
    select c.relname as name, t.citus_table_type as kind
    from citus_tables t join pg_class c on c.oid = t.table_name::oid
    where t.citus_table_type in ('reference', 'distributed')`);
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

/** Blocks readers and writers meanwhile. @returns kinds, and whether a table had it `before` */
export function distributeTables(db: Database, shards: number) {
  return db.transaction(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run('set local statement_timeout = 0');
    await run('set local idle_in_transaction_session_timeout = 0');
    // Keys and indexes of many shards in one transaction, which Citus does one after the other.
    await run("set local citus.multi_shard_modify_mode = 'sequential'");
    await run(`set local citus.shard_count = ${shards}`);
    const kinds = await tableKinds(tx);
    const wanted = SPREAD_TABLES.filter(({ name }) => kinds.get(name) !== 'distributed');
    for (const { name } of wanted) await run(`lock table "${name}" in access exclusive mode`);
    await nameInstances(tx, wanted);
    for (const table of wanted)
      for (const key of Object.keys(table.keys ?? {})) {
        await run(`alter table "${table.name}" drop constraint if exists "${key}"`);
      }
    for (const name of REFERENCE_TABLES) {
      if (kinds.get(name) !== 'reference') await run(`select create_reference_table('${name}')`);
    }
    for (const table of wanted) await distribute(run, table);
    await keepClusterSettings(tx);
    const placed = (kind: TableKind) => (name: string) => ({ name, kind, before: kinds.has(name) });
    return [
      ...REFERENCE_TABLES.map(placed('reference')),
      ...SPREAD_TABLES.map(({ name }) => name).map(placed('distributed')),
    ];
  });
}

/** Fills in instance ids that rows of records lack. */
async function nameInstances(tx: Database, tables: readonly SpreadTable[]) {
  for (const { name, beside } of tables) {
    if (!beside) continue;
    await tx.execute(
      sql.raw(`update "${name}" set instance_id = submission.instance_id from submission
        where submission.id = "${name}".submission_id and "${name}".instance_id is null`),
    );
  }
}

/** Every connection to the database starts with them. */
export async function keepClusterSettings(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(current_database()) as name`,
  );
  for (const setting of SETTINGS) {
    await db.execute(sql.raw(`alter database ${rows[0]?.name} set ${setting}`));
  }
}

const SETTINGS = [
  // Allows rare joins of records by number across nodes.
  'citus.enable_repartition_joins = on',
  // Allows one transaction to change a reference table and then distributed tables.
  "citus.multi_shard_modify_mode = 'sequential'",
  // Storing records uses several connections to a node; opening them anew each time took half of its time.
  'citus.max_cached_conns_per_worker = 4',
];

async function distribute(
  run: (statement: string) => Promise<unknown>,
  { name, column, beside, primaryKey, unique = {}, keys = {}, indexes = {} }: SpreadTable,
) {
  const list = (columns: readonly string[]) => columns.map((one) => `"${one}"`).join(', ');
  if (primaryKey) {
    await run(`alter table "${name}" drop constraint if exists "${name}_pkey"`);
    await run(`alter table "${name}" drop constraint if exists "${name}_submission_id_name_pk"`);
    await run(
      `alter table "${name}" add constraint "${name}_pkey" primary key (${list(primaryKey)})`,
    );
  }
  for (const [constraint, columns] of Object.entries(unique)) {
    await run(`alter table "${name}" drop constraint "${constraint}"`);
    await run(`alter table "${name}" add constraint "${constraint}" unique (${list(columns)})`);
  }
  for (const [index, columns] of Object.entries(indexes)) {
    await run(`create index if not exists "${index}" on "${name}" (${list(columns)})`);
  }
  await run(
    `select create_distributed_table('${name}', '${column}', colocate_with => '${beside ?? 'none'}')`,
  );
  for (const [key, definition] of Object.entries(keys)) {
    if (definition) await run(`alter table "${name}" add constraint "${key}" ${definition}`);
  }
}
