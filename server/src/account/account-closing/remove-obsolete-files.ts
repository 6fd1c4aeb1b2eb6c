import { asc, gt, inArray } from 'drizzle-orm';
import { FILE_REST_SECONDS } from '../../collecting/files/limits';
import { obsoleteFile } from '../../people/accounts/closing/tables';
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
  let after = '';
  for (;;) {
    const page = await db
      .select()
      .from(obsoleteFile)
      .where(gt(obsoleteFile.name, after))
      .orderBy(asc(obsoleteFile.name))
      .limit(PAGE);
    const names = page.map(({ name }) => name);
    after = names.at(-1) ?? after;
    const needed = await namedContents(db, names);
    const gone: string[] = [];
    for (const { kind, name } of page) {
      if (kind === 'profile-photo') await photos.remove(name);
      else if (needed.has(name) || !(await files.removeRested(name, restSeconds * 1000))) continue;
      gone.push(name);
    }
    await db.delete(obsoleteFile).where(inArray(obsoleteFile.name, [...gone, ...needed]));
    removed += gone.length;
    if (page.length < PAGE) return removed;
  }
}
