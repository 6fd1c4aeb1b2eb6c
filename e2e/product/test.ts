import { LoginAnswer, MOBILE_MAX_WIDTH, PERSIST_KEY, portOf } from '@aranya/shared/contracts';
import { test as base, expect, type Page } from '@playwright/test';
import { sessionFromOdkInfo, sessionFromUser } from '../../shared/src/session/user-session';
import type { Account } from './addresses';

/** Chromium's messages about violations, including Trusted Types. */
const VIOLATION = /content security policy|requires 'Trusted|TrustedTypePolicy/i;

/** Fails every test with a Content-Security-Policy violation or an uncaught error. */
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

/** Waits for the dashboard; a failure reports the page's text. */
async function dashboardOf(page: Page) {
  try {
    await page.waitForURL('**/dashboard', { timeout: 30_000 });
  } catch (error) {
    const instead = await page.locator('main').ariaSnapshot();
    throw new Error(`No dashboard, but ${page.url()}:\n${instead}`, { cause: error });
  }
}

/** A small file of the host: its origin's storage can be written there while no page reads it. */
const SMALL_FILE = '/favicon.svg';

/** Stores the data of an earlier visit of this person. */
async function rememberSession(page: Page, { phoneNumber, pin }: Account) {
  await page.goto(SMALL_FILE);
  const base = Number(new URL(page.url()).port) - portOf('host');
  const answer = await page.request.post(
    `http://localhost:${portOf('server', base)}/api/aranya/user/uloggedin-login`,
    { data: { phoneNumber, password: pin } },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user, odkInfo, token } = LoginAnswer.parse(await answer.json());
  const session = { ...sessionFromUser(user), ...sessionFromOdkInfo(odkInfo), authToken: token };
  await page.evaluate(
    ([key = '', document = '']) => localStorage.setItem(key, document),
    [
      `persist:${PERSIST_KEY}`,
      JSON.stringify({
        session: JSON.stringify(session),
        _persist: JSON.stringify({ version: 1, rehydrated: true }),
      }),
    ],
  );
}

/**
 * Opens the dashboard with a stored session; other tests cover the sign-in page. On a phone the
 * first load shows the profile if the phone's manufacturer is unknown.
 */
export async function signIn(page: Page, account: Account) {
  await rememberSession(page, account);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.goto(width > MOBILE_MAX_WIDTH ? '/dashboard' : '/mob/dashboard');
}

/** Signs in through the page, in any language, and waits for the dashboard. */
export async function signInOnPage(page: Page, { phoneNumber, pin }: Account) {
  await page.goto('/login');
  await page.locator('input[type="tel"]').fill(phoneNumber);
  await page.locator('input[type="password"]').fill(pin);
  await page.keyboard.press('Enter');
  await dashboardOf(page);
}

/** Stops the page's clock; from here on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
