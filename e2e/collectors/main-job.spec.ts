import { readFile } from 'node:fs/promises';
import { MAP_CENTRE, MAP_ZOOM } from '@aranya/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { API, addressOf } from '../product/addresses';
import {
  CollectClient,
  type CollectSettings,
  filledRecord,
  readSettingsCode,
} from '../product/collect-client';
import { readQrFromJpeg, readQrFromPng } from '../product/read-qr';
import { expect, test } from '../product/test';

/**
 * The main job without mocks: register in the pop-up, sign in, set up a phone with the QR code, do
 * the trial, send records, get a targeted form, and see all records on the map.
 */

test.use({ reducedMotion: 'no-preference' });

const PIN = '135790';
const NAME = 'Sukanti Juang';
const phoneNumber = `98${String(Date.now()).slice(-8)}`;

/** The targeted form of the test. */
const TARGETED = { id: 'tree_species_odisha', name: 'Tree Species Distribution', name2: 'Odisha' };

async function register(page: Page) {
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'New User? Register Now' }).click();
  const popup = await opening;
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight]);
  expect(size).toEqual([600, 720]);
  expect(new URL(popup.url()).origin).toBe(addressOf('identity'));
  await popup.getByLabel('Phone number').fill(phoneNumber);
  await popup.getByLabel('Name').fill(NAME);
  await popup.getByLabel('10 years or older').check();
  await popup.getByLabel('PIN', { exact: true }).fill(PIN);
  await popup.getByLabel('Repeat').fill(PIN);
  await popup.getByRole('button', { name: 'Send code' }).click();
  await popup.getByLabel('Code').fill(await codeFromOutbox(page));
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Register' }).click();
  await closed;
}

