import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/**
 * Records contents of records and forms that may become orphans. A background job removes those that no row
 * references after a while, together with the data of closed accounts.
 *
 * @param files Files with the SHA-256 of their content in lower-case hex; null if it was not received.
 */
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
