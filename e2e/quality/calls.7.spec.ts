import type { Page, Request } from '@playwright/test';
import { addressOf, COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect, signIn, signInOnPage, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 7: the calls as the browser sends them, and the use of their answers. */

const API = `${addressOf('server')}/api/aranya`;

/** Waits for the next call of this path. */
const call = (page: Page, method: 'GET' | 'POST', path: string) =>
  page.waitForRequest((request) => request.method() === method && request.url() === API + path);

const tokenOf = (request: Request) => {
  const { authorization } = request.headers();
  return authorization?.replace(/^Bearer /, '');
};

const payload = (request: Request) => request.postDataJSON() as Record<string, unknown>;

async function answerTo(request: Request): Promise<Record<string, unknown>> {
  const answer = await request.response();
  if (!answer) throw new Error(`no answer to ${request.url()}`);
  return answer.json();
}

/** The session in the page's storage. */
const session = (page: Page) =>
  page.evaluate(() => {
    const slices = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    return JSON.parse(slices.session ?? '{}') as Record<string, unknown>;
  });

test('loads the counters by GET getDetails, without payload or token', async ({ page }) => {
  const asked = call(page, 'GET', '/getDetails');
  await page.goto('/');
  const request = await asked;
  expect(request.postData()).toBeNull();
  expect(tokenOf(request)).toBeUndefined();
  const { rows } = (await answerTo(request)) as { rows: Record<string, number>[] };
  await expect(page.getByRole('main')).toContainText(String(rows[0]?.totalspecies));
});

test('posts phone number and password as JSON', async ({ page }) => {
  const asked = call(page, 'POST', '/user/uloggedin-login');
  await signInOnPage(page, COLLECTOR);
  const request = await asked;
  expect(request.headers()['content-type']).toContain('application/json');
  expect(tokenOf(request)).toBeUndefined();
  expect(payload(request)).toEqual({
    phoneNumber: COLLECTOR.phoneNumber,
    password: COLLECTOR.pin,
  });
  expect(await session(page)).toMatchObject({ phoneNumber: COLLECTOR.phoneNumber });
});

test('sends five fields with a gap suggestion', async ({ page }) => {
  await page.goto('/need-discovery');
  await page.getByLabel('Email ID/ Mobile Number').fill('a@example.org');
  await page.getByLabel('Full Name').fill('Asha Majhi');
  await page.getByLabel('Country').fill('India');
  await page.getByLabel('I want to contribute to').selectOption('Life and Land');
  await page.getByLabel('Describe the data information Gap').fill('Streams in the dry season');
  const logged = page.waitForEvent('console', (message) => message.type() === 'info');
  const asked = call(page, 'POST', '/measurement_gaps');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(payload(await asked)).toEqual({
    userName: 'a@example.org',
    fullName: 'Asha Majhi',
    country: 'India',
    sdg: 'Life and Land',
    extraDetail: 'Streams in the dry season',
  });
  await logged;
});

test('sets up a phone by three calls', async ({ page }) => {
  const person = await newCollector();
  const profile = call(page, 'POST', '/profile/getProfile');
  await signIn(page, person);
  const read = await profile;
  const { token } = payload(read);
  expect(payload(read)).toEqual({ token, phoneNumber: person.phoneNumber });
  expect(tokenOf(read)).toBe(token);
  const { location } = await session(page);

  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  const created = call(page, 'POST', '/odk/create-app-user');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  expect(payload(await created)).toEqual({
    displayName: person.name,
    projectId: 1,
    phoneNumber: person.phoneNumber,
    location,
  });
  const { token: odkToken } = await answerTo(await created);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await session(page)).toMatchObject({ odkToken });

  await page.keyboard.press('Escape');
  const access = call(page, 'POST', '/odk/user-form-access');
  const completed = call(page, 'POST', '/profile/odk-trail-completed');
  await page.getByRole('button', { name: 'Trial Form Access' }).click();
  const { odkUserId } = await session(page);
  expect(payload(await access)).toEqual({
    projectId: 1,
    formId: 'tree_test_24',
    roleId: 2,
    userId: odkUserId,
    // The id in the form catalogue.
    location: 'other',
  });
  expect(payload(await completed)).toEqual({ phoneNumber: person.phoneNumber, token, location });
  await expect.poll(() => session(page)).toMatchObject({ isTrialFormCompleted: true });
});

test('sends eight fields with the profile update', {
  tag: THOROUGH,
}, async ({ page }) => {
  const person = await newCollector();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sukanti Juang of Salbani');
  await page.getByLabel('Bio').fill('Walks the forest since 1980.');
  const asked = call(page, 'POST', '/profile/update-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  const { token, ...fields } = payload(await asked);
  expect(tokenOf(await asked)).toBe(token);
  expect(fields).toEqual({
    name: 'Sukanti Juang of Salbani',
    phoneNumber: person.phoneNumber,
    email: '',
    organization: '',
    organizationName: '',
    address: '',
    webURL: '',
  });
  await expect.poll(() => session(page)).toMatchObject({ name: 'Sukanti Juang of Salbani' });
});

test('sends a chosen photo at once, as base64', async ({ page }) => {
  const person = await newCollector();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const asked = call(page, 'POST', '/profile/update-profile-image');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  const { phoneNumber, base64Data, token, ...others } = payload(await asked);
  expect([phoneNumber, others]).toEqual([person.phoneNumber, {}]);
  expect(token).toBe(tokenOf(await asked));
  expect(String(base64Data)).toMatch(/^(data:image\/png;base64,)?[A-Za-z0-9+/]+=*$/);
});

test('requests own records and both block files', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  const blocks = ['odisha', 'himachal'].map((state) =>
    page.waitForRequest(`${addressOf('server')}/places/${state}-blocks.geojson`),
  );
  const asked = call(page, 'POST', '/collected-data');
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const { odkUserId } = await session(page);
  expect(payload(await asked)).toEqual({ userId: odkUserId, userInsight: false });
  expect(tokenOf(await asked)).toBeTruthy();
  await Promise.all(blocks);
});

test("requests names of field sites, then one site's data", async ({ page }) => {
  const names = call(page, 'POST', '/getData');
  await signIn(page, COMMUNITY_FOR);
  const { userId, ...first } = payload(await names);
  expect(first).toEqual({ getSitesOnly: true });
  expect(userId).toBeTruthy();
  const data = call(page, 'POST', '/getData');
  await page.getByLabel('Field site', { exact: true }).selectOption({ index: 1 });
  const siteName = await page.getByLabel('Field site', { exact: true }).inputValue();
  expect(payload(await data)).toEqual({ getSitesOnly: false, userId, siteName });
  await expect(page.getByRole('heading', { name: siteName })).toBeVisible();
});

test('calls no services but tiles, map server and embedded pages', {
  tag: THOROUGH,
}, async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const has = (part: string) => () => [...hosts].some((host) => host.includes(part));
  await expect.poll(has('cartocdn.com')).toBe(true);
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByLabel('Google Satellite').check();
  await expect.poll(has('google.com')).toBe(true);
  const wms = page.waitForRequest(`${addressOf('server')}/wms?**`);
  await page.getByRole('checkbox', { name: /Shorea robusta/ }).check();
  await wms;
});
