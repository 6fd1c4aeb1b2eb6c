import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { findingsIn } from './findings/axe';
import { API } from './product/addresses';
import { newCollector } from './product/new-collector';
import { expect, signIn, test } from './product/test';
import { THOROUGH } from './product/thorough';
import { allowThreadFaults, chooseSpecies, fillInTrial, photoIsShown } from './product/trial-form';

/** A collector without an Android phone does the main job in the browser. */

test.use({
  geolocation: { latitude: 21.63, longitude: 85.6, accuracy: 4 },
  permissions: ['geolocation'],
});

test.afterEach(({ faults }) => allowThreadFaults(faults));

const contributions = async () => {
  const answer = await fetch(`${API}/getDetails`);
  const { rows } = (await answer.json()) as { rows: { totalcontributions: number }[] };
  return rows[0]?.totalcontributions ?? 0;
};

/** Sends the form. */
async function send(page: Page) {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
}

const WINDOWS = [
  { width: 390, height: 844, dashboard: '/mob/dashboard' },
  { width: 1440, height: 900, dashboard: '/dashboard' },
];

for (const { dashboard, ...viewport } of WINDOWS) {
  test(`fills in and sends the trial form at ${viewport.width} px, and shows it on the map`, {
    tag: viewport.width === 390 ? [] : THOROUGH,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const before = await contributions();
    await signIn(page, await newCollector());
    // On a phone, a new person is first asked for the phone's manufacturer.
    if (dashboard === '/mob/dashboard') await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    const link = page.getByRole('link', { name: 'Try it now in this browser' });
    if (dashboard === '/dashboard') await link.click();
    else await page.goto(`/record/${TRIAL_FORM_ID}`);
    await fillInTrial(page);
    expect.soft(await findingsIn(page, undefined, '.odk-form'), 'axe, form').toEqual([]);
    await send(page);
    expect.soft(await findingsIn(page), 'axe, sent').toEqual([]);
    await expect.poll(contributions).toBeGreaterThan(before);

    await page.getByRole('link', { name: 'See it on the map' }).click();
    if (dashboard === '/mob/dashboard') await page.goto(`${dashboard}?show=my-aranya`);
    const map = page.getByRole('region', { name: 'Map of my records' });
    await expect(map.getByRole('button', { name: /Shorea robusta/ }).first()).toBeVisible();
    // The engine's general styles end with its document.
    expect(await page.locator('style').filter({ hasText: '.odk-form' }).count()).toBe(0);

    if (dashboard === '/dashboard') {
      // Opening the form created the app user, so a QR code for a phone exists, too.
      await expect(page.getByText('Click to see your QR code')).toBeVisible();
    }
  });
}

test('replaces an own record by its edit', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.goto(`/record/${TRIAL_FORM_ID}`);
  await fillInTrial(page);
  await send(page);
  await page.getByRole('link', { name: 'See it on the map' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('You are editing a record that you sent.')).toBeVisible();
  await photoIsShown(page);
  await chooseSpecies(page, 'Mahula · Madhuca longifolia');
  await send(page);

  await page.getByRole('link', { name: 'See it on the map' }).click();
  const list = page.getByRole('region', { name: 'My records: 1' });
  await expect(list.getByText(/· edited$/)).toBeVisible();
  await expect(list.getByRole('img', { name: 'Photo of Madhuca longifolia' })).toBeVisible();
  const marker = page.locator('.species-marker');
  await expect(marker).toHaveCount(1);
  await marker.press('Enter');
  const popup = page.locator('.record-popup');
  await expect(popup).toContainText('Madhuca longifolia');
  await expect(popup.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /\?edit=\d+$/);
});

test('asks before a form with answers is left, by a link of the shell too', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.goto(`/record/${TRIAL_FORM_ID}`);
  await page.getByRole('textbox', { name: /anything else/ }).fill('Beside the well.');
  let asked = '';
  page.once('dialog', async (dialog) => {
    asked = dialog.type();
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'About Us' }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toBe('beforeunload');
  await expect(page.getByRole('textbox', { name: /anything else/ })).toHaveValue(
    'Beside the well.',
  );
});
