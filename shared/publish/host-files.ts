import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_FILES_ATTRIBUTE } from '@aranya/shared/contracts';
import { integrityOf } from './release-integrity';

/** Files that a page of the host may load from its own build. */
const LOADED = /\.(js|css|woff2)$/;

/**
 * Fonts of rare letters: devices have fallback fonts.
 */
const OTHER_LETTERS = /-latin-ext-/;

/** Position of the first script in the page. */
const FIRST_SCRIPT = '<script defer="defer" ';

/**
 * Writes a list of a finished host's files with their hashes, named by its own hash, and references
 * it at the page's first script, so that the page of any release identifies all of its files. The
 * service worker reads it.
 * @param site folder of the page
 */
export async function nameHostFiles(site: string) {
  const names = (await readdir(site, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => LOADED.test(name) && !OTHER_LETTERS.test(name))
    .sort();
  const hashes = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(site, name));
      return [name, integrityOf(bytes, 'sha256')] as const;
    }),
  );
  const list = JSON.stringify(Object.fromEntries(hashes));
  const listName = `files.${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(site, listName), list);
  const page = path.join(site, 'index.html');
  const html = await readFile(page, 'utf8');
  if (!html.includes(FIRST_SCRIPT)) throw new Error('The page of the host names no script.');
  await writeFile(
    page,
    html.replace(FIRST_SCRIPT, `${FIRST_SCRIPT}${HOST_FILES_ATTRIBUTE}="/${listName}" `),
  );
}
