import { portOf, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { photoOf, type StoredModel, storeModel } from '../server/testing/models/tiny-model';
import { findingsIn } from './findings/axe';
import { COLLECTOR, REVIEWER, TEST_PORT_BASE } from './product/addresses';
import { stopWorker, visitor } from './product/offline-visits';
import { type RunningProduct, startBuiltProduct } from './product/start-product';
import { expect, signIn, test } from './product/test';
import { fillInTrial } from './product/trial-form';

/**
 * The product with a model that the test makes. The model tells colours apart: red is Shorea robusta, green
 * Madhuca longifolia.
 */

const PORTS = TEST_PORT_BASE + 70;
const HOST = `http://localhost:${portOf('host', PORTS)}`;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: HOST });
let model: StoredModel;
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  model = await storeModel();
  product = await startBuiltProduct(PORTS, {
    ARANYA_MODEL: model.description,
    ARANYA_MODEL_IN_BROWSER: 'on',
    ARANYA_OFFLINE: 'on',
  });
});
test.afterAll(async () => {
  await product.stop();
  await model.remove();
});

/** A photo of one colour for a file input. */
const photo = async (colour: string) => ({
  name: 'leaf.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOf(colour),
});

const chooseInForm = async (page: Page, colour: string) =>
  page
    .locator('.odk-form input[type="file"]')
    .first()
    .setInputFiles(await photo(colour));

test('suggests species on the page Visual Engine', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/technology-engines');
  await page.getByRole('link', { name: 'Open Visual Engine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visual Engine' })).toBeVisible();
  await page.getByLabel('Choose a photo').setInputFiles(await photo('#ff0000'));
  await page.getByRole('button', { name: /^Ask the model \(loads \d MB once\)$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Shorea robusta' })).toContainText(
    /score (9\d|100) %/,
  );
  await expect(
    page.getByText(/^Suggested by Colours of the test 1: no identification/),
  ).toBeVisible();
  // The model is on the device now, so the next photo needs no press. No species list has the label for blue.
  await page.getByLabel('Choose a photo').setInputFiles(await photo('#00ff00'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Madhuca longifolia' })).toBeVisible();
  await page.getByLabel('Choose a photo').setInputFiles(await photo('#0000ff'));
  await expect(page.getByText('The model suggests no species of the lists.')).toBeVisible();
  expect.soft(await findingsIn(page), 'axe').toEqual([]);
  expect(sent).toEqual([]);
});

test('suggests species in the form without a network', async ({ browser }) => {
  const { context, page } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 21.63, longitude: 85.6, accuracy: 4 },
    permissions: ['geolocation'],
  });
  await signIn(page, COLLECTOR);
  await page.goto(`/record/${TRIAL_FORM_ID}`);
  await expect(page.getByText('This form opens without a network, too.')).toBeVisible({
    timeout: 60_000,
  });
  await chooseInForm(page, '#ff0000');
  await page.getByRole('button', { name: /^Ask the model/ }).click();
  await expect(page.getByText('Could it be …?')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Shorea robusta' })).toBeVisible();

  await context.setOffline(true);
  await stopWorker(context, page);
  await page.goto(`/record/${TRIAL_FORM_ID}`);
  await fillInTrial(page);
  await chooseInForm(page, '#00ff00');
  await expect(page.getByRole('listitem').filter({ hasText: 'Madhuca longifolia' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the suggestions' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is kept' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your record is sent' })).toBeVisible({
    timeout: 60_000,
  });
  await context.close();
});

test("shows a reviewer the suggestion for a record's photo, and leaves the record undecided", async ({
  page,
}) => {
  await signIn(page, REVIEWER);
  await page.goto('/admin/records?order=newest&photo=yes');
  await page
    .getByRole('link', { name: /Shorea robusta/ })
    .first()
    .click();
  const opinion = page.getByRole('region', { name: 'Suggestions of a model' });
  await expect(opinion).toContainText('It is no identification: you decide.');
  await opinion.getByRole('button', { name: 'Ask the model' }).click();
  await expect(opinion.getByRole('listitem').first()).toContainText('Madhuca longifolia');
  await expect(opinion).toContainText('Colours of the test 1');
  expect.soft(await findingsIn(page), 'axe').toEqual([]);
  await page.reload();
  await expect(opinion.getByRole('listitem').first()).toContainText('Madhuca longifolia');
  await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible();
});
