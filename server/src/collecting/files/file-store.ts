import type { Readable } from 'node:stream';
import type { OwnedContent } from './owned-content';

/** Content that was received and is in the store's waiting room, not yet kept. */
export interface IncomingFile {
  /** Where it waits on this machine's disk; only the store changes it. */
  readonly path: string;
  /** Lower-case hex of the content. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** When the last of it came, in milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A kept content, open: read to its end or destroyed by the caller who asked for it. */
export interface StoredFile {
  readonly content: Readable;
  /** Bytes. */
  readonly size: number;
}

/** A kept content, as the store lists it. */
export interface ListedContent {
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** When it was kept last, in milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * Keeps contents under their SHA-256, each once. A content is durable before `keep` ends, so a
 * database row may name it from then on.
 */
export interface FileStore {
  /**
   * Checks that the disk is not nearly full, before anything is written to files or database.
   *
   * @throws Error with code `ENOSPC` when it is.
   */
  requireSpace(): Promise<void>;
  /**
   * Writes a stream to the waiting room. What was written is removed when the stream breaks.
   *
   * @throws whatever the stream or the disk throws (`ENOSPC` when it is full).
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * Makes received content durable. Safe to repeat and to run at once for equal contents.
   *
   * @throws Problem `storage_unavailable` when a bucket cannot be reached; nothing is kept then.
   */
  keep(file: IncomingFile): Promise<void>;
  /** Removes received content that will not be kept; none is no error. */
  discard(file: IncomingFile): Promise<void>;
  /**
   * Opens a content.
   *
   * @throws Error with code `ENOENT` when there is none, Problem `storage_unavailable` as `keep`.
   */
  read(owned: OwnedContent): Promise<StoredFile>;
  /**
   * Removes kept content; none is no error. Equal contents are one: only for contents that nobody
   * else can have kept.
   */
  remove(sha256: string): Promise<void>;
  /**
   * Removes kept content that no row names any more; none is no error.
   *
   * @param restMs Content that was kept within this time stays: a row that names it may be about to
   *   be stored. In milliseconds, longer than any request takes.
   * @returns Whether the content is gone.
   */
  removeRested(sha256: string, restMs: number): Promise<boolean>;
  /**
   * Lists kept contents. One that a killed process had set aside to remove it is put back first.
   *
   * @param prefix First two digits of their SHA-256.
   * @throws Problem `storage_unavailable` as `keep`
   */
  list(prefix: string): Promise<ListedContent[]>;
}
