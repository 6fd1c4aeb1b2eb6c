import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { API } from './product/addresses';
import { newCollector } from './product/new-collector';
import { expect, signIn, test } from './product/test';

/** A collector without an Android phone does the main job in the browser. */

const PLACE = { latitude: 21.63, longitude: 85.6, accuracy: 4 };

test.use({ geolocation: PLACE, permissions: ['geolocation'] });

const contributions = async () => {
  const answer = await fetch(`${API}/getDetails`);
  const { rows } = (await answer.json()) as { rows: { totalcontributions: number }[] };
  return rows[0]?.totalcontributions ?? 0;
};

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a7a3a' } })
    .jpeg()
    .toBuffer();

async function fillIn(page: Page) {
  const form = page.locator('.odk-form');
  await expect(form).toBeVisible();
  await page.pause();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`fills in and sends the trial form at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const before = await contributions();
    await signIn(page, await newCollector());
    await page.goto(`/record/${TRIAL_FORM_ID}`);
    await fillIn(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
    await page.getByRole('link', { name: 'See it on the map' }).click();
    await expect.poll(contributions).toBeGreaterThan(before);
    await photo();
  });
}
