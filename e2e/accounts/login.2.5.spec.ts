import { addressOf, COLLECTOR } from '../product/addresses';
import { pressByKey, tabTo } from '../product/keyboard';
import { codeFor } from '../product/new-collector';
import { expect, stopClock, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.5, 5 and 8: sign-in on a desktop. */

test('shows the same error for wrong PIN and unknown phone', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  await stopClock(page);
  for (const phoneNumber of ['9123456780', '9123456781']) {
    await page.getByLabel('Phone Number').fill(phoneNumber);
    await page.getByLabel('PIN').fill('999999');
    await page.getByRole('button', { name: 'Login' }).click();
    const message = page.getByText('The phone number or the PIN is wrong.');
    await expect(message).toBeVisible();
    await page.clock.runFor(1100);
    await expect(message).toBeHidden();
    await expect(page.getByLabel('Phone Number')).toHaveValue(phoneNumber);
  }
});

test('masks the PIN, and accepts phone numbers of any length', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('PIN')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('pattern', '[0-9]{10}');
  await page.getByLabel('Phone Number').fill('12345');
  await page.getByLabel('PIN').fill('999999');
  const sent = page.waitForRequest('**/user/uloggedin-login');
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await sent).postDataJSON()).toEqual({ phoneNumber: '12345', password: '999999' });
});

test('opens the dashboard after sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Phone Number').focus();
  await page.keyboard.type(COLLECTOR.phoneNumber);
  await page.keyboard.press('Tab');
  await page.keyboard.type(COLLECTOR.pin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('opens the identity pages in a pop-up of 600 by 720', async ({ page }) => {
  await page.goto('/login');
  for (const name of ['Forgot Password?', 'New User? Register Now']) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name }).click();
    const popup = await opening;
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 720]);
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    await popup.close();
  }
});

test('passes the typed number to the pop-up, and removes it from the address', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill('+91 96123 45018');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const popup = await opening;
  await expect(popup.getByLabel('Phone number')).toHaveValue('+91 96123 45018');
  await expect.poll(() => new URL(popup.url()).hash).toBe('');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect.poll(() => new URL(popup.url()).hash).toBe('');
});

test('reports a failing server, and preserves the input', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/user/uloggedin-login', (route) => route.abort());
  await page.getByLabel('Phone Number').fill('9000000001');
  await page.getByLabel('PIN').fill('246810');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(/could not reach Aranya/)).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue('9000000001');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
});

test('registers in the pop-up by keyboard', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await pressByKey(page, page.getByRole('button', { name: 'New User? Register Now' }));
  const popup = await opening;
  const phoneNumber = `96${String(Date.now()).slice(-8)}`;
  for (const [label, text] of [
    ['Phone number', phoneNumber],
    ['Name', 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ'],
    ['PIN', '135790'],
    ['Repeat the PIN', '135790'],
  ] as const) {
    await tabTo(popup, popup.getByLabel(label, { exact: true }));
    await popup.keyboard.type(text);
    if (label !== 'Name') continue;
    await tabTo(popup, popup.getByLabel('10 years or older'));
    await popup.keyboard.press('Space');
  }
  await pressByKey(popup, popup.getByRole('button', { name: 'Send code' }));
  await expect(popup.getByLabel('Code')).toBeFocused();
  await popup.keyboard.type(await codeFor(phoneNumber));
  const closed = popup.waitForEvent('close');
  await popup.keyboard.press('Enter');
  await closed;
  await expect(page.getByLabel('Phone Number')).toHaveValue(phoneNumber);
});

test('refuses a PIN that is easy to guess at its field, and preserves the input', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto(`${addressOf('identity')}/register`);
  const typed = { 'Phone number': '9612345018', Name: 'Asha', PIN: '123456' };
  for (const [label, text] of Object.entries({ ...typed, 'Repeat the PIN': typed.PIN })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('10 years or older').check();
  const sendCode = page.getByRole('button', { name: 'Send code' });
  const pin = page.getByLabel('PIN', { exact: true });
  for (const [easy, sentence] of [
    ['123456', /^Digits in a row/],
    ['000000', /^Repeated digits/],
    ['345018', /^Others know your phone number/],
    ['159753', /^Many people choose this PIN/],
  ] as const) {
    await pin.fill(easy);
    await page.getByLabel('Repeat the PIN').fill(easy);
    await sendCode.click();
    await expect(pin).toBeFocused();
    await expect(pin).toHaveAccessibleDescription(new RegExp(sentence.source.slice(1)));
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(pin).toHaveValue(easy);
  }
  await expect(page.getByLabel('Name')).toHaveValue(typed.Name);
  await expect(page.getByLabel('Phone number')).toHaveValue(typed['Phone number']);

  await page.getByLabel('Phone number').fill('+1 900 555 0100');
  await pin.fill('482915');
  await page.getByLabel('Repeat the PIN').fill('482915');
  await sendCode.click();
  await expect(page.getByText('Text messages are sent to numbers of +91 only.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeHidden();
});
