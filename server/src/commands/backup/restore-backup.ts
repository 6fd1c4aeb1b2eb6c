import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type ArchiveEntry, DamagedBackup, readArchive } from './archive';
import { usedTableNames } from './backup-tables';
import type { CheckedBackup } from './check-backup';
import { insertRows, loadTables } from './load-tables';
import { CONTENTS_ENTRY, FILES_FOLDER, MANIFEST_ENTRY } from './manifest';
import { importedPlaces, placeOf, restorePlaces } from './place-entries';
import { rowsOfPart, tableOfPart } from './table-part';
import type { BackedUp } from './write-backup';

/**
 * After an error the rows are unchanged; restored files are unreferenced and harmless.
 * @param replace Deletes the target's data
 */
export async function restoreBackup(
  { db, files, places }: BackedUp,
  file: string,
  checked: CheckedBackup,
  replace: boolean,
): Promise<void> {
  if (!replace) await requireEmpty(db, places);
  const borders = restorePlaces(places);
  try {
    await restoreEntries({ db, files, places }, file, checked, borders);
    await borders.publish();
  } finally {
    await borders.discard();
  }
}

async function restoreEntries(
  { db, files }: BackedUp,
  file: string,
  checked: CheckedBackup,
  borders: ReturnType<typeof restorePlaces>,
): Promise<void> {
  const entries = readArchive(file);
  const first = await putFiles(entries, async (entry) => {
    const place = placeOf(entry.name);
    if (place) return borders.put(place, entry.content);
    const incoming = await files.receive(entry.content);
    try {
      if (FILES_FOLDER + incoming.sha256 !== entry.name) throw changed(file);
      await files.keep(incoming);
    } finally {
      await files.discard(incoming);
    }
  });
  await db.transaction((tx) =>
    loadTables(tx, checked, async () => {
      for await (const entry of following(first, entries)) {
        const content = await buffer(entry.content);
        if (entry.name === CONTENTS_ENTRY) continue;
        const table = tableOfPart(entry.name) ?? '';
        const columns = checked.manifest.tables[table];
        const rows = columns && rowsOfPart(content, columns);
        if (!rows) throw changed(file);
        await insertRows(tx, table, columns, rows);
      }
    }),
  );
}

/** @returns The first entry that is neither manifest nor file nor border. */
async function putFiles(
  entries: AsyncGenerator<ArchiveEntry>,
  put: (entry: ArchiveEntry) => Promise<void>,
): Promise<ArchiveEntry | undefined> {
  for (;;) {
    const { value: entry, done } = await entries.next();
    if (done) return undefined;
    if (entry.name === MANIFEST_ENTRY) await buffer(entry.content);
    else if (entry.name.startsWith(FILES_FOLDER) || placeOf(entry.name)) {
      await put(entry);
    } else return entry;
  }
}

async function* following(
  first: ArchiveEntry | undefined,
  rest: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<ArchiveEntry> {
  if (first) yield first;
  yield* rest;
}

/** @throws Error that names the tables in which the product was used */
async function requireEmpty(db: Database, places: string): Promise<void> {
  const used: string[] = importedPlaces(places).map((name) => `borders ${name}`);
  for (const table of usedTableNames) {
    const { rows } = await db.execute<{ used: boolean }>(
      sql.raw(`select exists (select 1 from "${table}") as used`),
    );
    if (rows[0]?.used) used.push(table);
  }
  if (used.length === 0) return;
  throw new Error(
    `The target holds data already (${used.join(', ')}). Nothing was changed. ` +
      'Restore into an empty one, or add --replace to throw away what it holds.',
  );
}

const changed = (file: string) =>
  new DamagedBackup(`${file} changed while it was being restored. Nothing was changed.`);
