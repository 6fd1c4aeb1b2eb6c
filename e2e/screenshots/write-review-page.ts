import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES, picturedLanguages } from '../../tools/languages/pictures-folder';
import { reviewPage } from './review-page';

/** Writes a page for each language with all pictures. */
export default async function writeReviewPages() {
  for (const language of picturedLanguages()) {
    const folder = path.join(PICTURES, language);
    if (!existsSync(folder)) continue;
    const files = (await readdir(folder)).filter((name) => name.endsWith('.png'));
    await writeFile(path.join(folder, 'index.html'), reviewPage(files.toSorted()));
  }
}
