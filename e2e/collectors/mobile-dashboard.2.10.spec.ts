import type { Page } from '@playwright/test';
import { DEMONSTRATION_FORM_PINS } from '../../server/src/demonstration/form-pins';
import { pressByKey, tabTo } from '../product/keyboard';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.10: the dashboard and the profile on a phone. */

test.use({ viewport: { width: 360, height: 740 } });

/** A new person on the dashboard, past the profile page of the first load. */
async function atDashboard(page: Page) {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
}

test('shows the profile page once', async ({ page }) => {
  await signIn(page, await newCollector('Sukanti Juang'));
  await expect(page).toHaveURL(/\/mob\/edit-profile$/);
  const fields = {
    Email: 'sukanti@example.org',
    Bio: 'I walk the sal forest.',
    'Organization name': 'हरिचंदनपुर वन सुरक्षा समिति',
    Address: 'ହରିଚନ୍ଦନପୁର, କେନ୍ଦୁଝର',
    'Digital portfolio link': 'https://example.org/sukanti',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole('combobox', { name: 'Organization type' }).click();
  await page.getByRole('option', { name: 'Community' }).click();

  await page.route('**/profile/update-profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /could not reach Aranya/ })).toBeVisible();
  for (const [label, text] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
  await page.unroute('**/profile/update-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sukanti Juang' })).toBeVisible();
  await expect(page.getByText('Community', { exact: true })).toBeVisible();
  await expect(page.getByText(fields['Organization name'])).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Your profile, Sukanti Juang' }).click();
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('sukanti@example.org');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
});

test('returns to the mobile dashboard after the window was wide for a while', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('preserves profile input after the window was wide', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByLabel('Address').fill('Keonjhar');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByLabel('Address')).toHaveValue('Keonjhar');
});

test('completes setup and forms by keyboard on a phone', { tag: THOROUGH }, async ({ page }) => {
  await atDashboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });

  await test.step('opens the first section, and the others by key', async () => {
    await expect(button('Getting Started')).toHaveAttribute('aria-expanded', 'true');
    await expect(button('My Aranya')).toHaveAttribute('aria-expanded', 'false');
    await pressByKey(page, button('Advanced process Integrations'));
    await expect(button('Advanced process Integrations')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(button('Advanced process Integrations')).toHaveAttribute('aria-expanded', 'false');
    await button('Getting Started').focus();
  });

  await test.step('Collect shows the steps first', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Step 1', 'Step 2', 'Step 3', 'Collect']);
    await tabTo(page, tab('Step 1'));
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog', { name: 'Please complete all the steps first.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tab('Step 1')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('step 1 makes the QR with Save QR and Download QR', async () => {
    await expect(button('Trial Form Access')).toBeDisabled();
    await tabTo(page, button('Generate QR Code'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
    await expect(button('Generate QR Code')).toBeDisabled();
    await expect(page.getByRole('group', { name: 'Your QR code' })).toBeFocused();
    await expect(button('Save QR')).toBeEnabled();
    await expect(button('Download QR')).toBeEnabled();
  });

  await test.step('steps 2 and 3: the app, and the QR in it', async () => {
    await tab('Step 2').click();
    await expect(page.getByRole('link', { name: 'Download ODK Collect' })).toHaveAttribute(
      'href',
      /play\.google\.com/,
    );
    await tab('Step 3').click();
    await expect(
      page.getByRole('heading', { name: 'Scan or upload the QR in the app' }),
    ).toBeVisible();
  });

  await test.step('step 4 grants the trial form, refreshes the profile and opens Collect', async () => {
    const refreshed = page.waitForRequest('**/profile/getProfile');
    await pressByKey(page, button('Trial Form Access'));
    await expect(page.getByRole('alertdialog', { name: 'Access Granted' })).toBeVisible();
    await refreshed;
    await expect(button('OK')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Trial Form Access')).toBeDisabled();
    await expect(tab('Collect')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab('Open Campaigns')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Agricultural Inventory/ })).toBeVisible();
  });

  await test.step('Targeted Campaigns require a PIN', async () => {
    await tab('Targeted Campaigns').click();
    const tile = page.getByRole('button', { name: /^SFP Collector/ });
    await pressByKey(page, tile);
    const field = page.getByLabel('PIN', { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('00000000');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog', { name: 'You have entered the wrong pin!' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type(DEMONSTRATION_FORM_PINS.sfp_collector_all);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog', { name: 'You have the form access now.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tile).toContainText('You have access');
  });

  await test.step('open sections and the chosen tab are preserved when the window was wide', async () => {
    await button('My Aranya').click();
    await expect(page.getByRole('region', { name: 'Map of my records' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(button('Sign Out')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(button('My Aranya')).toHaveAttribute('aria-expanded', 'true');
    await expect(tab('Targeted Campaigns')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('Log out leads to the sign-in page', async () => {
    await button('Log out').click();
    await expect(page).toHaveURL(/\/mob-login$/);
  });
});
