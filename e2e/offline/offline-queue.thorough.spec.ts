import { portOf } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { findingsIn } from '../findings/axe';
import { ADMINISTRATOR, COLLECTOR } from '../product/addresses';
import { heading, visit, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import {
  bar,
  countCalls,
  isKept,
  NOTHING_WAITS,
  openList,
  serverOf,
  stored,
  suggest,
  WAITS,
} from '../product/queue-visits';
import { StoredRelease } from '../product/stored-release';
import { expect, signIn } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/**
 * Offline input is sent exactly once, without loss, duplication or mixing. Each test says which
 * faults it detects.
 */

const { test, host: HOST, portBase, releases } = offline;
const server = serverOf(`http://localhost:${portOf('server', portBase)}`);
const PAGE = `${HOST}/need-discovery`;

/** Timeout after reconnecting: pages retry after one and five seconds, then every twenty. */
const SOON = { timeout: 30_000 };

/**
 * Detects: entries in memory only; a change to the wrong entry; an entry that remains after it was
 * sent.
 */
test('sends a suggestion once after its tab closed', async ({ browser }) => {
  const { context, page: first, wrong } = await visitor(browser);
  const calls = countCalls(context, '/measurement_gaps');
  await visit(first, PAGE);
  await context.setOffline(true);
  await suggest(first, 'Nobody counts fireflies.');
  await isKept(first);
  await bar(first, WAITS);
  await first.close();

  const page = await context.newPage();
  await page.goto(`${HOST}/about`);
  await bar(page, WAITS);
  const list = await openList(page);
  await expect(list.getByText('Nobody counts fireflies.')).toBeVisible();
  await expect(list.getByText(/^Written .*20\d\d/)).toBeVisible();
  await list.getByRole('link', { name: 'Change' }).click();
  const detail = page.getByLabel('Describe the data information Gap');
  await expect(detail).toHaveValue('Nobody counts fireflies.');
  await detail.fill('Nobody counts owls.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await isKept(page);
  await context.setOffline(false);
  await expect(page.getByText(NOTHING_WAITS)).toBeVisible(SOON);
  await expect.poll(calls).toBe(1);
  expect(await server.suggestions('Nobody counts owls.')).toBe(1);
  expect(await server.suggestions('Nobody counts fireflies.')).toBe(0);
  expect(await stored(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

/** Detects: a call without an id, a new id per attempt, a server that ignores ids. */
test('executes a call only once if its answer was lost', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await visit(page, PAGE);
  await context.route('**/measurement_gaps', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await suggest(page, 'The answer is lost.');
  await isKept(page);
  expect(await server.suggestions('The answer is lost.')).toBe(1);
  // The page may be retrying now: that answer is lost, too.
  await context.unrouteAll({ behavior: 'wait' });
  await page.reload();
  // A slow machine may have sent it just before the reload; then the page shows no message.
  await expect.poll(() => stored(page), SOON).toEqual([]);
  expect(await server.suggestions('The answer is lost.')).toBe(1);
  await context.close();
});

/**
 * Detects: a call with the browser's timeout, an aborted call that counts as cancelled, a list that
 * needs another script. No service worker runs, as on a data-saving visit.
 */
test('queues input after twenty seconds without an answer', async ({ browser }) => {
  const { context, page: first, wrong } = await visitor(browser, { serviceWorkers: 'block' });
  await first.goto(PAGE);
  await context.route('**/measurement_gaps', () => undefined);
  await suggest(first, 'Nobody counts crabs.');
  await expect(first.getByText(/your suggestion is kept on this device/)).toBeVisible(SOON);
  await bar(first, WAITS);
  await context.setOffline(true);
  await expect((await openList(first)).getByText('Nobody counts crabs.')).toBeVisible();
  await first.close();

  await context.unroute('**/measurement_gaps');
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect.poll(() => stored(page), SOON).toEqual([]);
  expect(await server.suggestions('Nobody counts crabs.')).toBe(1);
  expect(wrong).toEqual([]);
  await context.close();
});

/**
 * Detects: queueing only after a failure; entries that other tabs see or send while their tab is
 * open; a lock that survives its tab; a second call with another id.
 */
test('sends an input once if its tab closes during the call', async ({ browser }) => {
  const { context, page: other, wrong } = await visitor(browser);
  await visit(other, `${HOST}/about`);
  const calls = countCalls(context, '/measurement_gaps');
  const closedWhileSending = async (detail: string) => {
    const page = await context.newPage();
    await page.goto(PAGE);
    await suggest(page, detail);
    await expect.poll(() => stored(page)).toHaveLength(1);
    await expect(page.getByText('Sending your suggestion…')).toBeVisible();
    for (const tab of [page, other]) await expect(tab.getByText(WAITS)).toHaveCount(0);
    await page.close({ runBeforeUnload: false });
    await bar(other, WAITS);
  };
  const isSent = () => expect.poll(() => stored(other), SOON).toEqual([]);

  await context.route('**/measurement_gaps', () => undefined);
  await closedWhileSending('Nobody counts moths.');
  await context.unroute('**/measurement_gaps');
  const next = await context.newPage();
  await next.goto(`${HOST}/about`);
  await isSent();
  await expect.poll(calls).toBe(1);
  expect(await server.suggestions('Nobody counts moths.')).toBe(1);
  await next.close();

  // The call arrives, but its answer is lost.
  await context.route('**/measurement_gaps', async (route) => void (await route.fetch()));
  await closedWhileSending('Nobody counts frogs.');
  expect(await server.suggestions('Nobody counts frogs.')).toBe(1);
  await context.unroute('**/measurement_gaps');
  await context.setOffline(true);
  await context.setOffline(false);
  await isSent();
  expect(await server.suggestions('Nobody counts frogs.')).toBe(1);
  expect(wrong).toEqual([]);
  await context.close();
});

/**
 * Detects: an offline set that removes queued entries, or a release that cannot read another
 * release's entries.
 */
test('keeps queued entries through a release and its rollback', {
  tag: NIGHTLY,
}, async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser);
  const before = await visit(page, PAGE);
  await context.setOffline(true);
  await suggest(page, 'Nobody counts bats.');
  await isKept(page);
  // The site answers, its service does not. Only while online: a service worker does not see
  // Playwright's answers.
  const visitWithoutService = async (set: string) => {
    await context.route('**/measurement_gaps', (route) => route.abort());
    await context.setOffline(false);
    const next = await visit(page, `${HOST}/`, set);
    await context.setOffline(true);
    await context.unroute('**/measurement_gaps');
    return next;
  };
  const release = await StoredRelease.of(releases(), 'mfe-public');
  const withdraw = await release.addCanary('About Us', 'About all of us', 100);
  const after = await visitWithoutService(before);
  await page.goto(`${HOST}/about`);
  await heading(page, 'About all of us');
  await bar(page, WAITS);
  await withdraw();
  expect(await visitWithoutService(after)).toBe(before);
  await page.goto(`${HOST}/about`);
  await heading(page, 'About Us');
  await bar(page, WAITS);
  expect(await server.suggestions('Nobody counts bats.')).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(NOTHING_WAITS)).toBeVisible(SOON);
  expect(await server.suggestions('Nobody counts bats.')).toBe(1);
  expect(await stored(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

/**
 * Detects: sending without the lock (the server would still execute it once, but six calls leave
 * the tabs).
 */
test('sends from one of several tabs, each entry once and in order', { tag: NIGHTLY }, async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await visit(page, PAGE);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(PAGE);
  await context.setOffline(true);
  for (const [index, tab] of tabs.entries()) {
    await suggest(tab, `From tab ${index}.`);
    await isKept(tab);
  }
  for (const tab of tabs) await bar(tab, /^3 entries wait to be sent\./);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/measurement_gaps'))
      sent.push(request.postDataJSON().extraDetail);
  });
  await context.setOffline(false);
  for (const tab of tabs) await expect(tab.getByText(NOTHING_WAITS)).toBeVisible(SOON);
  expect(sent).toEqual(['From tab 0.', 'From tab 1.', 'From tab 2.']);
  for (const detail of sent) expect(await server.suggestions(detail)).toBe(1);
  await context.close();
});

/**
 * Detects: reporting 'kept' or clearing the form before the entry is stored, and partial entries.
 */
test("reports a full disk at once, and preserves the form's input", async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await visit(page, PAGE);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: HOST, quotaSize: 1 });
  await context.setOffline(true);
  await suggest(page, 'There is no room.');
  await expect(page.getByText(/this device has no room to keep what you wrote/)).toBeVisible();
  await expect(page.getByLabel('Describe the data information Gap')).toHaveValue(
    'There is no room.',
  );
  expect(await stored(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you. Your suggestion has reached us.')).toBeVisible();
  expect(await server.suggestions('There is no room.')).toBe(1);
  await context.close();
});

async function changeAddress(page: Page, address: string) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
}

/**
 * Detects: sending the whole profile (the other device's email would be lost), a form that shows
 * the server's values instead of queued ones, and signing out without a question.
 */
test('merges a profile change with changes from elsewhere', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 1600, height: 1000 },
  });
  await signIn(page, COLLECTOR);
  await visit(page, `${HOST}/dashboard`);
  await context.setOffline(true);
  await changeAddress(page, 'Harichandanpur');
  await bar(page, WAITS);
  await page.goto('/dashboard');
  const list = await openList(page);
  await expect(list.getByText('Address: Harichandanpur')).toBeVisible();
  await list.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Harichandanpur');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'This is not sent yet' });
  await expect(question.getByText('Your profile')).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await server.changeProfile(COLLECTOR, { email: 'elsewhere@example.org' });
  await context.setOffline(false);
  await expect(page.getByText(NOTHING_WAITS)).toBeVisible(SOON);
  expect(await server.profile(COLLECTOR)).toMatchObject({
    address: 'Harichandanpur',
    email: 'elsewhere@example.org',
  });

  await context.setOffline(true);
  await changeAddress(page, 'Never sent');
  await bar(page, WAITS);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await page.waitForURL(/login/);
  expect(await stored(page)).toMatchObject([{ content: { kind: 'sign-out' } }]);
  await context.setOffline(false);
  await signIn(page, COLLECTOR);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(await server.profile(COLLECTOR)).toMatchObject({ address: 'Harichandanpur' });
  expect(wrong).toEqual([]);
  await context.close();
});

