import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/** A background job removes those that no row references after a while. Null: never received. */
export async function mayBeObsolete(
  db: Database,
  files: Iterable<{ readonly sha256: string | null }>,
): Promise<void> {
  const contents = new Set([...files].flatMap(({ sha256 }) => sha256 ?? []));
  if (contents.size === 0) return;
  // Sorted, so that two transactions lock rows in the same order and cannot deadlock.
  const names = [...contents].sort();
  await db
    .insert(obsoleteFile)
    .values(names.map((name) => ({ kind: 'record' as const, name })))
    .onConflictDoNothing();
}
