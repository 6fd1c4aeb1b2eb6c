import type { Page } from '@playwright/test';
import { expect } from './test';

/** A preloaded file. */
export interface EarlyFile {
  href: string;
  /** Value of the link's `as`, such as `script` or `font`. */
  as: string;
  /** Language of a file with texts; undefined if the address has none. */
  language: string | undefined;
}

/** Files that this window's page has preloaded. */
export const preloaded = (page: Page): Promise<EarlyFile[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .filter(({ media }) => window.matchMedia(media).matches)
      .map(({ href, as, dataset }) => ({ href, as, language: dataset.language })),
  );

/** Expects that every preloaded file is used and fetched once. */
export async function expectEachAskedOnce(page: Page, files: EarlyFile[]) {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const times = files.map(({ href }) => [href, asked.filter((name) => name === href).length]);
  expect(times).toEqual(files.map(({ href }) => [href, 1]));
}
