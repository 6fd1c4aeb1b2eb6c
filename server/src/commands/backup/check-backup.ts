import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  EarlierTables,
  LAST_BEFORE_BASELINE,
  migrationNames,
} from '../../platform/database/migration-state';
import { type ArchiveEntry, checkSeal, DamagedBackup, readArchive } from './archive';
import {
  BACKUP_FORMAT,
  BASELINE_FORMAT,
  CONTENTS_ENTRY,
  Contents,
  FILES_FOLDER,
  MANIFEST_ENTRY,
  Manifest,
  PLACES_FOLDER,
} from './manifest';
import { placeOf } from './place-entries';
import { rowsOfPart, tableOfPart } from './table-part';

export type CheckedBackup = Awaited<ReturnType<typeof checkBackup>>;

export class NewerBackup extends Error {
  override readonly name = 'NewerBackup';
}

/**
 * Checks everything that can be checked without a database.
 * @throws DamagedBackup, NewerBackup, EarlierTables, or Error when the file cannot be read
 */
export async function checkBackup(file: string) {
  await checkSeal(file);
  const wrong = (what: string) => new DamagedBackup(`${file} is no valid backup: ${what}.`);
  let manifest: Manifest | null = null;
  let contents: Contents | null = null;
  const counted = { files: 0, rows: new Map<string, number>(), places: [] as string[] };
  for await (const entry of readArchive(file)) {
    if (contents) throw wrong(`${entry.name} comes after the end`);
    if (!manifest) {
      manifest = await readManifest(entry, wrong);
    } else if (entry.name === CONTENTS_ENTRY) {
      contents = Contents.parse(await jsonOf(entry, wrong));
    } else if (entry.name.startsWith(FILES_FOLDER)) {
      const sha256 = createHash('sha256');
      for await (const chunk of entry.content) sha256.update(chunk);
      if (FILES_FOLDER + sha256.digest('hex') !== entry.name) throw wrong(`${entry.name} differs`);
      counted.files += 1;
    } else if (entry.name.startsWith(PLACES_FOLDER)) {
      const name = placeOf(entry.name);
      if (!name) throw wrong(`${entry.name} is unknown`);
      for await (const _ of entry.content);
      counted.places.push(name);
    } else {
      const table = tableOfPart(entry.name);
      const columns = table && manifest.tables[table];
      if (!table || !columns) throw wrong(`${entry.name} is unknown`);
      const rows = rowsOfPart(await buffer(entry.content), columns);
      if (!rows) throw wrong(`${entry.name} has other columns`);
      counted.rows.set(table, (counted.rows.get(table) ?? 0) + rows.length);
    }
  }
  if (!manifest || !contents) throw wrong('its end is missing');
  const rowsFit = Object.keys(manifest.tables).every(
    (table) => contents?.rows[table] === (counted.rows.get(table) ?? 0),
  );
  const placesFit = contents.places.join() === counted.places.join();
  if (!rowsFit || !placesFit || contents.files !== counted.files) {
    throw wrong('it holds another number of rows or files than it says');
  }
  return { manifest, contents };
}

type Wrong = (what: string) => DamagedBackup;

async function readManifest(entry: ArchiveEntry, wrong: Wrong): Promise<Manifest> {
  if (entry.name !== MANIFEST_ENTRY) throw wrong('its manifest is missing');
  const json = await jsonOf(entry, wrong);
  // Checked first: every format has this field.
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > BACKUP_FORMAT) {
    throw new NewerBackup(
      `The backup has format ${format}, this version reads formats up to ${BACKUP_FORMAT}. ` +
        'Restore it with the version that made it, or a newer one.',
    );
  }
  const manifest = Manifest.safeParse(json);
  if (!manifest.success) throw wrong('its manifest cannot be read');
  const { migration } = manifest.data;
  if (manifest.data.format < BASELINE_FORMAT) {
    if (migration !== LAST_BEFORE_BASELINE) {
      throw new EarlierTables(`The backup is as of ${migration},`);
    }
    return { ...manifest.data, migration: migrationNames()[0] ?? '' };
  }
  if (!migrationNames().includes(migration)) {
    throw new NewerBackup(
      `The backup is as of ${migration}, which this version does not know. ` +
        'Restore it with the version that made it, or a newer one.',
    );
  }
  return manifest.data;
}

async function jsonOf(entry: ArchiveEntry, wrong: Wrong): Promise<unknown> {
  try {
    return JSON.parse((await buffer(entry.content)).toString('utf8'));
  } catch {
    throw wrong(`${entry.name} cannot be read`);
  }
}
