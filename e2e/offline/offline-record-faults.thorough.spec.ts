import { portOf } from '@aranya/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import { INSTITUTE_FORM } from '../../server/testing/institute-form';
import { COLLECTOR } from '../product/addresses';
import { listedSets, stopWorker, unlisted, visit, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import { serverOf, stored } from '../product/queue-visits';
import { expect, signIn } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/**
 * Records of a kept form under faults: nothing is lost, nothing is sent twice. Each test says which faults it detects.
 */

const { test, host: HOST, portBase } = offline;
const server = serverOf(`http://localhost:${portOf('server', portBase)}`);
/** A small form with one required text. */
const FORM = `${HOST}/record/grove_trees`;
/** A record of this form gets a new id with each edit. */
const OWN_FORM = INSTITUTE_FORM.replace(
  '<bind ',
  '<bind nodeset="/data/orx:meta/orx:instanceID" type="string" jr:preload="uid"/><bind ',
);
const SECOND_VERSION = OWN_FORM.replace('version="1"', 'version="2"').replace(
  'Which tree is it?',
  'Which tree grows here?',
);

/** Timeout after reconnecting: pages retry after one and five seconds, then every twenty. */
const SOON = { timeout: 40_000 };

const isReady = (page: Page) =>
  expect(page.getByText('This form opens without a network, too.')).toBeVisible({
    timeout: 60_000,
  });

/** A collector whose browser keeps the form and its engine. */
async function keptForm(browser: Browser) {
  const visited = await visitor(browser, { baseURL: HOST });
  await signIn(visited.page, COLLECTOR);
  await visited.page.goto(FORM);
  await isReady(visited.page);
  return { ...visited, total: (await server.records(COLLECTOR)).total };
}

const species = (page: Page) => page.getByRole('textbox', { name: /Which tree/ });

async function send(page: Page, name: string) {
  await species(page).fill(name);
  await page.getByRole('button', { name: 'Send' }).click();
}

const isKept = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your record is kept' })).toBeVisible();

/** Records on this device in the list below the form. */
const waiting = (page: Page) =>
  page.getByRole('heading', { level: 3, name: 'Trees of the temple grove' });

test.beforeAll(() => server.publishForm(OWN_FORM));

/** Detects: two tabs with one entry, a tab that sends without the lock, a list that shows one tab only. */
test('stores a record of each of two tabs, and sends each once', async ({ browser }) => {
  const { context, page, total } = await keptForm(browser);
  const other = await context.newPage();
  await other.goto(FORM);
  await isReady(other);
  await context.setOffline(true);
  for (const [index, tab] of [page, other].entries()) {
    await send(tab, `Tree ${index}`);
    await isKept(tab);
  }
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(2);
  expect(await stored(page)).toHaveLength(2);
  await context.setOffline(false);
  await expect.poll(() => stored(page), SOON).toEqual([]);
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0);
  expect((await server.records(COLLECTOR)).total).toBe(total + 2);
  await context.close();
});

/** Detects: a second edit that replaces the first unseen, is lost, or has only a button that cannot succeed. */
test('retains a refused edit, and links to the newest version', async ({ browser }) => {
  const { context, page, total } = await keptForm(browser);
  await send(page, 'Sal');
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
  const [{ id = '' } = {}] = (await server.records(COLLECTOR)).records;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${FORM}?edit=${id}`);
    await expect(species(tab)).toHaveValue('Sal');
  }
  await send(page, 'Mahula');
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
  await send(other, 'Kendu');
  await expect(other.getByText(/This record was changed in the meantime/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await other.getByRole('link', { name: 'Open the newest version' }).click();
  await expect(species(other)).toHaveValue('Mahula');
  await other.getByRole('button', { name: 'Delete this version' }).click();
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(waiting(other)).toHaveCount(0);
  expect(await stored(other)).toEqual([]);
  expect((await server.records(COLLECTOR)).total).toBe(total + 1);
  await context.close();
});

/** Detects: half an engine in the offline set, and files of an interrupted update that no set lists. */
test('completes the form engine after the worker was killed while it stored the engine', {
  tag: NIGHTLY,
}, async ({ browser }) => {
  const { context, page } = await visitor(browser, { baseURL: HOST });
  await signIn(page, COLLECTOR);
  await visit(page, `${HOST}/about`);
  await page.goto(FORM);
  await expect(species(page)).toBeVisible();
  for (let times = 0; times < 3; times += 1) await stopWorker(context, page);
  await page.reload();
  await isReady(page);
  expect((await listedSets(page))[0]).toMatchObject({ withForms: true });
  await expect.poll(() => unlisted(page)).toEqual([]);
  await context.setOffline(true);
  await stopWorker(context, page);
  await page.reload();
  await expect(species(page)).toBeVisible();
  await context.close();
});

/** Detects: reporting “kept” before the record is stored, and a form that is emptied although nothing was stored. */
test('retains the answers on a full disk, and sends them once there is space', async ({
  browser,
}) => {
  const { context, page, total } = await keptForm(browser);
  // Chromium applies another quota only 30 seconds after the last write, so the write itself fails here.
  const original = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    return put;
  });
  await send(page, 'Sal');
  await expect(page.getByText(/This device has no room to keep the record/)).toBeVisible();
  await expect(species(page)).toHaveValue('Sal');
  expect(await stored(page)).toEqual([]);
  await original.evaluate((put) => {
    IDBObjectStore.prototype.put = put;
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
  expect((await server.records(COLLECTOR)).total).toBe(total + 1);
  await context.close();
});

/** Detects: signing out without a question, records or forms that remain, and a record that is sent afterwards. */
test('asks before signing out with an unsent record', async ({ browser }) => {
  const { context, page, total } = await keptForm(browser);
  await context.setOffline(true);
  await send(page, 'Sal');
  await isKept(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'This is not sent yet' });
  await expect(question.getByText('Record: Trees of the temple grove')).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await stored(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await page.waitForURL(/login/);
  expect(await stored(page)).toMatchObject([{ content: { kind: 'sign-out' } }]);
  await context.setOffline(false);
  await expect.poll(() => stored(page), SOON).toEqual([]);
  await page.goto('/about');
  await expect
    .poll(() => listedSets(page), { timeout: 60_000 })
    .toMatchObject([{ withForms: false }]);
  expect((await server.records(COLLECTOR)).total).toBe(total);
  await context.close();
});

/**
 * Detects: a form that is replaced while it is open, a newer version that is not offered, and a record of the earlier
 * version that is lost. The last test, because the form has another version afterwards.
 */
test('offers a version that was published meanwhile', async ({ browser }) => {
  const { context, page, total } = await keptForm(browser);
  await context.setOffline(true);
  await stopWorker(context, page);
  await page.reload();
  await species(page).fill('Sal');
  await server.publishForm(SECOND_VERSION);
  await context.setOffline(false);
  await expect(page.getByText(/^There is a newer version of this form/)).toBeVisible(SOON);
  await expect(page.getByRole('textbox', { name: 'Which tree is it?' })).toHaveValue('Sal');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
  expect((await server.records(COLLECTOR)).total).toBe(total + 1);

  await page.getByRole('button', { name: 'Record another' }).click();
  await expect(page.getByRole('textbox', { name: 'Which tree grows here?' })).toHaveValue('');
  await isReady(page);
  await context.close();
});
