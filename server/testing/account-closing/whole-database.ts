import { sql } from 'drizzle-orm';
import { tablesOf } from '../../src/account/own-data/personal-rows';
import * as schema from '../../src/assembly/schema';
import type { Database } from '../../src/platform/database/database';

/** Reads every row of every table as text, by the table's name; bytes are decoded as UTF-8. */
export async function wholeDatabase(db: Database): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const name of tablesOf(schema).keys()) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} one`,
    );
    found.set(
      name,
      rows.map(({ row }) => JSON.stringify(row, (_key, value) => readable(value))).sort(),
    );
  }
  return found;
}

/** PostgreSQL writes bytes as `\x…` in hexadecimal digits. */
const readable = (value: unknown) =>
  typeof value === 'string' && value.startsWith('\\x')
    ? Buffer.from(value.slice(2), 'hex').toString('utf8')
    : value;
