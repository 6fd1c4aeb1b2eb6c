import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Node and name of the table partition that contains a record's rows. */
interface Placement {
  /** Address of the node's database. */
  address: string;
  table: string;
}

/** A transaction that a node has prepared. */
export interface HeldTransaction {
  commit(): Promise<void>;
}

/** Runs one statement on a separate connection. */
async function ask<Row extends pg.QueryResultRow>(
  address: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<Row>(statement, values).finally(() => client.end());
  return rows;
}

type ShardRow = { shard: string; nodename: string; nodeport: number };

const onNode = (address: string, { shard, nodename, nodeport }: ShardRow): Placement => {
  const node = new URL(address);
  node.host = `${nodename}:${nodeport}`;
  return { address: node.href, table: shard };
};

/** Lists all partitions of a table; on a single PostgreSQL server this is the table itself. */
async function placementsOf(address: string, table: string, condition = 'true') {
  const [known] = await ask(address, `select to_regclass('pg_dist_shard') as shards`);
  if (!known?.shards) return [{ address, table }];
  const rows = await ask<ShardRow>(
    address,
    `select shard_name(logicalrelid, shardid) as shard, nodename, nodeport from pg_dist_shard
     join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
     where logicalrelid = '${table}'::regclass and ${condition} order by groupid`,
  );
  return rows.map((row) => onNode(address, row));
}

/**
 * Prepares a transaction on one node without committing it, as if the coordinator was killed after other nodes
 * committed.
 */
async function prepare(
  { address, table }: Placement,
  statement: (table: string) => string,
): Promise<HeldTransaction> {
  const name = `held_${randomBytes(6).toString('hex')}`;
  await ask(
    address,
    `set citus.enable_manual_changes_to_shards = on; begin; ${statement(table)}; prepare transaction '${name}'`,
  );
  return {
    async commit() {
      await ask(address, `commit prepared '${name}'`);
    },
  };
}

/** Finds the partition for a value of the distribution column. */
async function placementOf(address: string, table: string, value: string): Promise<Placement> {
  const ofValue = `shardid = get_shard_id_for_distribution_column('${table}', '${value}')`;
  const [placement] = await placementsOf(address, table, ofValue);
  if (!placement) throw new Error(`${value} has no place in ${table}.`);
  return placement;
}

/** Adds a species to a stored record in a prepared transaction: visible only after the commit. */
export async function prepareSpecies(
  address: string,
  instanceId: string,
  species: string,
): Promise<HeldTransaction> {
  const columns =
    'submission_id, form_id, app_user_id, latitude, longitude, submitted_at, received_at';
  return prepare(
    await placementOf(address, 'occurrence', instanceId),
    (table) => `
    insert into ${table} (id, instance_id, position, species_name, ${columns})
    select id + 1000, instance_id, 100, '${species}', ${columns}
    from ${table} where instance_id = '${instanceId}'`,
  );
}
