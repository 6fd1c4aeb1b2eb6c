import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { serverFolder } from '../folders/server-folder';
import type { Database } from './database';

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Oldest first; the first is the baseline. */
export const migrationNames = (): string[] => entries().map(({ tag }) => tag);

export const newestMigration = (): string => migrationNames().at(-1) ?? '';

/** Null when none was applied, or one that this version does not know. */
export async function appliedMigration(db: Pick<Database, 'execute'>): Promise<string | null> {
  const newest = (await appliedMoments(db))?.newest;
  return entries().find(({ when }) => String(when) === newest)?.tag ?? null;
}

/** @throws EarlierTables for a database that is older than the baseline */
export async function refuseEarlierTables(db: Pick<Database, 'execute'>): Promise<void> {
  const first = (await appliedMoments(db))?.first;
  if (first && first !== String(entries()[0]?.when)) throw new EarlierTables('The tables are');
}

/** In ms since 1970; these times identify the migrations. */
async function appliedMoments(db: Pick<Database, 'execute'>) {
  if (!(await isMigrated(db))) return null;
  const { rows } = await db.execute<{ first: string | null; newest: string | null }>(
    sql`select min(created_at)::text as first, max(created_at)::text as newest
      from drizzle.__drizzle_migrations`,
  );
  return rows[0] ?? null;
}

export function migrationStatements(name: string): string[] {
  const text = readFileSync(join(migrationsFolder(), `${name}.sql`), 'utf8');
  return text.split('--> statement-breakpoint').filter((statement) => statement.trim());
}

function entries() {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; this is not a complete checkout.`);
  return Journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
}

export const migrationsFolder = () => join(serverFolder(), 'migrations');

/** Newest migration of the last version before the baseline; its tables equal the baseline's. */
export const LAST_BEFORE_BASELINE = '0031_observed_on';

const LAST_COMMIT = '20b08e44';

/** The database or backup is older than the baseline, the first migration of this version. */
export class EarlierTables extends Error {
  override name = 'EarlierTables';

  /** @param found Beginning of a sentence that names the database or backup. */
  constructor(found: string) {
    super(
      `${found} older than this version can migrate. Nothing was changed. Restore it or start on it with ` +
        `commit ${LAST_COMMIT}, and make a backup there (npm run backup). Restore that backup with this ` +
        'version into a new database or data folder (npm run restore -- FILE.tar --new). ' +
        'See "From before the baseline" in docs/operations.md.',
    );
  }
}

/** The settings name no database of this product, and none may be created. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';

  constructor() {
    super('There is no database of Aranya here.');
  }
}

/** @throws NoDatabase for one without tables of this product */
export async function requireUsed(db: Pick<Database, 'execute'>): Promise<void> {
  if (!(await isMigrated(db))) throw new NoDatabase();
}

async function isMigrated(db: Pick<Database, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  return rows[0]?.there ?? false;
}
