import { portOf, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { expect, type Page, test } from '@playwright/test';
import { centralCommand } from '../../server/src/commands/central-command';
import { type FakeCentral, openFakeCentral } from '../../server/testing/fake-central/fake-central';
import { type FakeGateway, fakeGateway } from '../../server/testing/services/fake-gateway';
import { TEST_PORT_BASE } from '../product/addresses';
import {
  CollectClient,
  type CollectSettings,
  filledRecord,
  readSettingsCode,
} from '../product/collect-client';
import { readQrFromPng } from '../product/read-qr';
import { type RunningProduct, startBuiltProduct } from '../product/start-product';

/** The main job with ODK Central as the collection server; in a separate product. */

const PORT_BASE = TEST_PORT_BASE + 60;
const HOST = `http://localhost:${portOf('host', PORT_BASE)}`;
const IDENTITY = `http://localhost:${portOf('identity', PORT_BASE)}`;
const person = {
  name: 'Sukanti Juang',
  phoneNumber: '9822222222',
  age: 'ten-or-older',
  pin: '135790',
};

let central: FakeCentral;
let gateway: FakeGateway;
let product: RunningProduct;
test.beforeAll(async () => {
  central = await openFakeCentral();
  gateway = await fakeGateway();
  const { email, password } = central.state;
  await centralCommand(
    { central: { url: central.url, email, password, projectId: 1 } },
    ['register-forms'],
    () => undefined,
  );
  product = await startBuiltProduct(PORT_BASE, {
    ARANYA_DEMONSTRATION: 'off',
    ARANYA_SMS_URL: gateway.url,
    ARANYA_CENTRAL_URL: central.url,
    ARANYA_CENTRAL_EMAIL: email,
    ARANYA_CENTRAL_PASSWORD: password,
  });
});
test.afterAll(async () => {
  await product.stop();
  await gateway.close();
  await central.close();
  expect(central.misunderstood).toEqual([]);
});

/** Registers through the API with the code of the text message. */
async function register() {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${IDENTITY}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  const { phoneNumber } = person;
  await ask('/register/code', { phoneNumber });
  const codeIn = () => /\b\d{6}\b/.exec(gateway.calls.at(-1)?.body ?? '')?.[0] ?? '';
  await expect.poll(codeIn).not.toBe('');
  await ask('/register', { ...person, code: codeIn() });
}

async function signIn(page: Page) {
  await page.goto(`${HOST}/login`);
  await page.getByLabel('Phone Number').fill(person.phoneNumber);
  await page.getByLabel('PIN').fill(person.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  return page.getByRole('region', { name: 'Map of my records' });
}

test('sends a record to Central and shows it on the map, with an outage in between', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  await page.route(/cartocdn|google/, (route) => route.abort('internetdisconnected'));
  await register();
  await signIn(page);
  const generate = page.getByRole('button', { name: 'Generate QR Code' });
  let settings: CollectSettings;

  await test.step('asks to try again while Central is unreachable', async () => {
    central.fault = () => 'cut';
    await generate.click();
    await expect(page.getByText('The collection server does not answer')).toBeVisible();
    central.fault = () => null;
  });

  await test.step("returns a QR code with Central's address at the next try", async () => {
    await generate.click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    settings = readSettingsCode(readQrFromPng(await picture.screenshot()));
    const [phone] = central.state.appUsers;
    expect(central.state.appUsers).toHaveLength(1);
    expect(settings.general.server_url).toBe(`${central.url}/v1/key/${phone?.token}/projects/1`);
    await page.keyboard.press('Escape');
  });

  await test.step('gives the phone the trial form from Central and sends a record there', async () => {
    await page.getByRole('button', { name: 'Trial Form Access' }).click();
    await expect(page.getByText('Access Granted')).toBeVisible();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').click();
    const phone = new CollectClient(settings);
    // The page completes the trial in a call of its own, which assigns the open form.
    await expect
      .poll(async () => (await phone.formList()).map(({ formID }) => formID).sort())
      .toEqual(['seen_in_the_forest', TRIAL_FORM_ID]);
    const trial = (await phone.formList()).find(({ formID }) => formID === TRIAL_FORM_ID);
    if (!trial) throw new Error('the trial form is not listed');
    const { xml } = filledRecord(trial, {
      species: 'Shorea_robusta',
      at: [21.63, 85.6],
      photo: '',
    });
    await phone.send(xml, []);
  });

  await test.step('shows the point on the map, its latitude first, also while Central is unreachable', async () => {
    // The record appears after the next import from Central.
    await expect(async () => {
      await page.reload();
      const answering = page.waitForResponse('**/collected-data');
      await openMap(page);
      expect(await (await answering).json()).toMatchObject([
        { speciesName: 'Shorea robusta', speciesLocation: [21.63, 85.6] },
      ]);
    }).toPass({ timeout: 60_000 });
    const map = page;
    await expect(map.getByRole('button', { name: 'Shorea robusta, Sal' })).toBeVisible();
    central.fault = () => 'cut';
    await page.reload();
    const again = await openMap(page);
    await expect(again.getByRole('button', { name: 'Shorea robusta, Sal' })).toBeVisible();
    central.fault = () => null;
  });

  expect(faults).toEqual([]);
});
