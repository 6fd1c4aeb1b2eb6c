import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Names of all migrations of this version, oldest first, such as `0000_initial`. */
export const migrationNames = (): string[] => entries().map(({ tag }) => tag);

/** Name of the newest migration of this version. */
export const newestMigration = (): string => migrationNames().at(-1) ?? '';

/**
 * Name of the newest migration that a database has seen. Null where it has seen none, or one that
 * this version does not know.
 */
export async function appliedMigration(db: Database): Promise<string | null> {
  const { rows: found } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const at = Number(rows[0]?.at ?? Number.NaN);
  return entries().find(({ when }) => when === at)?.tag ?? null;
}

/** The statements of a migration, in their order. */
export function migrationStatements(name: string): string[] {
  const text = readFileSync(join(migrationsFolder(), `${name}.sql`), 'utf8');
  return text.split('--> statement-breakpoint').filter((statement) => statement.trim());
}

function entries() {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; this is not a complete checkout.`);
  return Journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
}
