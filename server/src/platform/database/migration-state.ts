import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from './database';
import { EarlierTables } from './earlier-tables';
import { migrationsFolder } from './migrations-folder';

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Names of all migrations of this version, oldest first; the first is the baseline. */
export const migrationNames = (): string[] => entries().map(({ tag }) => tag);

/** Name of the newest migration of this version. */
export const newestMigration = (): string => migrationNames().at(-1) ?? '';

/**
 * Name of the newest migration that was applied to a database. Null when none was, or one that this
 * version does not know.
 */
export async function appliedMigration(db: Pick<Database, 'execute'>): Promise<string | null> {
  const newest = (await appliedMoments(db))?.newest;
  return entries().find(({ when }) => String(when) === newest)?.tag ?? null;
}

/** Refuses a database that is older than the baseline. @throws EarlierTables */
export async function refuseEarlierTables(db: Pick<Database, 'execute'>): Promise<void> {
  const first = (await appliedMoments(db))?.first;
  if (first && first !== String(entries()[0]?.when)) throw new EarlierTables('The tables are');
}

/** Generation times of the applied migrations, in ms since 1970, which identify them. */
async function appliedMoments(db: Pick<Database, 'execute'>) {
  const { rows: found } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await db.execute<{ first: string | null; newest: string | null }>(
    sql`select min(created_at)::text as first, max(created_at)::text as newest
      from drizzle.__drizzle_migrations`,
  );
  return rows[0] ?? null;
}

/** Returns the statements of a migration, in their order. */
export function migrationStatements(name: string): string[] {
  const text = readFileSync(join(migrationsFolder(), `${name}.sql`), 'utf8');
  return text.split('--> statement-breakpoint').filter((statement) => statement.trim());
}

function entries() {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; this is not a complete checkout.`);
  return Journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
}
