import { existsSync } from 'node:fs';
import { listDatasets, removeBlocks, removeDataset } from '../../importing';
import { openAuditLog } from '../../people/audit/audit-log';
import type { AuditDetails } from '../../people/audit/tables';
import { withConfigurationFile } from '../../platform/configuration/configuration-file';
import { readSettings, type ServerSettings } from '../../platform/configuration/settings';
import type { Database, OpenDatabase } from '../../platform/database/database';
import { FolderInUse } from '../../platform/database/embedded/folder-lock';
import {
  readLicences,
  setDatasetLicence,
  setRecordLicence,
} from '../../publishing/licences/licences';
import { openBorders } from '../../publishing/places/borders';
import { publishBatch } from '../../publishing/public-occurrences/batches/publish-batch';
import { GIVE_SETTINGS, openCommandDatabase } from '../command-database';
import { UsageError } from '../run-command';
import { type DataWords, dataWords, USAGE } from './data-words';
import { datasetTable } from './dataset-table';
import { runImport } from './run-import';
import { stopOnSignal } from './stop-on-signal';

/** Only one process can use the embedded database. */
const serverRuns = ({ pid, folder }: FolderInUse) =>
  new Error(
    `The server (process ${pid}) is running with its embedded database in ${folder}, which only one ` +
      'process can use. Stop the server, give this command again, then start the server. ' +
      'With PostgreSQL (DATABASE_URL) data is imported while the server runs.',
  );

async function open(settings: ServerSettings, create: boolean): Promise<OpenDatabase> {
  try {
    return await openCommandDatabase(settings, { create }, say);
  } catch (error) {
    throw error instanceof FolderInUse ? serverRuns(error) : error;
  }
}

/** Blocks are files, and a dry run stores nothing: neither needs the database. */
const needsDatabase = (words: DataWords) =>
  words.action === 'list' ||
  words.action === 'remove-dataset' ||
  words.action === 'licence-records' ||
  words.action === 'licence-dataset' ||
  (words.action === 'import' && !words.dryRun && words.kind !== 'blocks');

const mayCreate = (words: DataWords) => words.action === 'import' && words.isNew;

const writesBlocks = (words: DataWords) =>
  words.action === 'remove-blocks' ||
  (words.action === 'import' && words.kind === 'blocks' && !words.dryRun);

/** Does not create the data folder: the server would never read blocks from a new one. */
function requireFolder(words: DataWords, { dataFolder }: ServerSettings): void {
  say(`Data folder: ${dataFolder}`);
  if (mayCreate(words) || existsSync(dataFolder)) return;
  throw new Error(`There is no such folder. Nothing was done. ${GIVE_SETTINGS}`);
}

const noDataset = (name: string) => new Error(`There is no dataset ${name}. npm run data -- list`);

const noteLicence = (db: Database, details: AuditDetails) =>
  openAuditLog(db).record({ action: 'licence.set', actorId: null, subjectId: null, details });

const say = (line: string) => console.log(line);

async function act(words: DataWords, settings: ServerSettings): Promise<number> {
  const database = needsDatabase(words) ? await open(settings, mayCreate(words)) : null;
  if (writesBlocks(words)) requireFolder(words, settings);
  const { signal, forget } = stopOnSignal();
  try {
    return await actOn(words, settings, database, signal);
  } finally {
    forget();
    await database?.close();
  }
}

async function actOn(
  words: DataWords,
  { dataFolder, publicationDelayHours }: ServerSettings,
  database: OpenDatabase | null,
  signal: AbortSignal,
): Promise<number> {
  const db = database?.db ?? null;
  if (words.action === 'import') {
    const { stdout } = process;
    const output = {
      write: (text: string) => void stdout.write(text),
      isTTY: stdout.isTTY === true,
      columns: stdout.columns ?? 80,
    };
    const followLists = async (tx: Database) =>
      void (await publishBatch(tx, {
        borders: openBorders(dataFolder),
        delayHours: publicationDelayHours,
      }));
    return runImport(words, { db, dataFolder, followLists, output, say, signal });
  }
  if (words.action === 'remove-blocks') {
    const removed = await removeBlocks(dataFolder, words.state);
    say(removed ? 'The map shows the packaged blocks again.' : 'There were no imported blocks.');
    return 0;
  }
  if (db && words.action === 'list') say(datasetTable(await listDatasets(db)));
  if (db && words.action === 'licence-records') {
    const { licence, alsoBefore } = words;
    await setRecordLicence(db, licence, alsoBefore);
    await noteLicence(db, { licence, alsoBefore });
    say(`Records that are received from now on have the licence ${words.licence}.`);
  }
  if (db && words.action === 'licence-dataset') {
    const { datasets } = await readLicences(db);
    const found = datasets.find(({ name }) => name === words.name);
    if (!found) throw noDataset(words.name);
    await setDatasetLicence(db, found.id, words.licence);
    await noteLicence(db, { licence: words.licence, dataset: words.name });
    say(`The dataset ${words.name} has the licence ${words.licence}.`);
  }
  if (db && words.action === 'remove-dataset') {
    if (!(await removeDataset(db, words.name))) {
      throw noDataset(words.name);
    }
    say(`Removed the dataset ${words.name} with all its records.`);
  }
  return 0;
}

/** @returns exit code: 0 done, 1 refused or failed, 2 wrong words, 130 interrupted */
export async function dataCommand(
  words: string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  try {
    const read = dataWords(words);
    if (read.action === 'help') {
      say(USAGE);
      return 0;
    }
    return await act(read, readSettings(withConfigurationFile(environment)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}
