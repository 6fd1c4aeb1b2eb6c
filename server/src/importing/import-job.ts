import { SaidError, type Sentence, sentence } from '../platform/languages/sentence';
import type { RefusalCount, Refusals } from './refusals/refusal';

/** Uploads are written to the disk first, because a zip file is read from its end. */
export interface ImportSource {
  path: string;
  /** Stored with the import, never used as a path. */
  name: string;
}

export interface ImportOptions {
  source: ImportSource;
  /** Encoding of a text file without a byte order mark; default UTF-8. */
  encoding?: string;
  /** Imports the valid records and skips the others. Otherwise one invalid record refuses the file. */
  keepGood?: boolean;
  /** Stops after the current batch; the next run continues after it. */
  signal?: AbortSignal;
}

export interface ImportProgress {
  /** `fingerprint`: the file is hashed; `publishing`: all records become visible. */
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

export type ReportProgress = (change: Partial<ImportProgress>) => void;

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

export interface ImportOutcome {
  /** `checked`: a dry run found no fault; `stopped`: calling again continues the import. */
  status: 'complete' | 'already-there' | 'refused' | 'checked' | 'stopped';
  /** Refusal of the whole file; null when only records were refused. */
  sentence: Sentence | null;
  recordsRead: number;
  recordsTaken: number;
  recordsRefused: number;
  /** Imported records that replaced an earlier record with the same id. */
  recordsReplaced: number;
  /** The most frequent first. */
  reasons: readonly RefusalCount[];
  /** Set if the operator may choose among them. */
  columns?: readonly string[];
  notes: readonly Sentence[];
  /** In their order; at most `LIMITS.dataImport.listedRefusals`. */
  refusals(): Refusals;
}

export class FileRefused extends SaidError<Sentence> {
  override readonly name = 'FileRefused';
}

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
