import { readFile } from 'node:fs/promises';
import { portOf } from '@aranya/shared/contracts';
import { ADMINISTRATOR } from '../product/addresses';
import { changed } from '../product/own-product';
import { expect, signIn } from '../product/test';

/**
 * These changes are visible to everybody, so the tests run in a separate product: other tests expect the samples.
 */

const { test, portBase } = changed;

test('writes, publishes, shows, deletes and restores an event', async ({ page }) => {
  const title = 'ଝରଣା walk';
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/cards');
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is needed.')).toHaveCount(2);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Walk to the spring.');
  await dialog.getByLabel('First day').fill('2999-07-15');
  await dialog.getByLabel('Link').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Write a path of this site/)).toBeVisible();
  await dialog.getByLabel('Link').fill('/films');
  await dialog.getByLabel(/^Published/).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Published');

  const visitor = await page.context().newPage();
  await visitor.goto('/gap-table');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await expect(visitor.getByText('15 July 2999')).toBeVisible();
  await expect(visitor.getByRole('link', { name: `Know More ${title}` })).toHaveAttribute(
    'href',
    '/films',
  );
  await visitor.close();

  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete event' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('imports field sites from a corrected file', async ({ page }) => {
  const give = (species: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'sites.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,species,question1\n${species}\n`),
    });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/imports');
  await page.getByLabel('What the file holds').selectOption('Field sites');
  await give(',"Sal, Shorea robusta | Tree",The Gram Sabha');
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was taken: 1 record is refused.');
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused records as CSV' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain('Record,Field,Value,');
  await give('ଜାମଦା,"Sal, Shorea robusta | Tree",The Gram Sabha');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('1 record taken.');
});

test('maps columns of occurrences by hand, and shows the records on the map', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/imports');
  await page.getByLabel('What the file holds').selectOption('Occurrences');
  await page.getByRole('textbox', { name: 'Dataset' }).fill('State herbarium');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'ଗଛ.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ଗଛ,North,East,Seen\nPinus roxburghii,15.2,75.1,2024-03-12\n'),
  });
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByRole('alert')).toContainText('The file has no column scientificName');
  await page.getByLabel('Column for scientificName').selectOption('ଗଛ');
  await page.getByLabel('Column for decimalLatitude').selectOption('North');
  await page.getByLabel('Column for decimalLongitude').selectOption('East');
  await expect(page.getByRole('row', { name: /^scientificName/ })).toContainText(
    'Pinus roxburghii',
  );
  await page.getByRole('button', { name: 'Check with these' }).click();
  await expect(page.getByRole('alert')).toContainText('1 record would be taken.');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('1 record taken.');
  await expect(async () => {
    const query = 'bbox=75,15,75.5,15.5&zoom=9';
    const shown = await page.request.get(
      `http://localhost:${portOf('server', portBase)}/api/aranya/public-occurrences?${query}`,
    );
    expect(JSON.stringify(await shown.json())).toContain('Pinus roxburghii');
  }).toPass();
});
