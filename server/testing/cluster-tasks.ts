import pg from 'pg';
import { SPREAD_TABLES } from '../src/commands/distribute/table-plan';

/** A statement as the driver sends it. */
interface Statement {
  text: string;
  values?: unknown[];
}

/** What a cluster does for a statement. */
export interface StatementTasks {
  /** How many tasks it has, of one shard of each table that is in it. */
  tasks: number;
  /**
   * The places of the shards that they name. Shards of tables that are spread together are at one place: the hashes of
   * their column, and who keeps them.
   */
  places: string[];
}

const SPREAD = new RegExp(`"(${SPREAD_TABLES.map(({ name }) => name).join('|')})"`);
const CAN_BE_EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * What a Citus cluster does for each statement that work sends to tables which are spread over it. The statements are
 * noted while they are sent from this process, and explained afterwards.
 *
 * @param address Of the coordinator's database.
 */
export async function tasksOfStatements(
  address: string,
  work: () => Promise<void>,
): Promise<StatementTasks[]> {
  const statements = await statementsOf(work);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('set citus.explain_all_tasks = on');
    const placeOf = await shardPlaces(client);
    const found: StatementTasks[] = [];
    for (const statement of statements) {
      const { rows } = await client.query(`explain (format json) ${withValues(statement)}`);
      const plan: unknown = rows[0]?.['QUERY PLAN'];
      const places = relationsIn(plan).flatMap((relation) => placeOf.get(relation) ?? []);
      found.push({ tasks: tasksIn(plan), places: [...new Set(places)].sort() });
    }
    return found;
  } finally {
    await client.end();
  }
}

async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noted(this: pg.Client, ...words: unknown[]) {
    const [asked, beside] = words as [string | Statement, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    const values = Array.isArray(beside) ? beside : (asked as Statement).values;
    if (CAN_BE_EXPLAINED.test(text) && SPREAD.test(text)) sent.push({ text, values });
    return Reflect.apply(query, this, words);
  } as typeof query;
  await work().finally(() => {
    pg.Client.prototype.query = query;
  });
  return sent;
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

/** Citus explains some statements only with their values in them. */
const withValues = ({ text, values = [] }: Statement): string =>
  text.replace(/\$(\d+)/g, (_, number) => literalOf(values[Number(number) - 1]));

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Tasks of a plan of Citus. */
const tasksIn = (plan: unknown): number =>
  valuesOf(plan, 'Task Count').reduce<number>((sum, count) => sum + Number(count), 0);

/** Names of the tables that the nodes are asked for. */
const relationsIn = (plan: unknown): string[] => valuesOf(plan, 'Relation Name').map(String);

/** What a plan says under a name, however deep. */
function valuesOf(plan: unknown, name: string): unknown[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === name ? [value] : valuesOf(value, name),
  );
}
