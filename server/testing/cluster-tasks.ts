import pg from 'pg';
import { SPREAD_TABLES } from '../src/commands/distribute/table-plan';

/** What a cluster does for a statement, or for a call of a function with several. */
export interface StatementTasks {
  /** How often it asks a node for shards of tables that are spread. */
  tasks: number;
  /**
   * The places of the shards that they name. Shards of tables that are spread together are at one place: the hashes of
   * their column, and who keeps them.
   */
  places: string[];
}

const ASKS_FOR_ROWS = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * What the coordinator of a Citus cluster asks its nodes for each statement that work sends from this process: it says
 * so itself (`citus.log_remote_commands`). Statements that need no table which is spread are left out.
 *
 * @param address Of the coordinator's database.
 */
export async function tasksOfStatements(
  address: string,
  work: () => Promise<void>,
): Promise<StatementTasks[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const placeOf = await shardPlaces(client).finally(() => client.end());
  return (await commandsOfStatements(work)).flatMap((commands) => {
    const asked = commands
      .map((command) => command.match(/\w+_\d+/g)?.flatMap((name) => placeOf.get(name) ?? []) ?? [])
      .filter((places) => places.length > 0);
    return asked.length === 0
      ? []
      : { tasks: asked.length, places: [...new Set(asked.flat())].sort() };
  });
}

/** What the coordinator says that it asks while work is done, for each statement. */
async function commandsOfStatements(work: () => Promise<void>): Promise<string[][]> {
  const statements: string[][] = [];
  /** What a connection asks last. */
  const latest = new Map<pg.Client, string[]>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noted(this: pg.Client, ...words: unknown[]) {
    const asked = words[0] as string | { text: string };
    if (ASKS_FOR_ROWS.test(typeof asked === 'string' ? asked : asked.text)) {
      if (!latest.has(this)) {
        this.on('notice', ({ message }) => latest.get(this)?.push(message ?? ''));
        void Reflect.apply(query, this, ['set citus.log_remote_commands = on']);
      }
      const commands: string[] = [];
      statements.push(commands);
      latest.set(this, commands);
    }
    return Reflect.apply(query, this, words);
  } as typeof query;
  await work().finally(() => {
    pg.Client.prototype.query = query;
  });
  return statements;
}

/** Where the rows of a record lie: the places of the shards that have some, of each table that is spread with records. */
export async function placesOfRecord(address: string, instanceId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const placeOf = await shardPlaces(client);
    const places = new Set<string>();
    for (const { name, beside } of SPREAD_TABLES) {
      if (name !== 'submission' && beside !== 'submission') continue;
      const condition = `instance_id = ${pg.escapeLiteral(instanceId)}`;
      const { rows } = await client.query(
        `select shard_name($1::regclass, shardid) as name from run_command_on_shards($1::regclass, $2)
         where result::bigint > 0`,
        [name, `select count(*) from %s where ${condition}`],
      );
      for (const shard of rows) places.add(placeOf.get(shard.name) ?? shard.name);
    }
    return [...places].sort();
  } finally {
    await client.end();
  }
}

/** Where each shard of a spread table lies, by the shard's own name. */
async function shardPlaces(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; place: string }>(`
    select shard_name(logicalrelid, shardid) as name,
      concat_ws(' ', colocationid, shardminvalue, nodename, nodeport) as place
    from pg_dist_shard
    join pg_dist_partition using (logicalrelid)
    join pg_dist_placement using (shardid)
    join pg_dist_node using (groupid)
    where partmethod = 'h'`);
  return new Map(rows.map(({ name, place }) => [name, place]));
}
