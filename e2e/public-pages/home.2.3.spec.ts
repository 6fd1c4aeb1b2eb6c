import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.3: home. Statistics are mocked so that every number of the counter is known. */

const STATISTICS = { totalspecies: 41, totalcollector: 333, totalcontributions: 52_000 };

const withStatistics = (page: Page) =>
  page.route('**/getDetails', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { rows: [STATISTICS] },
    }),
  );

/** Each counter with its previous, current and next number. */
const FACES = [
  ['Species', '404142Species'],
  ['Citizen scientists', '323333343Citizen scientists'],
  ['Contributions', '51,00052,00053,000Contributions'],
] as const;
const NAMES = FACES.map(([name]) => name);

const counter = (page: Page) => page.getByRole('img', { name: /^So far/ });
const mark = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const PILLS = [
  ['nFold', '/n-fold', 'Open tools for gathering'],
  ['Activities', '/activities', 'Walks, counts and training days'],
  ['nFilms', '/films', 'Films from the field'],
  ['Campaigns', '/compaigns', 'One question, one region'],
  ['nAct', '/n-act', 'From knowing to doing'],
  ['Gap Table', '/gap-table', 'Workshops around one table'],
] as const;

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('changes the counter every two seconds', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(counter(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const shown = page
      .getByRole('group', { name: 'Number that is shown' })
      .getByRole('button', { pressed: true });
    const nameShown = () => shown.getAttribute('aria-label');
    const first = NAMES.indexOf((await nameShown()) as (typeof NAMES)[number]);
    // The clock may have stopped within a step; later steps start on time.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await nameShown()).not.toBe(NAMES[first]);
    }).toPass({ intervals: [10] });
    for (const step of [1, 2, 3]) {
      const current = NAMES[(first + step) % 3] ?? '';
      await expect(shown).toHaveAccessibleName(current);
      await expect(counter(page)).toContainText(current);
      await page.clock.runFor(1800);
      await expect(shown).toHaveAccessibleName(current);
      await page.clock.runFor(200);
      await expect(shown).toHaveAccessibleName(NAMES[(first + step + 1) % 3] ?? '');
    }
  });
});

test('shows each number between its previous and next value', async ({ page }) => {
  await withStatistics(page);
  await page.goto('/');
  for (const [name, face] of FACES) {
    await mark(page, name).click();
    await expect(counter(page)).toHaveText(face);
  }
});

test('shows default numbers if the statistics fail', async ({ page }) => {
  await page.route('**/getDetails', (route) => route.abort());
  const failed = page.waitForEvent('console', (line) => /statistics could not/.test(line.text()));
  const sent = await (await page.goto('/'))?.text();
  await failed;
  // Shows the last known numbers; before the first call 24, 270 and 40,000.
  const name = await counter(page).getAttribute('aria-label');
  expect(name).toMatch(/^So far \d+ species/);
  expect(sent).toContain(name);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows three buttons on each side, and Explore', async ({ page }) => {
  await page.goto('/');
  const explore = page.getByRole('link', { name: /^Explore/ });
  await expect(explore).toHaveCount(1);
  await expect(explore).toHaveAttribute('href', '/explore');
  await expect(explore).toHaveAttribute('target', '_blank');
  const middle = (await counter(page).boundingBox()) ?? { x: 0, width: 0 };
  for (const [index, [name]] of PILLS.entries()) {
    const pill = await mark(page, name).boundingBox();
    const isLeft = (pill?.x ?? 0) < middle.x + middle.width / 2;
    expect(isLeft, name).toBe(index < 3);
  }
});

test('shows description and Explore link of each button', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/');
  for (const [name, path, description] of PILLS) {
    await mark(page, name).click();
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(description);
    await expect(counter(page)).toHaveCount(0);
    await expect(card.getByRole('link', { name: `Explore ${name}` })).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: 'Back to the counter' }).click();
  await expect(counter(page)).toBeVisible();
});

test('reaches marks, Explore and buttons by keyboard', async ({ page }) => {
  await page.goto('/');
  await mark(page, 'Species').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(mark(page, 'Citizen scientists')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Explore/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const pill = mark(page, 'nFold');
  await expect(pill).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'nFold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pill).toBeFocused();
  await expect(counter(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to the counter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/n-fold$/);
});

test('keeps a chosen button inside the window at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await mark(page, 'Campaigns').click();
  await expect(page.getByRole('article', { name: 'Campaigns' })).toBeInViewport();
  const pill = await mark(page, 'Campaigns').boundingBox();
  expect((pill?.x ?? 0) + (pill?.width ?? 361)).toBeLessThan(360);
});