async function codeFromOutbox(page: Page): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${addressOf('identity')}/outbox`);
  // Other tests register at the same time: the newest message may be theirs.
  const message = outbox.getByRole('listitem').filter({ hasText: phoneNumber }).first();
  await expect(message).toBeVisible();
  const text = (await message.textContent()) ?? '';
  await outbox.close();
  const code = text.match(/\b(\d{6})\b/)?.[1];
  if (!code) throw new Error(`no code in the outbox: ${text}`);
  return code;
}

const statistics = async () => {
  const answer = await fetch(`${API}/getDetails`);
  const { rows } = (await answer.json()) as { rows: Record<string, number>[] };
  return rows[0] ?? {};
};

const photo = (hue: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: hue } })
    .jpeg()
    .toBuffer();

test('shows records of a new person on the map', async ({ page }) => {
  const before = await statistics();
  const nextStep = () => page.getByRole('heading', { name: /^Next step:/ });
  let settings: CollectSettings;

  await test.step('registers in the pop-up, then signs in', async () => {
    await register(page);
    await expect(page.getByLabel('Phone Number')).toHaveValue(phoneNumber);
    await page.getByLabel('PIN').fill(PIN);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText(NAME).first()).toBeVisible();
  });

  await test.step('generates the QR code; JPEG and modal contain the same text', async () => {
    await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    const modal = page.getByRole('dialog');
    const picture = modal.getByRole('img');
    await expect(picture).toBeVisible();
    const fromModal = readQrFromPng(await picture.screenshot());
    const downloading = page.waitForEvent('download');
    await modal
      .getByRole('button', { name: 'Download QR' })
      .or(modal.getByRole('link', { name: 'Download QR' }))
      .click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.jpe?g$/);
    const fromFile = readQrFromJpeg(await readFile(await download.path()));
    expect(fromModal).toBe(fromFile);
    settings = readSettingsCode(fromFile);
    expect(settings.general.server_url).toMatch(/\/v1\/key\/[A-Za-z0-9!$]{64}\/projects\/1$/);
    expect(settings.general.constraint_behavior).toBe('on_swipe');
    expect(settings.admin.edit_saved).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeDisabled();
  });

  await test.step('requests the trial form', async () => {
    await page.getByRole('button', { name: 'Trial Form Access' }).click();
    await expect(page.getByText('Access Granted')).toBeVisible();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Trial Form Access' })).toBeDisabled();
    // The form alone completes no step: no phone has called yet.
    await expect(page.getByRole('heading', { name: 'Done:' })).toHaveText('Done: Your QR code');
    await expect(nextStep()).toHaveText('Next step: The collection app');
  });

  const collect = () => new CollectClient(settings);

  await test.step('gives the phone the trial form and receives a record with two photos', async () => {
    const client = collect();
    // The form for sightings follows in a call of its own.
    await expect
      .poll(async () => (await client.formList()).map(({ formID }) => formID))
      .toEqual(['seen_in_the_forest', 'tree_test_24']);
    const forms = await client.formList();
    const trial = forms.find(({ formID }) => formID === 'tree_test_24');
    if (!trial) throw new Error('no trial form');
    const { xml, media } = await client.download(trial);
    expect(xml).toContain('<h:html');
    expect(media).toEqual(['measuring-a-tree.png']);
    const record = filledRecord(trial, {
      species: 'Shorea_robusta',
      at: [21.63, 85.6],
      photo: 'sal.jpg',
    });
    await client.send(record.xml, [
      { name: 'sal.jpg', bytes: await photo('#4a7a3a'), type: 'image/jpeg' },
    ]);
    await client.send(record.xml, [
      { name: 'sal.jpg', bytes: await photo('#4a7a3a'), type: 'image/jpeg' },
    ]);
    await expect(page.getByRole('heading', { name: 'Done:' })).toHaveCount(4);
    await expect(nextStep()).toHaveCount(0);
  });

  await test.step('grants a targeted form with its PIN, and refuses a wrong one', async () => {
    await page
      .getByRole('link', { name: 'Continue' })
      .or(page.getByRole('button', { name: 'Continue' }))
      .click();
    const tile = page.getByRole('button', {
      name: new RegExp(`${TARGETED.name}.*${TARGETED.name2}`),
    });
    await tile.click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByText('Please provide pin')).toBeVisible();
    const field = modal.getByLabel(/pin/i);
    await field.fill('00000000');
    await modal.getByRole('button', { name: 'Request Access' }).click();
    await expect(page.getByText('You have entered the wrong pin!')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field).toHaveValue('');
    await field.fill(await formPin(TARGETED.id));
    await modal.getByRole('button', { name: 'Request Access' }).click();
    await expect(page.getByText('You have the form access now.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('gives the phone the targeted form and receives records in split POSTs', async () => {
    const client = collect();
    const forms = await client.formList();
    const targeted = forms.find(({ formID }) => formID === TARGETED.id);
    if (!targeted) throw new Error('the targeted form is not listed');
    await client.download(targeted);
    for (const [index, at] of (
      [
        [20.95, 85.1],
        [20.951, 85.101],
      ] as const
    ).entries()) {
      const record = filledRecord(targeted, {
        species: 'Madhuca_longifolia',
        at,
        photo: `mahula-${index}.jpg`,
      });
      const large = Buffer.concat([await photo('#8a6a2a'), Buffer.alloc(4_000_000)]);
      await client.send(record.xml, [
        { name: `mahula-${index}.jpg`, bytes: large, type: 'image/jpeg' },
      ]);
    }
  });

  await test.step('shows the points on the map with species, place and count', async () => {
    const answering = page.waitForResponse('**/collected-data');
    await page.getByRole('button', { name: 'My Aranya' }).click();
    await page.getByRole('tab', { name: 'Location based insights' }).click();
    const points = (await (await answering).json()) as {
      speciesName: string;
      speciesLocation: [number, number];
    }[];
    expect(
      points.map(({ speciesName, speciesLocation }) => [speciesName, speciesLocation]).sort(),
    ).toEqual([
      ['Madhuca longifolia', [20.95, 85.1]],
      ['Madhuca longifolia', [20.951, 85.101]],
      ['Shorea robusta', [21.63, 85.6]],
    ]);
    const map = page.getByRole('region', { name: 'Map of my records' });
    const legend = map.getByRole('group', { name: 'Legend' });
    await expect(legend.getByRole('listitem')).toHaveText([
      /Mahula.*Madhuca longifolia.*2/,
      /Sal.*Shorea robusta.*1/,
    ]);
    await expect(legend).toContainText('3 points');
    const ground = map.getByRole('application', { name: /^Map/ });
    const ring = map.getByRole('button', { name: /^3 records of Madhuca .*; Shorea robusta/ });
    await expectAt(ground, ring, [21.177, 85.267]);
    await page.getByRole('button', { name: 'Show all my records' }).click();
    await expect(map.getByRole('button', { name: /^2 records of Madhuca/ })).toBeVisible();
    await map.getByRole('button', { name: 'Shorea robusta, Sal', exact: true }).click();
    const popup = map.locator('.leaflet-popup');
    await expect(popup).toContainText('Shorea robusta');
    await expect(popup.getByRole('img', { name: 'Photo of Shorea robusta' })).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await expect(popup).toContainText('It was sent with the form for trying.');
  });

  await test.step('lists the status of each record beside the map, with its photo', async () => {
    const list = page.getByRole('region', { name: 'My records: 3' });
    await page.getByText('Layers').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1200);
    const items = list.getByRole('listitem');
    await expect(items).toHaveText([
      /Mahula Madhuca longifolia.*20\.9510, 85\.1010.*Counted/,
      /Mahula Madhuca longifolia.*20\.9500, 85\.1000.*Counted/,
      /Sal Shorea robusta.*21\.6300, 85\.6000.*Tree Species Trial.*not on the public map/,
    ]);
    await expect(items.first().getByRole('img')).toHaveAttribute('src', /^blob:/);
    await items.last().getByRole('button', { name: 'Show on the map' }).click();
    // The previous popup is still fading out.
    await expect(page.locator('.leaflet-popup').last()).toContainText('Shorea robusta');
    await expect(page.getByRole('application', { name: /^Map/ })).toBeFocused();
  });

  await test.step('increases the home counters by the sent records', async () => {
    const after = await statistics();
    // Other tests send records to the same product at the same time.
    expect(after.totalcontributions).toBeGreaterThanOrEqual((before.totalcontributions ?? 0) + 3);
    expect(after.totalcollector).toBeGreaterThanOrEqual((before.totalcollector ?? 0) + 1);
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(String(after.totalspecies));
  });
});

/**
 * Vertical position of a latitude on the Web Mercator square, 0 at the equator, in units of its
 * side.
 */
const mercator = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

/** Expects a marker at its place, on a map in its initial view. */
async function expectAt(
  map: Locator,
  marker: Locator,
  [latitude, longitude]: readonly [number, number],
) {
  const side = 256 * 2 ** MAP_ZOOM;
  const [frame, box] = [await map.boundingBox(), await marker.boundingBox()];
  if (!frame || !box) throw new Error('the marker is not shown');
  const x = frame.x + frame.width / 2 + ((longitude - MAP_CENTRE[1]) / 360) * side;
  const y = frame.y + frame.height / 2 - (mercator(latitude) - mercator(MAP_CENTRE[0])) * side;
  expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(12);
}

/** The demonstration PIN of a form. */
async function formPin(formId: string): Promise<string> {
  const { DEMONSTRATION_FORM_PINS } = await import('../../server/src/demonstration/form-pins');
  const pin = (DEMONSTRATION_FORM_PINS as Record<string, string>)[formId];
  if (!pin) throw new Error(`no demonstration PIN for ${formId}`);
  return pin;
}
