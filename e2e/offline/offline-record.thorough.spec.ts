import { portOf, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { COLLECTOR } from '../product/addresses';
import { listedSets, stopWorker, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import { serverOf, stored } from '../product/queue-visits';
import { expect, signIn } from '../product/test';
import { fillInTrial } from '../product/trial-form';

/** A form that was opened once is filled in without a network. */

const { test, host: HOST, portBase } = offline;
test.setTimeout(240_000);
const server = serverOf(`http://localhost:${portOf('server', portBase)}`);
const FORM = `${HOST}/record/${TRIAL_FORM_ID}`;

/**
 * Detects: a stored page with the policy of other pages, an engine or file that is missing in the set, a record that
 * is lost with its tab, and one that is sent twice.
 */
test('opens a stored form without a network, and sends its record once', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 21.63, longitude: 85.6, accuracy: 4 },
    permissions: ['geolocation'],
  });
  await signIn(page, COLLECTOR);
  const before = await server.records(COLLECTOR);
  await page.goto(`${HOST}/about`);
  // Visitors who fill in no form do not store the engine.
  await expect
    .poll(() => listedSets(page), { timeout: 60_000 })
    .toMatchObject([{ withForms: false }]);
  await page.goto(FORM);
  await expect(page.getByText('This form opens without a network, too.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/Tree Species Trial: [\d.]+ MB on this device/)).toBeVisible();

  await context.setOffline(true);
  await stopWorker(context, page);
  await page.goto(FORM);
  await fillInTrial(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is kept' })).toBeVisible();
  expect(await stored(page)).toHaveLength(1);

  const again = await context.newPage();
  await page.close();
  await again.goto(FORM);
  await expect(again.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  expect((await server.records(COLLECTOR)).total).toBe(before.total);

  await context.setOffline(false);
  await expect.poll(() => stored(again), { timeout: 60_000 }).toEqual([]);
  await again.reload();
  const after = await server.records(COLLECTOR);
  expect(after.total).toBe(before.total + 1);
  expect(after.records[0]?.photos).toHaveLength(1);

  await again.getByRole('button', { name: /^Remove Tree Species Trial/ }).click();
  await expect(again.getByText('This form opens only with a network.')).toBeVisible();
  await expect
    .poll(() => listedSets(again), { timeout: 60_000 })
    .toMatchObject([{ withForms: false }]);
  expect(wrong.filter((text) => !/^This document requires 'TrustedScriptURL'/.test(text))).toEqual(
    [],
  );
  await context.close();
});
