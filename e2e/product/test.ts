import { test as base, expect, type Page } from '@playwright/test';
import type { Account } from './addresses';

/** What Chromium says of a violation, of Trusted Types too. */
const VIOLATION = /content security policy|requires 'Trusted|TrustedTypePolicy/i;

/** Every test fails on a violation of the Content-Security-Policy and on an error that nothing caught. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`not caught: ${error.error().message}`));
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for the dashboard; a failure says what stood there instead. */
async function dashboardOf(page: Page) {
  try {
    await page.waitForURL('**/dashboard', { timeout: 30_000 });
  } catch (error) {
    const instead = await page.locator('main').ariaSnapshot();
    throw new Error(`No dashboard, but ${page.url()}:\n${instead}`, { cause: error });
  }
}

/** Signs in through the page and waits for the dashboard. */
export async function signIn(page: Page, { phoneNumber, pin }: Account) {
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(phoneNumber);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await dashboardOf(page);
}

/** Signs in where the page is read in any language: the fields are known by what is typed there. */
export async function signInInAnyLanguage(page: Page, { phoneNumber, pin }: Account) {
  await page.goto('/login');
  await page.locator('input[type="tel"]').fill(phoneNumber);
  await page.locator('input[type="password"]').fill(pin);
  await page.keyboard.press('Enter');
  await dashboardOf(page);
}

/**
 * Signs in on a phone. The first load of a visit shows the profile where the phone's company is
 * not known, and the dashboard otherwise.
 */
export async function signInOnPhone(page: Page, { phoneNumber, pin }: Account) {
  await page.goto('/mob-login');
  await page.getByLabel('Phone Number').fill(phoneNumber);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/mob\/(dashboard|edit-profile)$/);
}

/** Stops the page's clock; from here on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
