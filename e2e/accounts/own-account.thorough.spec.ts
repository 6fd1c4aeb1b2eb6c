import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import { type Entry, fromBuffer } from 'yauzl';
import { type Account, API, addressOf, COMMUNITY_FOR } from '../product/addresses';
import { CollectClient, filledRecord } from '../product/collect-client';
import { pressByKey, tabTo } from '../product/keyboard';
import { type NewCollector, newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';

/** Own account: data, sessions, a new QR code, and closing. */

const HINDI_AND_ODIA = 'सुकान्ति ଜୁଆଙ୍ଗ';

async function call(path: string, body: object, token = '') {
  const answer = await fetch(`${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

/** Sets up a person's phone as the dashboard does. */
async function withPhone({ phoneNumber, pin, name }: NewCollector): Promise<CollectClient> {
  const { token = '' } = await call('/user/uloggedin-login', { phoneNumber, password: pin });
  const made = await call(
    '/odk/create-app-user',
    { displayName: name, projectId: 1, phoneNumber, location: '' },
    token,
  );
  await call(
    '/odk/user-form-access',
    { projectId: 1, formId: 'tree_test_24', roleId: 2, userId: made.id, location: '' },
    token,
  );
  await call('/user/sign-out', {}, token);
  return phoneWith(made.token ?? '');
}

const phoneWith = (token: string) =>
  new CollectClient({
    general: { server_url: `${addressOf('server')}/v1/key/${token}/projects/1` },
    admin: {},
  });

const trial = { formID: 'tree_test_24', version: '' };

/** Sends a record of the trial form from a phone. */
async function send(phone: CollectClient): Promise<string> {
  const [form] = await phone.formList();
  const { xml, instanceId } = filledRecord(form ?? trial, {
    species: 'Shorea_robusta',
    at: [21.51, 85.52],
    photo: 'leaf.jpg',
  });
  await phone.send(xml, [{ name: 'leaf.jpg', bytes: Buffer.from('a leaf'), type: 'image/jpeg' }]);
  return instanceId;
}

/** The files of a ZIP; yauzl verifies sizes and checksums. */
function unzip(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      const files = new Map<string, string>();
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, async (error, content) => {
          if (error) return reject(error);
          files.set(entry.fileName, (await buffer(content)).toString());
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
}

async function openAccount(page: Page, person: Account) {
  await signIn(page, person);
  await page.getByRole('link', { name: 'Privacy and account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and account' })).toBeVisible();
}

test('downloads all data of a person, including their records', async ({ page }) => {
  const person = await newCollector(HINDI_AND_ODIA);
  const instanceId = await send(await withPhone(person));
  await openAccount(page, person);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^aranya-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Your browser is saving the file.')).toBeVisible();
  const files = await unzip(await readFile(await download.path()));
  expect(files.get('account.json')).toContain(HINDI_AND_ODIA);
  expect(files.get('records.csv')).toContain(instanceId);
  expect(files.get('records.csv')).toContain('21.51,85.52');
  expect(JSON.parse(files.get('records.geojson') ?? '').features[0].geometry.coordinates).toEqual([
    85.52, 21.51,
  ]);
  const names = [...files.keys()];
  expect(names).toContain('darwin-core-archive.zip');
  expect(names.filter((name) => name.endsWith('/leaf.jpg'))).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('/record.xml'))).toHaveLength(1);
});

test('ends the session of another device when it is signed out', async ({ page, browser }) => {
  const person = await newCollector();
  const other: BrowserContext = await browser.newContext({ userAgent: FIREFOX_ON_WINDOWS });
  try {
    const elsewhere = await other.newPage();
    await signIn(elsewhere, person);
    await openAccount(page, person);
    const devices = page.getByRole('list', { name: 'Devices' });
    await expect(devices.getByText('Firefox on Windows', { exact: true })).toBeVisible();
    await expect(devices.getByText('This one')).toHaveCount(1);
    await page.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click();
    await expect(page.getByText('Firefox on Windows is signed out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await page.reload();
    await expect(devices.getByText('This one')).toBeVisible();
  } finally {
    await other.close();
  }
});

const FIREFOX_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

test('stops the QR code of a lost phone at once, and shows a new one that works', async ({
  page,
}) => {
  const person = await newCollector();
  const lost = await withPhone(person);
  await send(lost);
  await openAccount(page, person);
  await page.getByRole('button', { name: 'Make a new QR code…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Records that are still on it cannot be sent');
  const answering = page.waitForResponse('**/odk/replace-token');
  await dialog.getByRole('button', { name: 'Make a new QR code' }).click();
  const { token } = (await (await answering).json()) as { token: string };
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(send(lost)).rejects.toThrow('403');
  expect(await send(phoneWith(token))).toMatch(/^uuid:/);
});

test('closes and restores an account by keyboard', async ({ page }) => {
  const person = await newCollector(HINDI_AND_ODIA);
  const phone = await withPhone(person);
  await openAccount(page, person);
  await pressByKey(page, page.getByRole('button', { name: 'Close my account…' }));
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await pressByKey(page, dialog.getByRole('button', { name: 'Close my account' }));
  await expect(dialog.getByText('Choose what happens with your records.')).toBeVisible();
  await dialog.getByLabel('Delete everything').focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Your PIN').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your PIN.')).toBeVisible();
  await expect(dialog.getByLabel('Delete everything')).toBeChecked();
  await dialog.getByLabel('Your PIN').fill(person.pin);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toContainText('Your account is closed.');
  await expect(send(phone)).rejects.toThrow('403');

  await page.getByLabel('Phone Number').fill(person.phoneNumber);
  await page.getByLabel('PIN').fill(person.pin);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Keep your account?' });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: 'Keep my account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(HINDI_AND_ODIA).first()).toBeVisible();
  expect(await send(phone)).toMatch(/^uuid:/);
});

test('redirects a person who closed the account to sign-in, signed out', async ({ page }) => {
  const person = await newCollector();
  const { token = '' } = await call('/user/uloggedin-login', {
    phoneNumber: person.phoneNumber,
    password: person.pin,
  });
  await call('/user/close-account', { password: person.pin, choice: 'anonymise' }, token);
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(person.phoneNumber);
  await page.getByLabel('PIN').fill(person.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Leave it closed' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('PIN')).toHaveValue('');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('shows community-for staff their account page without a QR code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAccount(page, COMMUNITY_FOR);
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close my account…' })).toBeVisible();
  const session = await page.evaluate(() =>
    JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').session),
  );
  // A former collector keeps the token.
  expect(session.odkToken).not.toBe('');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/QR/)).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith(addressOf('mfe-dashboard')))).toEqual([]);
});

test('reports a missing network, and preserves the input', async ({ page }) => {
  await openAccount(page, await newCollector());
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await page.route(`${API}/user/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText(/could not reach Aranya/)).toBeVisible();
  await page.getByRole('button', { name: 'Close my account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave my records').check();
  await dialog.getByLabel('Your PIN').fill('135790');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/could not reach Aranya/)).toBeVisible();
  await expect(dialog.getByLabel('Your PIN')).toHaveValue('135790');
});

test('asks a visitor to sign in first', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
});

test('requires a guardian to register a child under 10; without one nothing is sent', async ({
  page,
}) => {
  await page.goto(`${addressOf('identity')}/register`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByLabel('Phone number').fill('9511111111');
  await page.getByLabel('Name').fill('Bini');
  await page.getByLabel('PIN', { exact: true }).fill('135790');
  await page.getByLabel('Repeat').fill('135790');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Say whether you are 10 or older.')).toBeVisible();
  await page.getByLabel('Under 10').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/needs a parent or guardian who agrees/)).toBeVisible();
  await expect(page.getByLabel(/I am the parent or guardian/)).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByLabel(/I am the parent or guardian/).check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(sent).toHaveLength(1);
});
