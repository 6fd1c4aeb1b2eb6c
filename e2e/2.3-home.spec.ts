import { expect, test } from './product/test';

/** Specification 2.3: home. Statistics are fixed so that every number of the counter is known. */

const STATISTICS = { totalspecies: 41, totalcollector: 333, totalcontributions: 52_000 };

async function withStatistics(page: import('@playwright/test').Page) {
  await page.route('**/getDetails', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { rows: [STATISTICS] },
    }),
  );
}

const digits = (text: string) => text.replaceAll(',', '');

const STEPS = [
  [40, 41, 42],
  [323, 333, 343],
  [51_000, 52_000, 53_000],
];

test('the counter goes round every two seconds with its neighbours', async ({ page }) => {
  await withStatistics(page);
  await page.clock.install();
  await page.goto('/');
  const main = page.getByRole('main');
  const shownStep = async () => {
    const text = digits((await main.textContent()) ?? '');
    return STEPS.findIndex((step) => step.every((number) => text.includes(String(number))));
  };
  await expect.poll(shownStep).toBeGreaterThanOrEqual(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const advance = async () => {
    const before = await shownStep();
    await page.clock.runFor(2000);
    await expect.poll(shownStep, { timeout: 2000 }).toBe((before + 1) % STEPS.length);
  };
  // Stopping the clock may have let one rotation through that is not on screen yet.
  await expect(advance).toPass();
  await advance();
  await advance();
});

test('where the statistics fail the defaults stay', async ({ page }) => {
  await page.route('**/getDetails', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('24');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Explore opens the data explorer in a new tab', async ({ page }) => {
  await page.goto('/');
  const explore = page.getByRole('main').getByRole('link', { name: /^Explore/ });
  await expect(explore.first()).toHaveAttribute('target', '_blank');
});

for (const [name, path] of [
  ['nFold', '/n-fold'],
  ['Activities', '/activities'],
  ['nFilms', '/films'],
  ['Campaigns', '/compaigns'],
  ['nAct', '/n-act'],
  ['Gap Table', '/gap-table'],
] as const) {
  test(`${name} shows its description and leads to ${path}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(
      page.getByRole('main').locator(`a[href="${path}"]`).filter({ hasText: 'Explore' }),
    ).toBeVisible();
  });
}
