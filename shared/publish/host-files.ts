import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_FILES_ATTRIBUTE } from '@aranya/shared/contracts';
import { filesBelow, hashesOf } from './release-integrity';

const LOADED = /\.(js|css|woff2)$/;

/** Devices have fallback fonts for rare letters. */
const OTHER_LETTERS = /-latin-ext-/;

/** With `/` as separator. Each name contains a hash. */
export async function filesOf(site: string): Promise<string[]> {
  const files = await filesBelow(site);
  return files
    .filter((file) => !path.basename(file).startsWith('index.html'))
    .map((file) => path.relative(site, file).split(path.sep).join('/'));
}

const FIRST_SCRIPT = '<script defer="defer" ';

/**
 * The page's first script references the list by its hash, so that the page of any release
 * identifies all of its files. The service worker reads it.
 * @param site folder of the page
 */
export async function nameHostFiles(site: string) {
  const names = (await filesOf(site)).filter(
    (name) => LOADED.test(name) && !OTHER_LETTERS.test(name),
  );
  const list = JSON.stringify(await hashesOf(site, names));
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
