import type { FileStore } from '../../collecting/files/file-store';
import type { Database } from '../../platform/database/database';
import { appliedMigration, newestMigration } from '../../platform/database/migration-state';
import { type AddEntry, writeArchive } from './archive';
import { backupTables } from './backup-tables';
import {
  BACKUP_FORMAT,
  CONTENTS_ENTRY,
  type Contents,
  MANIFEST_ENTRY,
  type Manifest,
} from './manifest';
import { writePlaces } from './place-entries';
import { writeFiles } from './read-files';
import { inSnapshot, readSequences, writeTable } from './read-tables';

export interface BackedUp {
  db: Database;
  files: FileStore;
  /** Borders that an operator imported. */
  places: string;
}

/**
 * One snapshot; a server may use the same PostgreSQL meanwhile. Files come before the rows that
 * reference them, so that a restore can store them first.
 * @throws Error with a sentence for the operator; no file exists then
 */
export async function writeBackup(
  { db, files, places }: BackedUp,
  file: string,
): Promise<Contents> {
  const migration = newestMigration();
  const applied = await appliedMigration(db);
  if (applied !== migration) {
    throw new Error(
      `The database is as of ${applied ?? 'no migration'}, this version as of ${migration}. ` +
        'Make the backup with the version that runs on it.',
    );
  }
  const tables = backupTables();
  const manifest: Manifest = {
    product: 'aranya',
    format: BACKUP_FORMAT,
    migration,
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  let contents: Contents | undefined;
  await writeArchive(file, (add) =>
    inSnapshot(db, async (tx) => {
      await addJson(add, MANIFEST_ENTRY, manifest);
      const stored = await writeFiles(tx, files, add);
      const borders = await writePlaces(places, add);
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table.name] = await writeTable(tx, table, add);
      contents = {
        rows,
        sequences: await readSequences(tx, tables),
        files: stored.written,
        missing: stored.missing,
        places: borders,
      };
      await addJson(add, CONTENTS_ENTRY, contents);
    }),
  );
  if (!contents) throw new Error('The backup has no contents.');
  return contents;
}

function addJson(add: AddEntry, name: string, value: object): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  return add(name, bytes.length, [bytes]);
}
