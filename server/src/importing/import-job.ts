import { SaidError, type Sentence, sentence } from '../platform/languages/sentence';
import type { RefusalCount, Refusals } from './refusals/refusal';

/** A file on this machine. Uploads are written to the disk first, because a zip file is read from its end. */
export interface ImportSource {
  path: string;
  /** Display name of the file; stored with the import, never used as a path. */
  name: string;
}

/** Options of every import. */
export interface ImportOptions {
  source: ImportSource;
  /** Encoding of a text file without a byte order mark; default UTF-8. */
  encoding?: string;
  /** Imports the valid records and skips the others. Otherwise one invalid record refuses the file. */
  keepGood?: boolean;
  /** Stops after the current batch; the next run continues after it. */
  signal?: AbortSignal;
}

/** Progress of an import. */
export interface ImportProgress {
  /**
   * `fingerprint`: the file is hashed; `records`: records are checked and stored; `publishing`: all
   * records become visible.
   */
  phase: 'fingerprint' | 'records' | 'publishing';
  /** Bytes that were read in this phase; for an archive, bytes of the unpacked records. */
  bytesRead: number;
  bytesTotal: number;
  recordsRead: number;
  recordsTaken: number;
  recordsRefused: number;
  /** Records that an interrupted run has already read. */
  recordsBefore: number;
}

export type OnProgress = (progress: ImportProgress) => void;

/** Reports the changed values. */
export type ReportProgress = (change: Partial<ImportProgress>) => void;

/** Returns a function that reports progress from the changed values only. */
export function progressReport(fileBytes: number, onProgress: OnProgress): ReportProgress {
  let progress: ImportProgress = {
    phase: 'fingerprint',
    bytesRead: 0,
    bytesTotal: fileBytes,
    recordsRead: 0,
    recordsTaken: 0,
    recordsRefused: 0,
    recordsBefore: 0,
  };
  return (change) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
}

/** Outcome of an import. */
export interface ImportOutcome {
  /**
   * `complete`: the imported records are visible; `already-there`: the same file was imported before;
   * `refused`: nothing was imported; `checked`: a dry run found no reason to refuse; `stopped`: calling
   * again continues the import.
   */
  status: 'complete' | 'already-there' | 'refused' | 'checked' | 'stopped';
  /** Reason for refusing the whole file, and what to do; null when only records were refused. */
  sentence: Sentence | null;
  recordsRead: number;
  recordsTaken: number;
  recordsRefused: number;
  /** Number of imported records that replaced an earlier record with the same id. */
  recordsReplaced: number;
  /** Reasons for refused records, the most frequent first. */
  reasons: readonly RefusalCount[];
  /** Names of the file's columns, if the operator may choose among them. */
  columns?: readonly string[];
  /** Further notes for the operator. */
  notes: readonly Sentence[];
  /** The refused records in their order; at most `LIMITS.dataImport.listedRefusals`. */
  refusals(): Refusals;
}

/** The whole file is refused, with a sentence that says what to do. */
export class FileRefused extends SaidError<Sentence> {
  override readonly name = 'FileRefused';
}

/** Sentence for an empty file. */
export const NO_RECORDS = sentence('The file holds no records.');

/** Another process has taken over this import, so this process must not store anything more. */
export class ImportTakenOver extends FileRefused {
  constructor() {
    super(
      sentence(
        'Another process imports the same file into the same dataset and has taken it over.',
      ),
    );
  }
}
