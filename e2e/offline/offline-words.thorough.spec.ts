import type { Page } from '@playwright/test';
import { findingsIn } from '../findings/axe';
import { cutTextsIn } from '../findings/cut-texts';
import { englishLeftIn } from '../findings/english-left';
import { COLLECTOR } from '../product/addresses';
import { visit, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import { LANGUAGES, readIn } from '../product/page-language';
import { bar, isKept, openList, suggest, WAITS } from '../product/queue-visits';
import { comeToRest, scrollsSideways } from '../product/resting-page';
import { expect, signIn } from '../product/test';

/** Offline messages in every language on the narrowest phone. */

const { test, host: HOST } = offline;
const NARROW = { width: 320, height: 800 };

async function lookInEveryLanguage(page: Page, what: string, written: string[]) {
  for (const language of LANGUAGES) {
    await readIn(page, language);
    await comeToRest(page);
    const where = `${what}, ${language}`;
    if (language !== 'en') {
      await expect.soft.poll(() => englishLeftIn(page, { names: written }), where).toEqual([]);
    }
    expect.soft(await cutTextsIn(page), `${where}: texts are cut`).toEqual([]);
    expect.soft(await findingsIn(page), `${where}: axe`).toEqual([]);
    expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe('');
  }
  await readIn(page, 'en');
}

test('translates the list of queued entries', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser, { baseURL: HOST, viewport: NARROW });
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await visit(page, `${HOST}/need-discovery`);
  await context.setOffline(true);
  await suggest(page, '१ जुगनू');
  await isKept(page);
  await bar(page, WAITS);
  await lookInEveryLanguage(page, 'The bar of what waits', []);
  await openList(page);
  await lookInEveryLanguage(page, 'The list of what waits', []);
  await page.goto('/mob/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This is not sent yet' })).toBeVisible();
  await lookInEveryLanguage(page, 'The question before signing out', []);
  expect(wrong).toEqual([]);
  await context.close();
});
