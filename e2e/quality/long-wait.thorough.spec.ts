import { COLLECTION_SILENCE_MS, LONG_WAIT_MS } from '@aranya/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { DEMONSTRATION_FORM_PINS } from '../../server/src/demonstration/form-pins';
import { cutTextsIn } from '../findings/cut-texts';
import { newCollector } from '../product/new-collector';
import { readIn } from '../product/page-language';
import { expect, signIn, stopClock, test } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/**
 * A form request without an answer: it is reported as slow, times out, and can be sent again. The
 * queue's part is in `offline-queue.thorough.spec.ts`.
 */

const ASKS = '**/odk/user-form-access';
const LONG = 'This takes longer than usual. It ends within a minute, with an answer or without.';
const NOT_REACHED =
  'We could not reach Aranya. Check the connection and try again; nothing you typed is lost.';
const BEFORE_LONG_MS = LONG_WAIT_MS - 100;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const alert = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

/** Signed in, with a QR code; the trial form is the next step. */
async function atTrial(page: Page) {
  await signIn(page, await newCollector());
  await button(page, 'Getting Started').click();
  await button(page, 'Generate QR Code').click();
  await expect(page.getByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Trial Form Access')).toBeEnabled();
}

/** Stops all answers and the page's clock. */
async function nobodyAnswers(page: Page) {
  await page.route(ASKS, () => undefined);
  await stopClock(page);
}

/**
 * Presses, and advances the clock by a minute: the message appears, and ends with the waiting
 * state.
 */
async function waitInVain(page: Page, pressed: Locator) {
  const asked = page.waitForRequest(ASKS);
  await pressed.click();
  await asked;
  await expect(pressed).toBeDisabled();
  await page.clock.runFor(BEFORE_LONG_MS);
  const long = page.getByRole('status').filter({ hasText: LONG });
  await expect(long).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(long).toBeVisible();
  await page.clock.runFor(COLLECTION_SILENCE_MS - LONG_WAIT_MS - 500);
  await expect(long).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const over = page.waitForEvent('requestfailed', (request) => request.url().includes('/odk/'));
  await page.clock.runFor(600);
  await over;
  await expect(long).toHaveCount(0);
}

/** Closes the timeout message, restores answers and resumes the clock. */
async function answersAgain(page: Page) {
  await expect(alert(page, NOT_REACHED)).toBeVisible();
  await page.unroute(ASKS);
  await page.clock.resume();
  await button(page, 'OK').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('stops a trial request without an answer after a timeout', async ({ page }) => {
  await atTrial(page);
  await nobodyAnswers(page);
  const trial = button(page, 'Trial Form Access');
  await waitInVain(page, trial);
  await answersAgain(page);
  await trial.click();
  await expect(alert(page, 'Access Granted')).toBeVisible();
});

/** Opens the tiles of the campaigns, past the steps. */
async function atCampaigns(page: Page) {
  await atTrial(page);
  await button(page, 'Trial Form Access').click();
  await button(page, 'OK').click();
  await button(page, 'Continue').click();
}

test('stops a request for an open form after a timeout', {
  tag: NIGHTLY,
}, async ({ page }) => {
  await atCampaigns(page);
  await page.getByRole('tab', { name: 'Open Campaigns' }).click();
  const form = button(page, /^Agricultural Inventory/);
  await expect(form).toBeEnabled();
  await nobodyAnswers(page);
  await waitInVain(page, form);
  await answersAgain(page);
  await form.click();
  await expect(alert(page, 'You have the form access now.')).toBeVisible();
  await button(page, 'OK').click();
  await expect(form).toContainText('You have access');
});

test("preserves a form's PIN after a timeout, and grants the form on retry", {
  tag: NIGHTLY,
}, async ({ page }) => {
  await atCampaigns(page);
  const form = button(page, /^Waterbodies Mapping/);
  const pin = DEMONSTRATION_FORM_PINS.waterbodies_mapping_harichandanpur;
  await form.click();
  const field = page.getByRole('dialog').getByLabel('PIN');
  await field.fill(pin);
  await nobodyAnswers(page);
  const request = button(page, 'Request Access');
  await waitInVain(page, request);
  await answersAgain(page);
  await expect(field).toHaveValue(pin);
  await request.click();
  await expect(alert(page, 'You have the form access now.')).toBeVisible();
  await button(page, 'OK').click();
  await expect(form).toContainText('You have access');
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('shows the whole message in Odia', async ({ page }) => {
    await signIn(page, await newCollector());
    await button(page, 'Cancel').click();
    await button(page, 'Generate QR Code').click();
    await expect(page.getByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
    const trial = await button(page, 'Trial Form Access').elementHandle();
    await readIn(page, 'or');
    await nobodyAnswers(page);
    const asked = page.waitForRequest(ASKS);
    await trial?.click();
    await asked;
    await page.clock.runFor(LONG_WAIT_MS + 100);
    const long = page.getByRole('status').filter({ hasText: /^ଏଥିରେ ସବୁଥରଠାରୁ ଅଧିକ ସମୟ ଲାଗୁଛି/ });
    await expect(long).toBeVisible();
    await long.scrollIntoViewIfNeeded();
    expect(await cutTextsIn(page)).toEqual([]);
  });
});
