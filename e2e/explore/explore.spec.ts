import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';

/** Explore: from the home page to filtered records on the map, in charts, as a table and as a file. */

const WIDTHS = [390, 1440];

/** Opens Explore in its new tab, as a press on the home page does. */
async function openExplore(page: Page): Promise<Page> {
  await page.goto('/');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Explore/ }).click();
  return opened;
}

const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /record/ })
    .first();

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('leads from Home to filtered records in two presses', async ({ page }) => {
      const explore = await openExplore(page);
      await expect(explore.getByRole('heading', { level: 1 })).toHaveText('Explore the records');
      await expect(total(explore)).toHaveText(/^[\d,]+ records/);
      const all = await total(explore).textContent();
      if (width < 768) await explore.getByRole('button', { name: 'Filters' }).click();
      // A checkbox is checked after the address has changed.
      await explore.getByRole('checkbox', { name: /Shorea robusta/ }).click();
      await expect(explore.getByRole('checkbox', { name: /Shorea robusta/ })).toBeChecked();
      if (width < 768) await explore.getByRole('button', { name: /^Show [\d,]+ record/ }).click();
      await expect(explore).toHaveURL(/\?species=Shorea_robusta$/);
      await expect(total(explore)).not.toHaveText(all ?? '');
      const map = explore.getByRole('region', { name: 'Map of the public records' });
      await expect(map.getByRole('button', { name: /Shorea robusta/ }).first()).toBeVisible();

      await explore.getByRole('tab', { name: 'Charts' }).click();
      const chart = explore.getByRole('figure', { name: 'Months of the year' });
      await expect(chart.getByRole('img')).toBeVisible();
      await chart.getByText('Numbers as a table').click();
      await expect(chart.getByRole('row')).toHaveCount(13);

      await explore.getByRole('tab', { name: 'Table' }).click();
      const table = explore.getByRole('table', { name: 'Public records' });
      await expect(table.getByRole('rowheader').first()).toContainText('Shorea robusta');
      await explore.goBack();
      await expect(chart).toBeVisible();
    });
  });
}

test('restricts the records to the visible part of the map, by keyboard', async ({ page }) => {
  await page.goto('/explore');
  await expect(total(page)).toHaveText(/record/);
  const button = page.getByRole('button', { name: 'Use this view' });
  await expect(button).toBeVisible();
  await button.press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  await page.getByRole('button', { name: 'Remove the box' }).press('Enter');
  await expect(page).not.toHaveURL(/bbox=/);
});

test('restricts the records to a box that is drawn on the map', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Draw a box' }).click();
  const map = await page.locator('.species-map').boundingBox();
  const at = (part: number) =>
    [(map?.x ?? 0) + (map?.width ?? 0) * part, (map?.y ?? 0) + (map?.height ?? 0) * part] as const;
  await page.mouse.move(...at(0.45));
  await page.mouse.down();
  await page.mouse.move(...at(0.6), { steps: 4 });
  await page.mouse.move(...at(0.7), { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/bbox=/);
  await expect(page.getByRole('button', { name: 'Remove the box' })).toBeVisible();
});
