import type { FileStore, ListedContent } from '../../collecting/files/file-store';
import type { Database } from '../../platform/database/database';
import { ORPHAN_SECONDS } from './limits';
import { namedContents } from './named-contents';

/** Contents that are looked up in one statement. */
const PAGE = 5_000;

/** Where contents are, and the rows that name them. */
export interface StoreAndTables {
  db: Database;
  files: Pick<FileStore, 'list' | 'removeRested'>;
}

/** How many orphans there are, or were. */
export interface OrphanCount {
  files: number;
  bytes: number;
}

/**
 * Finds stored files that no row names, in a folder or a bucket. Files that were kept lately are left
 * out: the row that names one may be about to be stored, here or by another process.
 *
 * @param restSeconds How old they are at least.
 * @param signal Ends it early.
 */
export async function* findOrphans(
  { db, files }: StoreAndTables,
  restSeconds: number = ORPHAN_SECONDS,
  signal?: AbortSignal,
): AsyncGenerator<ListedContent> {
  const keptBefore = Date.now() - restSeconds * 1000;
  for (let first = 0; first < 256 && !signal?.aborted; first += 1) {
    const listed = await files.list(first.toString(16).padStart(2, '0'));
    const old = listed.filter(({ keptAt }) => keptAt <= keptBefore);
    for (let from = 0; from < old.length; from += PAGE) {
      const page = old.slice(from, from + PAGE);
      const named = await namedContents(
        db,
        page.map(({ sha256 }) => sha256),
      );
      yield* page.filter(({ sha256 }) => !named.has(sha256));
    }
  }
}

/** Counts what {@link findOrphans} finds. */
export async function countOrphans(store: StoreAndTables): Promise<OrphanCount> {
  const count = { files: 0, bytes: 0 };
  for await (const { size } of findOrphans(store)) {
    count.files += 1;
    count.bytes += size;
  }
  return count;
}

/**
 * Removes what {@link findOrphans} finds, whatever left it. Safe to run in several processes at once,
 * and to be killed: the next run removes the rest.
 */
export async function removeOrphans(
  store: StoreAndTables,
  restSeconds: number = ORPHAN_SECONDS,
  signal?: AbortSignal,
): Promise<OrphanCount> {
  const removed = { files: 0, bytes: 0 };
  for await (const { sha256, size } of findOrphans(store, restSeconds, signal)) {
    // It looks at the age again: an equal content may have been kept since it was listed.
    if (!(await store.files.removeRested(sha256, restSeconds * 1000))) continue;
    removed.files += 1;
    removed.bytes += size;
  }
  return removed;
}
