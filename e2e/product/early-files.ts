import type { Page } from '@playwright/test';
import { expect } from './test';

/** What a page asks for before it can know by itself that it will need it. */
export interface EarlyFile {
  href: string;
  /** What the link says that it is, such as `script` or `font`. */
  as: string;
  /** Of a file with texts, where the page's address names no language. */
  language: string | undefined;
}

/** What this window's page has asked for early. */
export const preloaded = (page: Page): Promise<EarlyFile[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .filter(({ media }) => window.matchMedia(media).matches)
      .map(({ href, as, dataset }) => ({ href, as, language: dataset.language })),
  );

/** Everything that was fetched early is what the page asks for later: nothing comes twice, nothing in vain. */
export async function expectEachAskedOnce(page: Page, files: EarlyFile[]) {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const times = files.map(({ href }) => [href, asked.filter((name) => name === href).length]);
  expect(times).toEqual(files.map(({ href }) => [href, 1]));
}
