import { stat } from 'node:fs/promises';
import type { DateOrder } from '@aranya/shared/contracts/administration';
import type { Database } from '../../platform/database/database';
import { convertTable } from '../files/places/convert-table';
import { fingerprint } from '../files/source/fingerprint';
import { openSource } from '../files/source/open-source';
import type { RecordTable } from '../files/source/record-table';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  type OnProgress,
  progressReport,
  type ReportProgress,
} from '../import-job';
import { alreadyThere, isRefused, NOTHING_READ, outcomeOf } from '../import-outcome';
import { readSpeciesList } from '../species/read-species-list';
import { type OccurrenceReading, readingOf } from './occurrence-reading';
import { beginImport, importedBefore, type RunningImport } from './occurrence-store';
import { OCCURRENCE_TERMS, occurrenceFields, type StatedColumns } from './occurrence-terms';
import { publishImport, refuseImport, tidyImports } from './publish-import';
import { type ReadOptions, readAll } from './read-records';
import { checkingSink, storingSink } from './record-sink';
import { skipUnusedRows } from './skip-unused-rows';
import { asUnderstood, readingNotes, refuseOtherIds } from './stated-reading';
import { metSynonyms, readSynonyms } from './synonyms';
import { unlistedSpeciesNote } from './unlisted-species-note';

export interface OccurrenceImportOptions extends ImportOptions, ReadOptions {
  /** The records' ids are unique in it. */
  dataset: string;
  /** Otherwise the file adds records and replaces equal ids. */
  replace?: boolean;
  /** Undefined leaves the value unchanged; a new dataset is not counted. */
  counted?: boolean;
  /** They do not change the ids of rows. */
  columns?: StatedColumns;
  /** Default: the system that the file names, or WGS84. */
  epsg?: number;
  /** Default: the import asks. */
  dates?: DateOrder;
}

/**
 * Shows all records together at the end; another call continues an interrupted import.
 * @param db null for a dry run
 * @throws FileRefused when the file is no table of occurrences
 */
export async function importOccurrences(
  db: Database | null,
  options: OccurrenceImportOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ImportOutcome> {
  const { source, dataset, keepGood = false, signal, columns, epsg, encoding } = options;
  const progress = progressReport((await stat(source.path)).size, onProgress);
  let table = await openSource(source.path, OCCURRENCE_TERMS, {
    encoding,
    epsg,
    stated: [...(columns?.values() ?? [])],
  });
  try {
    const fields = occurrenceFields(table, columns);
    // Files of features are converted when they are opened.
    if (epsg !== undefined && !table.system) table = await convertTable(table, fields, epsg);
    table = skipUnusedRows(table, fields);
    const synonyms = metSynonyms(await readSpeciesList(db), await readSynonyms());
    const { accepted } = synonyms;
    const reading = readingOf(table, fields, { accepted, dates: options.dates });
    const told = (outcome: ImportOutcome): ImportOutcome => ({
      ...outcome,
      notes: [...outcome.notes, ...synonyms.notes(), ...readingNotes(table, reading)],
    });
    if (!db) {
      const sink = checkingSink();
      const read = await readAll({ table, reading, sink, options, progress });
      const status = read.stopped ? 'stopped' : 'checked';
      return told(await outcomeOf(status, read.records, sink, keepGood));
    }
    const onBytes = (bytesRead: number) => progress({ bytesRead });
    const hash = await fingerprint(source.path, onBytes, signal, table.filesBeside);
    const sha256 = asUnderstood(hash, options);
    const before = await importedBefore(db, dataset, sha256);
    if (before) return alreadyThere(before);
    const ids = fields.columns.find(({ field }) => field === 'occurrenceID');
    const areChosen = columns?.has('occurrenceID') || ids?.how === 'guessed';
    if (areChosen && !options.replace) {
      await refuseOtherIds(db, dataset, table, reading);
    }
    const running = await beginImport(db, {
      dataset,
      counted: options.counted,
      fileName: source.name,
      sha256,
      keepGood,
    });
    return told(await run(db, running, table, reading, options, progress));
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return NOTHING_READ;
    throw error;
  } finally {
    await table.close();
  }
}

async function run(
  db: Database,
  running: RunningImport,
  table: RecordTable,
  reading: OccurrenceReading,
  options: OccurrenceImportOptions,
  progress: ReportProgress,
): Promise<ImportOutcome> {
  const { keepGood = false, replace = false } = options;
  const sink = storingSink(db, running);
  try {
    const read = await readAll({ table, reading, sink, options, progress });
    if (read.stopped) return outcomeOf('stopped', read.records, sink, keepGood);
    if (isRefused(sink, keepGood)) {
      await refuseImport(db, running);
      return outcomeOf('refused', read.records, sink, keepGood);
    }
    progress({ phase: 'publishing' });
    const recordsReplaced = await publishImport(db, running, replace);
    await tidyImports(db);
    const note = await unlistedSpeciesNote(db, running.id);
    const outcome = await outcomeOf('complete', read.records, sink, keepGood);
    return { ...outcome, recordsReplaced, notes: note ? [note] : [] };
  } catch (error) {
    // A file that proves unreadable leaves nothing in the database; an interrupted import can be continued.
    if (error instanceof FileRefused) await refuseImport(db, running).catch(() => undefined);
    throw error;
  }
}
