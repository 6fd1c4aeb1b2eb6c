import { readdir, writeFile } from 'node:fs/promises';
import { PICTURES } from './pictures-folder';
import { reviewPage } from './review-page';

/** After the last picture: the page that shows them all. */
export default async function writeReviewPage() {
  const files = (await readdir(PICTURES)).filter((name) => name.endsWith('.png'));
  await writeFile(`${PICTURES}/index.html`, reviewPage(files.toSorted()));
}
