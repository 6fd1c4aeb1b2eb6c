import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { FILE_REST_SECONDS } from '../../collecting/files/limits';
import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';
import type { AccountContext } from '../account-context';
import { photoStore } from '../profiles/profile-photos';
import { namedContents } from '../retention/named-contents';

const PAGE = 100;

type Needs = Pick<AccountContext, 'database' | 'files'>;

/**
 * Safe in concurrent processes; failures are retried in the next run.
 * @param restSeconds Keeps recent content: the record that names it may be about to be stored.
 */
export async function removeObsoleteFiles(
  { database: { db }, files }: Needs,
  restSeconds: number = FILE_REST_SECONDS,
): Promise<number> {
  const photos = photoStore(files);
  let removed = 0;
  for (;;) {
    const page = await db
      .select({ name: obsoleteFile.name })
      .from(obsoleteFile)
      .where(eq(obsoleteFile.kind, 'profile-photo'))
      .limit(PAGE);
    if (page.length === 0) break;
    for (const { name } of page) await photos.remove(name);
    await forget(
      db,
      'profile-photo',
      page.map(({ name }) => name),
    );
    removed += page.length;
  }
  let after = '';
  for (;;) {
    const page = await db
      .select({ name: obsoleteFile.name })
      .from(obsoleteFile)
      .where(and(eq(obsoleteFile.kind, 'record'), gt(obsoleteFile.name, after)))
      .orderBy(asc(obsoleteFile.name))
      .limit(PAGE);
    const names = page.map(({ name }) => name);
    after = names.at(-1) ?? after;
    const needed = await namedContents(db, names);
    const gone: string[] = [];
    for (const name of names) {
      if (!needed.has(name) && (await files.removeRested(name, restSeconds * 1000)))
        gone.push(name);
    }
    await forget(db, 'record', [...gone, ...needed]);
    removed += gone.length;
    if (page.length < PAGE) return removed;
  }
}

async function forget(db: Database, kind: 'record' | 'profile-photo', names: string[]) {
  if (names.length === 0) return;
  await db
    .delete(obsoleteFile)
    .where(and(eq(obsoleteFile.kind, kind), inArray(obsoleteFile.name, names)));
}
