import type { Browser } from '@playwright/test';
import { PHONE } from '../e2e/visit/conditions';
import { addressOf } from './serve/variants';

/** The demonstration collector, who has records for the map. */
const COLLECTOR = { phoneNumber: '9000000001', pin: '246810' };

/** @returns the browser's storage after a sign-in through the product's page */
export async function storedSession(browser: Browser): Promise<[string, string][]> {
  const context = await browser.newContext({ baseURL: addressOf('federated') });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(COLLECTOR.phoneNumber);
  await page.getByLabel('PIN').fill(COLLECTOR.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  // A phone shows the profile before the dashboard until the phone's maker is known.
  await page.setViewportSize(PHONE);
  await page.goto('/mob/edit-profile');
  await page.getByLabel('Maker of your phone').fill('Samsung');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/mob/dashboard');
  await page.waitForLoadState('networkidle');
  const { origins } = await context.storageState();
  await context.close();
  return origins.flatMap(({ localStorage }) =>
    localStorage.map(({ name, value }): [string, string] => [name, value]),
  );
}
