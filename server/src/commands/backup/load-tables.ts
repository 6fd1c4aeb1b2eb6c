import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { isSpread } from '../../platform/database/is-spread';
import {
  migrationNames,
  migrationStatements,
  newestMigration,
} from '../../platform/database/migration-state';
import { allTableNames } from './backup-tables';
import type { Contents, Manifest } from './manifest';
import { sequenceOf } from './read-tables';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Tables of an older backup are created as they were then, filled, and migrated; distributed ones
 * are created again on the coordinator.
 * @param load Adds the rows with {@link insertRows}
 */
export async function loadTables(
  tx: Database,
  { manifest, contents }: { manifest: Manifest; contents: Contents },
  load: () => Promise<void>,
): Promise<void> {
  await tx.execute(sql.raw('set local statement_timeout = 0'));
  await tx.execute(sql.raw('set local idle_in_transaction_session_timeout = 0'));
  const older = manifest.migration !== newestMigration();
  // Tables of a cluster are created on its coordinator, and distributed later with their rows.
  if (older || (await isSpread(tx))) await makeTablesAsOf(tx, manifest.migration);
  else await tx.execute(sql.raw(`truncate ${quoted(allTableNames)}`));
  // Rows may refer to rows that follow. Foreign keys are restored at the end and check every row.
  const keys = await takeForeignKeys(tx);
  await load();
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table "${table}" add constraint "${name}" ${definition}`));
  }
  for (const [place, next] of Object.entries(contents.sequences)) {
    const [table = '', column = ''] = place.split('.');
    const sequence = await sequenceOf(tx, table, column);
    await tx.execute(sql.raw(`alter sequence ${sequence} restart with ${next}`));
  }
  if (older) await migrateFrom(tx, manifest.migration);
}

/** Each row is a JSON text with these columns. */
export async function insertRows(
  tx: Database,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const list = sql.raw(quoted(columns));
  const name = sql.raw(`"${table}"`);
  await tx.execute(sql`
    insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

async function takeForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<Record<keyof ForeignKey, string>>(sql`
    select c.conrelid::regclass::text as table, c.conname as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace
      and t.relname in ${[...allTableNames]}
    order by 1, 2`);
  for (const { table, name } of rows) {
    await tx.execute(sql.raw(`alter table "${table}" drop constraint "${name}"`));
  }
  return rows;
}

async function makeTablesAsOf(tx: Database, migration: string): Promise<void> {
  await tx.execute(sql.raw(`drop table ${quoted(allTableNames)}`));
  const names = migrationNames();
  await run(tx, names.slice(0, names.indexOf(migration) + 1));
}

async function migrateFrom(tx: Database, migration: string): Promise<void> {
  const names = migrationNames();
  await run(tx, names.slice(names.indexOf(migration) + 1));
}

async function run(tx: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const statement of migrationStatements(name)) await tx.execute(sql.raw(statement));
  }
}
