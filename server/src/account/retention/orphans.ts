import type { FileStore, ListedContent } from '../../collecting/files/file-store';
import type { Database } from '../../platform/database/database';
import { ORPHAN_SECONDS } from './limits';
import { namedContents } from './named-contents';

const PAGE = 5_000;

export interface StoreAndTables {
  db: Database;
  files: Pick<FileStore, 'list' | 'removeRested'>;
}

/** Skips recent files: the row that names one may be about to be stored. */
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
      const contents = page.map(({ sha256 }) => sha256);
      const named = await namedContents(db, contents);
      yield* page.filter(({ sha256 }) => !named.has(sha256));
    }
  }
}

export async function countOrphans(store: StoreAndTables) {
  const count = { files: 0, bytes: 0 };
  for await (const { size } of findOrphans(store)) {
    count.files += 1;
    count.bytes += size;
  }
  return count;
}

/** Safe in concurrent processes and if killed: the next run continues. */
export async function removeOrphans(
  store: StoreAndTables,
  restSeconds: number = ORPHAN_SECONDS,
  signal?: AbortSignal,
) {
  const removed = { files: 0, bytes: 0 };
  for await (const { sha256, size } of findOrphans(store, restSeconds, signal)) {
    // Checks the age again: an equal content may have been stored since it was listed.
    if (!(await store.files.removeRested(sha256, restSeconds * 1000))) continue;
    removed.files += 1;
    removed.bytes += size;
  }
  return removed;
}
