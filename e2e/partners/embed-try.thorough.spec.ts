import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findingsIn } from '../findings/axe';
import { addressOf } from '../product/addresses';
import { expect, test } from '../product/test';

/** docs/embedding.md: the page on which a partner configures the snippet for their page. */

const MAP = addressOf('mfe-map');

const open = (page: Page) => page.goto(`${MAP}/embed/try`);
const lines = (page: Page) => page.getByLabel('Lines for your page');
const circles = (page: Page) => page.locator('aranya-map .species-icon');

test('shows the chosen options in the snippet and on the map', async ({ page }) => {
  await open(page);
  await expect(circles(page).first()).toBeVisible();
  await expect(lines(page)).toHaveValue(
    `<script src="${MAP}/embed@1.js" async></script>\n<aranya-map height="480px">\n` +
      '  <p>A map of the species that people recorded belongs here.</p>\n</aranya-map>\n',
  );
  await page.getByLabel('Language').selectOption('Hindi');
  await page.getByLabel('Place', { exact: true }).selectOption('Another place');
  await page.getByLabel('Longitude').fill('85.1');
  await page.getByRole('form').getByLabel('Odisha blocks').check();
  await page.getByLabel('Height in pixels').fill('500');
  await page.getByLabel('Wheel and finger').selectOption('The map takes them');
  await page.getByLabel('Words until the map is there').fill('Trees & "shrubs" <here>');
  await expect(lines(page)).toHaveValue(
    `<script src="${MAP}/embed@1.js" async></script>\n<aranya-map lang="hi" center="85.1,21" zoom="7" ` +
      'layers="records odisha-blocks" height="500px" gestures="free">\n' +
      '  <p>Trees &amp; &quot;shrubs&quot; &lt;here></p>\n</aranya-map>\n',
  );
  await expect(page.locator('aranya-map').getByRole('group', { name: 'संकेत सूची' })).toBeVisible();
});

test('adds a hash to an exact version, and copies the snippet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Exactly this one, with its hash').check();
  await expect(lines(page)).toHaveValue(
    /embed@\d+\.\d+\.\d+-\w+\.js"\n {2}integrity="sha384-[^"]+" crossorigin="anonymous" async>/,
  );
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await lines(page).inputValue());
});

test('creates the configured map from the snippet', async ({ page }) => {
  await open(page);
  await page.getByLabel('Exactly this one, with its hash').check();
  await page.getByLabel('Colours').selectOption('Dark');
  const made = await lines(page).inputValue();
  const partner = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><body>${made}`),
  );
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}`);
    await expect(circles(page).first()).toBeVisible();
    await expect(page.locator('aranya-map .frame')).toHaveAttribute('data-theme', 'dark');
  } finally {
    partner.closeAllConnections();
    partner.close();
  }
});

test('has no axe violation on a desktop and a phone, and no sideways scrolling', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Place', { exact: true }).selectOption('Another place');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('aranya-map').scrollIntoViewIfNeeded();
    await expect(circles(page).first()).toBeVisible();
    expect(await findingsIn(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
