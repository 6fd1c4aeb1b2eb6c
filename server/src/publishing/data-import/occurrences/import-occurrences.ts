import { stat } from 'node:fs/promises';
import type { Database } from '../../../platform/database/database';
import { sentence } from '../../../platform/languages/sentence';
import { readSpeciesList } from '../../species-list/read-species-list';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  NO_RECORDS,
  type OnProgress,
} from '../import-job';
import { convertTable } from '../places/convert-table';
import { progressReport, type ReportProgress } from '../progress-report';
import { fingerprint } from '../source/fingerprint';
import { openSource } from '../source/open-source';
import { FIRST_NAMES } from '../source/other-names';
import { fieldsByName, type RecordTable } from '../source/record-table';
import { checkRecords } from './check-records';
import { alreadyThere, isRefused, occurrenceOutcome, stoppedEarly } from './occurrence-outcome';
import type { OccurrenceReading } from './occurrence-reading';
import { beginImport, importedBefore, type RunningImport } from './occurrence-store';
import { OCCURRENCE_TERMS, occurrenceFields, type StatedColumns } from './occurrence-terms';
import { publishImport, refuseImport, tidyImports } from './publish-import';
import { checkingSink, type RecordSink, storingSink } from './record-sink';
import { asUnderstood, readingNotes, refuseOtherIds } from './stated-reading';
import { metSynonyms, readSynonyms } from './synonyms';
import { unlistedSpeciesNote } from './unlisted-species-note';

/** What an import of occurrences may be told. */
export interface OccurrenceImportOptions extends ImportOptions {
  /** Name of the source that the records belong to; their ids are unique in it. */
  dataset: string;
  /** The file stands for all that the dataset had. Otherwise it adds, and replaces equal ids. */
  replace?: boolean;
  /** The dataset is in the counters of the home page. Undefined leaves it as it is, at first not. */
  counted?: boolean;
  /** Of a text file without a byte order mark; by default UTF-8. */
  encoding?: string;
  /** Columns of the file that a person pointed at. The same row keeps its id, whatever is said here. */
  columns?: StatedColumns;
  /** A file with more records is refused; by default any number is taken. */
  maxRecords?: number;
  /** EPSG code of the system that the places are in; by default what the file says, or WGS84. */
  epsg?: number;
}

/**
 * Imports occurrences from CSV, GeoJSON or a Darwin Core Archive. They become visible together at
 * the end; until then, and where the file is refused, the map shows what it showed before. Called
 * again after an interruption it goes on with the first record that was not stored.
 *
 * @param db null for a dry run: everything is checked, nothing is kept.
 * @throws FileRefused where the file cannot be read as a table of occurrences
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
    // Features are converted while they are opened.
    if (epsg !== undefined && !table.system) table = await convertTable(table, fields, epsg);
    const synonyms = metSynonyms(await readSpeciesList(db), await readSynonyms());
    const reading: OccurrenceReading = {
      fields,
      pinned: fieldsByName(table.terms, OCCURRENCE_TERMS, { otherNames: FIRST_NAMES }),
      pinnedFields: table.pinnedFields ?? Number.POSITIVE_INFINITY,
      guessedAt: table.properties?.guessedAt ?? new Map(),
      accepted: synonyms.accepted,
      system: table.system ?? null,
    };
    const told = (outcome: ImportOutcome): ImportOutcome => ({
      ...outcome,
      notes: [...outcome.notes, ...synonyms.notes(), ...readingNotes(table, reading)],
    });
    if (!db) {
      const sink = checkingSink();
      const read = await readAll(table, reading, sink, options, progress);
      return told(
        occurrenceOutcome(read.stopped ? 'stopped' : 'checked', read.records, sink, keepGood),
      );
    }
    const sha256 = asUnderstood(
      await fingerprint(
        source.path,
        (bytesRead) => progress({ bytesRead }),
        signal,
        table.filesBeside,
      ),
      options,
    );
    const before = await importedBefore(db, dataset, sha256);
    if (before) return alreadyThere(before);
    if (columns?.has('occurrenceID') && !options.replace) {
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
    if (signal?.aborted && error === signal.reason) return stoppedEarly();
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
    const read = await readAll(table, reading, sink, options, progress);
    if (read.stopped) return occurrenceOutcome('stopped', read.records, sink, keepGood);
    if (isRefused(sink, keepGood)) {
      await refuseImport(db, running);
      return occurrenceOutcome('refused', read.records, sink, keepGood);
    }
    progress({ phase: 'publishing' });
    const recordsReplaced = await publishImport(db, running, replace);
    await tidyImports(db);
    const note = await unlistedSpeciesNote(db, running.id);
    const outcome = occurrenceOutcome('complete', read.records, sink, keepGood);
    return { ...outcome, recordsReplaced, notes: note ? [note] : [] };
  } catch (error) {
    // A file that turns out unreadable half way leaves nothing behind; an interruption does.
    if (error instanceof FileRefused) await refuseImport(db, running).catch(() => undefined);
    throw error;
  }
}

const tooMany = (records: number) =>
  sentence(
    'The file has more than {count} records. The operator of the server imports larger ones with the command of docs/data-import.md.',
    { count: records },
  );

/** Reads the file from where an interrupted run stopped. */
async function readAll(
  table: RecordTable,
  reading: OccurrenceReading,
  sink: RecordSink,
  { keepGood = false, signal, maxRecords = Number.POSITIVE_INFINITY }: OccurrenceImportOptions,
  progress: ReportProgress,
): Promise<{ records: number; stopped: boolean }> {
  let records = 0;
  const { recordsBefore } = sink;
  progress({ phase: 'records', bytesRead: 0, bytesTotal: table.bytesTotal, recordsBefore });
  for await (const batch of table.batches()) {
    if (signal?.aborted) return { records: Math.max(records, recordsBefore), stopped: true };
    const known = Math.min(batch.length, Math.max(0, recordsBefore - records));
    const checked = checkRecords(batch.slice(known), reading, records + known);
    records += batch.length;
    if (records > maxRecords) throw new FileRefused(tooMany(maxRecords));
    if (known < batch.length) {
      // After the first refusal of a file that is taken whole or not at all, the rest is only checked.
      const isKept = keepGood || sink.isCheap || sink.tally.total + checked.refusals.length === 0;
      await sink.write(isKept ? checked : { ...checked, occurrences: [] });
    }
    progress({
      bytesRead: table.bytesRead(),
      recordsRead: records,
      recordsTaken: sink.recordsTaken,
      recordsRefused: sink.tally.total,
    });
  }
  if (records === 0) throw new FileRefused(NO_RECORDS);
  return { records, stopped: false };
}
