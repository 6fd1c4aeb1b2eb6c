import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/**
 * Notes contents of records and forms that perhaps no row names soon. Those that none names after a
 * while are removed with what closed accounts leave behind; the others stay.
 *
 * @param contents SHA-256 in lower-case hex.
 */
export async function mayBeObsolete(db: Database, contents: readonly string[]): Promise<void> {
  if (contents.length === 0) return;
  // In one order, so that two transactions never wait for each other.
  const names = [...new Set(contents)].sort();
  await db
    .insert(obsoleteFile)
    .values(names.map((name) => ({ kind: 'record' as const, name })))
    .onConflictDoNothing();
}
