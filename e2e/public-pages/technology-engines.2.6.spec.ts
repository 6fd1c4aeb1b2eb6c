import { expect, test } from '../product/test';

/** Specification 2.6: technology engines page. */

test('shows six cards, three with links', async ({ page }) => {
  await page.goto('/technology-engines');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Visual Engine',
    'UAV Engine',
    'eDNA Analytical Engine',
    'Augmented Reality Engine',
    'Open Data and Tools',
    'Internet of Greens',
  ]);
  for (const name of ['Visual Engine', 'eDNA Analytical Engine', 'Internet of Greens']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText('In preparation')).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
  }

  const uav = page.getByRole('link', { name: 'Open UAV Engine (opens in a new tab)' });
  await expect(uav).toHaveAttribute('href', /^https:\/\//);
  await expect(uav).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Open Augmented Reality Engine' }).click();
  await expect(page).toHaveURL(/\/play$/);

  await page.goBack();
  await page.getByRole('link', { name: 'Open Open Data and Tools' }).click();
  await expect(page).toHaveURL(/\/n-fold$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Explore Tools');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ redirectedTabId: 1 });
});
