import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/**
 * Records contents of records and forms that may become orphans. A background job removes those that no row
 * references after a while, together with the data of closed accounts.
 *
 * @param contents SHA-256 in lower-case hex.
 */
export async function mayBeObsolete(db: Database, contents: readonly string[]): Promise<void> {
  if (contents.length === 0) return;
  // Sorted, so that two transactions lock rows in the same order and cannot deadlock.
  const names = [...new Set(contents)].sort();
  await db
    .insert(obsoleteFile)
    .values(names.map((name) => ({ kind: 'record' as const, name })))
    .onConflictDoNothing();
}
