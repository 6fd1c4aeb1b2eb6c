import pg from 'pg';
import { SPREAD_TABLES } from '../src/commands/distribute/table-plan';

/** A statement as the driver sends it. */
interface Statement {
  text: string;
  values?: unknown[];
}

const SPREAD = new RegExp(`"(${SPREAD_TABLES.map(({ name }) => name).join('|')})"`);
const CAN_BE_EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * How many tasks, of one shard each, a statement has that work sends to tables which are spread over a Citus cluster. The
 * statements are noted while they are sent from this process, and explained afterwards.
 *
 * @param address Of the coordinator's database.
 */
export async function tasksOfStatements(
  address: string,
  work: () => Promise<void>,
): Promise<number[]> {
  const statements = await statementsOf(work);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const tasks: number[] = [];
    for (const statement of statements) {
      const { rows } = await client.query(`explain (format json) ${withValues(statement)}`);
      tasks.push(tasksIn(rows[0]?.['QUERY PLAN']));
    }
    return tasks;
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

/** Tasks of a plan of Citus, each of which goes to one shard. */
function tasksIn(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  return Object.entries(plan).reduce(
    (sum, [key, value]) => sum + (key === 'Task Count' ? Number(value) : tasksIn(value)),
    0,
  );
}
