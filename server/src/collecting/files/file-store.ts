import type { Readable } from 'node:stream';
import type { OwnedContent } from './owned-content';

/** Content that was received and is pending, not yet stored. */
export interface IncomingFile {
  /** Path on this machine's disk; only the store changes it. */
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
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last storing, in milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * Stores each content once, under its SHA-256. A content is durable when `keep` returns, so a database row may
 * name it from then on.
 */
export interface FileStore {
  /**
   * Checks that the disk is not nearly full before anything is written to files or database.
   *
   * @throws Error with code `ENOSPC` when it is.
   */
  requireSpace(): Promise<void>;
  /**
   * Writes a stream to the folder for pending uploads. If the stream breaks, the partial file is removed.
   *
   * @throws the error of the stream or the disk (`ENOSPC` when it is full).
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * Makes received content durable. It can be repeated, also concurrently for equal contents.
   *
   * @throws Problem `storage_unavailable` when a bucket is unreachable; then nothing is stored.
   */
  keep(file: IncomingFile): Promise<void>;
  /** Removes received content that will not be stored; missing content is no error. */
  discard(file: IncomingFile): Promise<void>;
  /**
   * Opens a content.
   *
   * @throws Error with code `ENOENT` if it does not exist, Problem `storage_unavailable` as `keep`.
   */
  read(owned: OwnedContent): Promise<StoredFile>;
  /**
   * Removes stored content; missing content is no error. Equal contents share one file: call this only for
   * contents that nobody else can have stored.
   */
  remove(sha256: string): Promise<void>;
  /**
   * Removes stored content that no row references any more; missing content is no error.
   *
   * @param restMs Content that was stored within this time is not removed, because a row that references it
   *   may be about to be stored. In milliseconds, longer than any request takes.
   * @returns Whether the content is removed.
   */
  removeRested(sha256: string, restMs: number): Promise<boolean>;
  /**
   * Lists stored contents. First restores contents that a killed process had set aside for removal.
   *
   * @param prefix First two digits of their SHA-256.
   * @throws Problem `storage_unavailable` as `keep`
   */
  list(prefix: string): Promise<ListedContent[]>;
}
