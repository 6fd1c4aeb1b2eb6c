import type { Locator } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { LANGUAGES, readIn } from '../product/page-language';
import { expect, signIn, stopClock, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.10: the mobile application, at 360 px. */

test.use({ viewport: { width: 360, height: 740 } });

test('shows header, tabs and footer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/mob-login',
  );
  for (const [name, path] of [
    ['Home', '/'],
    ['Event', '/mob/events'],
    ['Stories', '/mob/stories'],
    ['Sustainability', '/mob/sustainability'],
  ] as const) {
    await expect(
      page.getByRole('navigation').getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', path);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    'Combining emerging technology and systems approach for people-centered sustainability action at scale!',
  );
  for (const label of ['Privacy Policies', 'Terms and Conditions', 'Contact Us', 'Support']) {
    await expect(footer.getByText(label)).toBeVisible();
  }
  for (const name of ['Instagram', 'YouTube', 'GitHub', 'X', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
  await expect(footer.getByRole('img')).toHaveCount(2);
});

test('lists pages without a tab in the menu, and closes it on an outside press, Escape and navigation', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByLabel('Menu', { exact: true });
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await menu.click();
  await expect(pages.getByRole('link', { name: 'Need Discovery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pages).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pages).toBeVisible();
  await page.mouse.click(180, 640);
  await expect(pages).toBeHidden();
  await menu.click();
  await pages.getByRole('link', { name: 'Science' }).click();
  await expect(page).toHaveURL('/science');
  await expect(pages).toBeHidden();
  await menu.click();
  await expect(pages.getByRole('link', { name: 'Science' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('lists pages without a tab, account and language in the menu', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByLabel('Menu', { exact: true });
  const pages = page.getByRole('navigation', { name: 'All pages' });
  const addresses = () =>
    pages.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await menu.click();
  await expect(pages.getByRole('link').first()).toBeVisible();
  expect(await addresses()).toEqual(
    expect.arrayContaining([
      '/about',
      '/need-discovery',
      '/science',
      '/play',
      '/compaigns',
      '/gap-table',
      '/activities',
      '/n-fold',
      '/technology-engines',
      '/take-part',
      '/contact-us',
      '/privacy-policy',
    ]),
  );
  await expect(page.getByRole('banner').getByRole('button', { name: 'ଓଡ଼ିଆ' })).toBeVisible();
  await signIn(page, COLLECTOR);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Navigation closes the menu: it is opened again until it stays.
  await expect(async () => {
    if (!(await pages.isVisible())) await menu.click();
    expect(await addresses()).toContain('/account');
  }).toPass();
});

test('rotates the landing counter with the words of the specification', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const main = page.getByRole('main');
  const register = main.getByRole('button', { name: /^Register/ }).first();
  await expect(register).toBeInViewport({ ratio: 1 });
  await expect(main).toContainText('SPECIES');
  await page.clock.runFor(2000);
  await expect(main).toContainText('CITIZENS SCIENTISTS');
  await page.clock.runFor(2000);
  await expect(main).toContainText('CONTRIBUTIONS');
});

test('opens the pop-up for registration at 480 by 720', async ({ page }) => {
  await page.goto('/mob-login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /New User\? Register Now/ }).click();
  const popup = await opening;
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([480, 720]);
});

test('redirects a signed-in person from /mob-login to the dashboard', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const avatar = page.getByRole('banner').getByRole('link', { name: /^Your profile/ });
  await expect(avatar).toHaveAttribute('href', '/mob-login');
  await avatar.click();
  await expect(page).toHaveURL(/\/mob\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('has a page for each of three tabs', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  for (const [path, title] of [
    ['/mob/events', 'Events'],
    ['/mob/stories', 'Stories'],
    ['/mob/sustainability', 'Sustainability'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute('href', path);
  }
});

test('asks on /dashboard to open the copied link on a desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/dashboard$/);
  await page.clock.runFor(2100);
  await expect(page.getByText('Link copied!')).toBeHidden();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Failed to copy!')).toBeVisible();
});

test('redirects a visitor of the mobile dashboard to sign-in', async ({ page }) => {
  await page.goto('/mob/dashboard');
  await expect(page).toHaveURL(/\/mob-login$/);

  await page.getByLabel('Phone Number').fill('9000000001');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Phone Number')).toHaveValue('9000000001');
});

test('scrolls nFold as one page, without nested scrolling', { tag: THOROUGH }, async ({ page }) => {
  await page.goto('/n-fold');
  const panel = page.getByRole('region', { name: 'Tools and community' });
  await expect(panel).toBeVisible();
  const inner = await panel.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(inner).toBeLessThanOrEqual(0);
});

/** Pairs of elements that overlap. */
async function overlapping(things: Record<string, Locator>): Promise<string[]> {
  const boxes = await Promise.all(
    Object.entries(things).map(async ([name, thing]) => {
      const box = await thing.boundingBox();
      if (!box) throw new Error(`${name} is not there.`);
      return { name, ...box };
    }),
  );
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('places the pause button over no other element', async ({ page }) => {
    await page.goto('/about');
    for (const language of LANGUAGES) {
      await readIn(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const header = page.getByRole('banner');
      const brand = header.getByRole('link').first();
      const parts = {
        brand: brand.locator('> span'),
        signIn: header.locator('a[href$="/mob-login"]'),
        menu: header.locator('summary'),
      };
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const pressed = header.locator(':is(a, button, summary)').filter({ visible: true });
        await expect(pressed).toHaveCount(Object.keys(parts).length);
        await expect.poll(() => overlapping(parts), { message: language }).toEqual([]);
        const right = await parts.menu.evaluate((menu) => menu.getBoundingClientRect().right);
        expect(right).toBeLessThanOrEqual(width);

        const foot = page.getByRole('contentinfo');
        const pause = foot.getByRole('button');
        await expect(pause).toHaveCount(1);
        await pause.scrollIntoViewIfNeeded();
        const around = { pause, social: foot.locator('ul').last(), links: foot.locator('nav') };
        expect(await overlapping(around)).toEqual([]);
        const isOnTop = await pause.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return button.contains(there);
        });
        expect(isOnTop).toBe(true);
      }
    }
  });
});