/** Detects: entries without a person, and a sender that uses the token of the person who is signed in. */
test('hides queued entries from another person on the device', async ({ browser }) => {
  const { context, page } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 1600, height: 1000 },
  });
  await signIn(page, COLLECTOR);
  await visit(page, `${HOST}/dashboard`);
  await context.setOffline(true);
  await changeAddress(page, 'Of the collector');
  await bar(page, WAITS);
  await server.endOtherSessions(COLLECTOR);
  await context.setOffline(false);
  await page.waitForURL(/login/, SOON);
  await bar(page, /waits for its owner to sign in again/);
  await signIn(page, ADMINISTRATOR);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByText(/entry waits|waits for its owner/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/login/);
  // The sign-out is queued until the server has answered.
  await expect.poll(() => stored(page)).toHaveLength(1);
  await signIn(page, COLLECTOR);
  await expect(page.getByText(NOTHING_WAITS)).toBeVisible(SOON);
  expect(await server.profile(COLLECTOR)).toMatchObject({ address: 'Of the collector' });
  expect((await server.profile(ADMINISTRATOR)).address ?? '').not.toBe('Of the collector');
  await context.close();
});

/** Detects: removal without a question, and sending a removed entry. */
test('removes a queued entry by keyboard', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await visit(page, PAGE);
  await context.setOffline(true);
  await suggest(page, 'Removed before it was sent.');
  await isKept(page);
  const list = await openList(page);
  expect(await findingsIn(page, '[role="dialog"]')).toEqual([]);
  await list.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Remove it for good?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list.getByText(NOTHING_WAITS)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await heading(page);
  expect(await stored(page)).toEqual([]);
  expect(await server.suggestions('Removed before it was sent.')).toBe(0);
  await context.close();
});
