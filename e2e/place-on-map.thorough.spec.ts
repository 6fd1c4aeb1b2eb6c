import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { expect, type Page } from '@playwright/test';
import { inputOf, ownForm } from '../server/testing/own-form';
import { addressOf } from './product/addresses';
import { newCollector } from './product/new-collector';
import { serverOf } from './product/queue-visits';
import { signIn, test } from './product/test';
import { allowThreadFaults, fillInTrial } from './product/trial-form';

/** A press on the map of a form gives the place of a record; no picture of the map is loaded. */

const ID = `pressed_${Date.now()}`;
const FORM = ownForm({
  id: ID,
  fields: '<species/><gps/>',
  types: { species: 'string', gps: 'geopoint' },
  body: inputOf('species') + inputOf('gps').replace('ref', 'appearance="placement-map" ref'),
});
const server = serverOf(addressOf('server'));

/** Presses north-west of the middle of the map, and sends the form. */
async function pressAndSend(page: Page) {
  const map = page.locator('.odk-form .map-block');
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  await expect(page.getByText('No point saved')).toBeVisible();
  // The map may still be moving to its first view.
  await expect(async () => {
    await map.click({ position: { x: width / 2 - 60, y: height / 2 - 60 } });
    await expect(page.getByText('Point saved', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible();
}

const placeOf = async (person: Parameters<typeof server.records>[0]) => {
  const [record] = (await server.records(person)).records;
  return record?.species[0]?.place ?? [Number.NaN, Number.NaN];
};

async function isNorthWestOf(
  person: Parameters<typeof placeOf>[0],
  latitude: number,
  longitude: number,
) {
  const [north = Number.NaN, west = Number.NaN] = await placeOf(person);
  return north > latitude && west < longitude;
}

test('sends the place of a press, without a location of the browser', async ({ page }) => {
  await server.publishForm(FORM.toString());
  const person = await newCollector();
  await signIn(page, person);
  await page.goto(`/record/${ID}`);
  await page.getByRole('textbox', { name: 'species' }).fill('Shorea robusta');
  await pressAndSend(page);
  // The map opens at latitude and longitude 0.
  await expect.poll(() => isNorthWestOf(person, 0, 0)).toBe(true);
});

test.describe('with a location', () => {
  test.use({
    geolocation: { latitude: 21.63, longitude: 85.6, accuracy: 4 },
    permissions: ['geolocation'],
  });
  test.afterEach(({ faults }) => allowThreadFaults(faults));

  test('replaces the place of an own record by a press while it is edited', async ({ page }) => {
    const person = await newCollector();
    await signIn(page, person);
    await page.goto(`/record/${TRIAL_FORM_ID}`);
    await fillInTrial(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'See it on the map' }).click();
    expect(await placeOf(person)).toEqual([21.63, 85.6]);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Remove point' }).click();
    await pressAndSend(page);
    await expect.poll(() => isNorthWestOf(person, 21.63, 85.6)).toBe(true);
  });
});
