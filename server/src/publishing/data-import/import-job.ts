import { SaidError, type Sentence, sentence } from '../../platform/languages/sentence';
import type { Refusal, RefusalCount } from './refusals/refusal';

/** A file on this machine. Uploads are put on the disk first: a zip file is read from its end. */
export interface ImportSource {
  path: string;
  /** What people call it; shown, kept with the import, and never used as a path. */
  name: string;
}

/** What every import may be told. */
export interface ImportOptions {
  source: ImportSource;
  /** Takes the good records and leaves out the others. Otherwise one bad record refuses the file. */
  keepGood?: boolean;
  /** Stops after the records in hand; what was read so far is not read again next time. */
  signal?: AbortSignal;
}

/** Where an import is. */
export interface ImportProgress {
  /**
   * `fingerprint`: the whole file is read to know it again; `records`: they are checked and
   * stored; `publishing`: they are made visible together.
   */
  phase: 'fingerprint' | 'records' | 'publishing';
  /** Bytes of the phase; in an archive those of the unpacked records. */
  bytesRead: number;
  bytesTotal: number;
  recordsRead: number;
  recordsTaken: number;
  recordsRefused: number;
  /** Records that an interrupted run had read already. */
  recordsBefore: number;
}

export type OnProgress = (progress: ImportProgress) => void;

/** How an import ended. */
export interface ImportOutcome {
  /**
   * `complete`: what was taken is visible; `already-there`: this very file was imported before;
   * `refused`: nothing was taken; `checked`: a dry run that would be taken; `stopped`: the same
   * call goes on where it ended.
   */
  status: 'complete' | 'already-there' | 'refused' | 'checked' | 'stopped';
  /** Why the whole file was refused, and what to do; null where records were. */
  sentence: Sentence | null;
  recordsRead: number;
  recordsTaken: number;
  recordsRefused: number;
  /** Of the taken ones, those that stood for an earlier record of the same id. */
  recordsReplaced: number;
  /** What was refused, the most frequent first. */
  reasons: readonly RefusalCount[];
  /** Names of the file's columns, where a person may point at others than were read. */
  columns?: readonly string[];
  /** What else the operator should know. */
  notes: readonly Sentence[];
  /** The refused records in their order; at most `LIMITS.dataImport.listedRefusals`. */
  refusals(): AsyncIterable<Refusal>;
}

/** The file as a whole cannot be imported. What is said tells what to do. */
export class FileRefused extends SaidError<Sentence> {
  override readonly name = 'FileRefused';
}

/** What is said of an empty one. */
export const NO_RECORDS = sentence('The file holds no records.');
