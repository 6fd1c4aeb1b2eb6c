import type { Readable } from 'node:stream';
import type { OwnedContent } from './owned-content';

export interface IncomingFile {
  /** On this machine's disk; only the store changes it. */
  readonly path: string;
  /** Lower-case hex of the content. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last received byte, in milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A stored content that is open: the caller reads it to its end or destroys it. */
export interface StoredFile {
  readonly content: Readable;
  /** Bytes. */
  readonly size: number;
}

export interface ListedContent {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last storing, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** Equal contents are stored once. After `keep` they are durable: a database row may name them. */
export interface FileStore {
  /** @throws Error with code `ENOSPC` if the disk is nearly full; call this before any writing. */
  requireSpace(): Promise<void>;
  /** Removes the partial file if the stream or the disk fails, and throws its error (`ENOSPC`). */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * Can be repeated, also concurrently for equal contents.
   * @throws Problem `storage_unavailable` when a bucket is unreachable; then nothing is stored.
   */
  keep(file: IncomingFile): Promise<void>;
  /** Missing content is no error. */
  discard(file: IncomingFile): Promise<void>;
  /** @throws Error with code `ENOENT` if it is missing, Problem `storage_unavailable` as `keep`. */
  read(owned: OwnedContent): Promise<StoredFile>;
  /** Equal contents share one file, so no other row may reference it. Missing content is no error. */
  remove(sha256: string): Promise<void>;
  /**
   * For content that no row references any more; missing content is no error.
   * @param restMs Milliseconds, longer than any request takes. Content that was stored within this
   *   time stays, because a row that references it may be about to be stored.
   */
  removeRested(sha256: string, restMs: number): Promise<boolean>;
  /**
   * First restores contents that a killed process had set aside for removal.
   * @param prefix First two digits of their SHA-256.
   * @throws Problem `storage_unavailable` as `keep`
   */
  list(prefix: string): Promise<ListedContent[]>;
}
