import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR, addressOf, COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { LANGUAGES, readIn } from '../product/page-language';
import { expect, signIn, stopClock, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.10: the mobile application, at 360 px. */

test.use({ viewport: { width: 360, height: 740 } });

test('shows header, bottom tabs and footer', async ({ page }) => {
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

test('lists every page without a tab, the account and the language in the menu', {
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

test('scrolls no page sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mob-login', '/mob/events', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
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

for (const [path, title] of [
  ['/mob/events', 'Events'],
  ['/mob/stories', 'Stories'],
  ['/mob/sustainability', 'Sustainability'],
] as const) {
  test(`has a page of its own at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute('href', path);
  });
}

test('reports a failing clipboard', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Failed to copy!')).toBeVisible();
});

test('asks on /dashboard to open the link on a desktop, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/dashboard$/);
  await page.clock.runFor(2100);
  await expect(page.getByText('Link copied!')).toBeHidden();
});

test('redirects a visitor of the mobile dashboard to sign-in', async ({ page }) => {
  await page.goto('/mob/dashboard');
  await expect(page).toHaveURL(/\/mob-login$/);
});

test('switches to the other application when the window changes, and preserves the input', async ({
  page,
}) => {
  await page.goto('/mob-login');
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

/** Headings of a loaded page whose letters overflow the window. */
const headingsOutside = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) =>
    headings
      // A heading for screen readers is one pixel wide.
      .filter((heading) => heading.clientWidth > 1)
      .filter((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right > window.innerWidth;
      })
      .map((heading) => heading.textContent),
  );

/** Every public page on a phone; Films and nAct are empty. */
const PUBLIC_PATHS = [
  '/',
  '/take-part',
  '/about',
  '/need-discovery',
  '/science',
  '/play',
  '/compaigns',
  '/gap-table',
  '/gap-table/stay-tuned',
  '/activities',
  '/n-fold',
  '/technology-engines',
  '/contact-us',
  '/privacy-policy',
  '/mob/events',
  '/mob/stories',
  '/mob/sustainability',
  '/mob-login',
  '/no-such-page',
];
const ADMINISTRATION = ['people', 'forms', 'gaps', 'cards', 'mail-updates', 'imports', 'site'];

/** Checks a page with text at twice its size, in each language. */
async function expectHeadingsInside(page: Page, path: string) {
  await page.goto(path);
  for (const language of LANGUAGES) {
    await readIn(page, language);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => headingsOutside(page), { message: `${path} in ${language}` })
      .toEqual([]);
  }
}

test('fits headings into the window with text at twice its size', {
  tag: THOROUGH,
}, async ({ page }) => {
  test.slow();
  for (const path of PUBLIC_PATHS) await expectHeadingsInside(page, path);
});

test("fits headings of a signed-in person's pages at twice the text size", {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  for (const path of ['/mob/edit-profile', '/mob/dashboard', '/account']) {
    await expectHeadingsInside(page, path);
  }
});

test('fits headings of staff and administration pages at twice the text size', {
  tag: THOROUGH,
}, async ({ page, browser }) => {
  test.slow();
  await signIn(page, COMMUNITY_FOR);
  await expectHeadingsInside(page, '/mob/dashboard');
  const viewport = page.viewportSize();
  const second = await browser.newPage({ viewport, baseURL: addressOf('host') });
  await signIn(second, ADMINISTRATOR);
  for (const section of ADMINISTRATION) await expectHeadingsInside(second, `/admin/${section}`);
  await second.close();
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

  for (const width of [320, 360]) {
    test(`keeps the brand clear of other header elements at ${width} px, and covers nothing with the pause button`, {
      tag: width === 320 ? [] : THOROUGH,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
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
    });
  }
});
