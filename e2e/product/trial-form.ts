import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const photo = async () => ({
  name: 'sal.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a7a3a' } })
    .jpeg()
    .toBuffer(),
});

/** The form engine reports this when it tries threads for scaling a photo. It works without them. */
const NO_THREADS = /^This document requires 'TrustedScriptURL'/;

/** Removes reports about threads from the faults of a page. */
export function allowThreadFaults(faults: string[]): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !NO_THREADS.test(fault)));
}

/** Chooses a species by its label in the open trial form. */
export async function chooseSpecies(page: Page, name: string) {
  await page.getByRole('combobox').last().click();
  await page.getByRole('option', { name }).click();
}

/** Waits until the form shows the photo. */
export const photoIsShown = (page: Page) =>
  expect(page.locator('.odk-form img[src^="blob:"]').last()).toBeVisible();

/** Fills in the open trial form in the browser, with the browser's place and a photo. */
export async function fillInTrial(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Tree Species Trial' })).toBeVisible();
  await chooseSpecies(page, 'Sal · Shorea robusta');
  await page.getByRole('button', { name: 'Get location' }).click();
  await page.getByRole('button', { name: 'Save location' }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photo());
  await photoIsShown(page);
}
