import { pressByKey, tabTo } from '../product/keyboard';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9: the profile panel. */

const LONG = 'Venkatanarasimharajuvaripeta Bhubaneswari Chandrasekharan';
const HINDI = 'हरिचंदनपुर वन सुरक्षा समिति';
const ODIA = 'ହରିଚନ୍ଦନପୁର, କେନ୍ଦୁଝର, ଓଡ଼ିଶା';

test('edits the profile by keyboard', async ({ page }) => {
  await signIn(page, await newCollector());
  const panel = page.getByRole('region', { name: 'Your profile' });
  await pressByKey(page, panel.getByRole('button', { name: 'Edit' }));
  await expect(panel.getByRole('heading', { name: 'Edit profile' })).toBeFocused();
  const fields = {
    Name: LONG,
    Email: 'sukanti@example.org',
    Bio: 'I walk the sal forest.',
    'Organization name': HINDI,
    Address: ODIA,
    'Web link': 'https://example.org/sukanti',
  };
  for (const [label, text] of Object.entries(fields)) {
    const field = panel.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }
  await tabTo(page, panel.getByRole('combobox', { name: 'Organization type' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText([
    'Community',
    'Government',
    'Academic and Research',
    'Civil Society',
    'Corporations',
    'Others',
  ]);
  await page.getByRole('option', { name: 'Civil Society' }).press('Enter');

  const sent = page.waitForRequest('**/profile/update-profile');
  await pressByKey(page, panel.getByRole('button', { name: 'Save' }));
  const payload = (await sent).postDataJSON() as Record<string, string>;
  expect(Object.keys(payload).sort()).toEqual(
    [
      'token',
      'name',
      'phoneNumber',
      'email',
      'organization',
      'organizationName',
      'address',
      'webURL',
    ].sort(),
  );
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeFocused();
  for (const text of [LONG, 'sukanti@example.org', 'Civil Society', HINDI, ODIA]) {
    await expect(panel.getByText(text)).toBeVisible();
  }
  await expect(panel.getByRole('link', { name: 'example.org/sukanti' })).toHaveAttribute(
    'href',
    'https://example.org/sukanti',
  );
  const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('preserves the input when the server fails', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  await page.route('**/profile/update-profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address').fill(ODIA);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /could not reach Aranya/ })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue(ODIA);
  await page.unroute('**/profile/update-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(ODIA)).toBeVisible();
});

test('preserves the input after the window was narrow', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address').fill('Keonjhar');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByLabel('Address')).toHaveValue('Keonjhar');
});

test('opens the QR code in a modal', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  const link = page.getByRole('button', { name: 'Click to see your QR code' });
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  const modal = page.getByRole('dialog', { name: 'Your QR code' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  expect((await modal.boundingBox())?.width).toBe(250);
  const downloading = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Download QR' }).click();
  expect((await downloading).suggestedFilename()).toBe('aranya-qr.jpg');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('uploads a chosen photo at once as base64', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Edit' }).click();
  const sent = page.waitForRequest('**/profile/update-profile-image');
  await page
    .getByLabel('Photo')
    .setInputFiles('server/forms/media/tree_test_24/measuring-a-tree.png');
  const payload = (await sent).postDataJSON() as Record<string, string>;
  expect(Object.keys(payload).sort()).toEqual(['base64Data', 'phoneNumber', 'token']);
  expect(payload.base64Data).toMatch(/^data:image\/png;base64,/);
  await expect(
    page.getByRole('region', { name: 'Your profile' }).locator('img').first(),
  ).toHaveJSProperty('complete', true);
});
