import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR, API } from '../product/addresses';
import { pressByKey, tabTo } from '../product/keyboard';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';

/** The administrator's tasks in the running product. */

async function find(page: Page, words: string) {
  await page.goto('/admin/people');
  await page.getByLabel(/^Name, phone/).fill(words);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
}

async function manage(page: Page, action: string, confirm: string) {
  await page.getByRole('button', { name: /^Manage/ }).click();
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: confirm }).click();
}

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('grants community-for staff their role and their field sites', async ({ page, browser }) => {
  const person = await newCollector('Jasoda Munda of the test');
  await signIn(page, ADMINISTRATOR);
  await find(page, person.phoneNumber);
  await manage(page, 'Make community-for staff', 'Make community-for');
  await expect(page.getByText(/is community-for staff now/)).toBeVisible();
  await expect(page.getByRole('row').getByText('CommFor')).toBeVisible();
  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(theirs, person);
  await expect(theirs.getByRole('heading', { name: 'CommFor' })).toBeVisible();
  await theirs.close();
});

test('signs a person out everywhere, which ends their open page', async ({ page, browser }) => {
  const person = await newCollector('Gurubari Signed Out');
  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(theirs, person);
  await signIn(page, ADMINISTRATOR);
  await find(page, person.phoneNumber);
  await manage(page, 'Sign out everywhere', 'Sign out everywhere');
  await expect(page.getByText(/is signed out everywhere/)).toBeVisible();
  await theirs.reload();
  await theirs.waitForURL('**/login');
  await theirs.close();
});

test('downloads people as a table for spreadsheets', async ({ page }) => {
  await newCollector('=ଫର୍ମୁଲା');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/people');
  const { name, bytes } = await download(page, 'Download as CSV');
  expect(name).toMatch(/^aranya-people-\d{4}-\d{2}-\d{2}\.csv$/);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8');
  expect(text).toContain("'=ଫର୍ମୁଲା");
  expect(text.split('\r\n').length).toBeGreaterThan(12);
});

test('grants a form to a refused person, by keyboard', async ({ page }) => {
  const person = await newCollector('Waits for Water');
  const signedIn = await page.request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber: person.phoneNumber, password: person.pin },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const { phoneNumber } = person;
  const where = { projectId: 1, location: 'other' };
  const made = await page.request.post(`${API}/odk/create-app-user`, {
    headers,
    data: { displayName: person.name, phoneNumber, ...where },
  });
  const request = { formId: 'boundary_mapping_all', roleId: 2, userId: (await made.json()).id };
  const ask = () =>
    page.request.post(`${API}/odk/user-form-access`, {
      headers,
      data: { ...request, pin: '00000000', ...where },
    });
  expect((await ask()).status()).toBe(403);

  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await tabTo(page, page.getByRole('tab', { name: 'All forms' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText('1 ×');
  await pressByKey(page, row.getByRole('button', { name: /^Give access/ }));
  await expect(page.getByText(`${person.name} may fill in`)).toBeVisible();
  await expect(row).toHaveCount(0);
  // Access exists, so the server answers 409.
  expect((await ask()).status()).toBe(409);
});

test('closes a form only after a confirmation', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await page.getByRole('link', { name: /Andhra Pradesh/ }).click();
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByRole('button', { name: 'Closing' }).click();
  const question = page.getByRole('dialog', { name: /to Closing\?$/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Open', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Closing' }).click();
  await question.getByRole('button', { name: 'Set to Closing' }).click();
  await expect(page.getByRole('button', { name: 'Closing', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Set to Open' }).click();
  await expect(page.getByRole('button', { name: 'Open', pressed: true })).toBeVisible();
});

test('marks a suggestion as answered', async ({ page }) => {
  const detail = `Nobody counts the fireflies ${Date.now()}`;
  const data = {
    userName: 'a@example.org',
    fullName: 'Asha Majhi',
    country: 'India',
    sdg: 'Life and Land',
    extraDetail: detail,
  };
  await page.request.post(`${API}/measurement_gaps`, { data });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/gaps');
  await page.getByLabel('Goal', { exact: true }).selectOption('Life and Land');
  const card = page.getByRole('article').filter({ hasText: detail });
  await card.getByRole('button', { name: 'Answered' }).click();
  await expect(card.getByRole('button', { name: 'Answered', pressed: true })).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('answered');
  await expect(card).toBeVisible();
  const { bytes } = await download(page, 'Download as CSV');
  expect(bytes.toString('utf8')).toContain(detail);
});
