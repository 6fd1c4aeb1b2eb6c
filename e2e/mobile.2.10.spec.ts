import { COLLECTOR } from './product/addresses';
import { expect, signInOnPhone, stopClock, test } from './product/test';
import { THOROUGH } from './product/thorough';

/** Specification 2.10: the mobile application, at 360 px. */

test.use({ viewport: { width: 360, height: 740 } });

test('header, bottom tabs and footer', async ({ page }) => {
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

test('the menu leads to pages without a tab, and closes by a press elsewhere, Escape and arriving', async ({
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

test('the menu reaches every page that has no tab, the account and the language', async ({
  page,
}) => {
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
      '/n-fold',
      '/contact-us',
      '/privacy-policy',
    ]),
  );
  await expect(page.getByRole('banner').getByRole('button', { name: 'ଓଡ଼ିଆ' })).toBeVisible();
  await signInOnPhone(page, COLLECTOR);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Arriving closes the menu: it is opened until it stays.
  await expect(async () => {
    if (!(await pages.isVisible())) await menu.click();
    expect(await addresses()).toContain('/account');
  }).toPass();
});

test('the landing counter goes round with the words of the specification', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('SPECIES');
  await page.clock.runFor(2000);
  await expect(main).toContainText('CITIZENS SCIENTISTS');
  await page.clock.runFor(2000);
  await expect(main).toContainText('CONTRIBUTIONS');
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/mob-login', '/mob/events', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

test('the pop-up for registration is 480 by 720', async ({ page }) => {
  await page.goto('/mob-login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /New User\? Register Now/ }).click();
  const popup = await opening;
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([480, 720]);
});

test('a person who is signed in already is sent from /mob-login to the dashboard', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signInOnPhone(page, COLLECTOR);
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
  test(`${path} is a page of its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute('href', path);
  });
}

test('a clipboard that refuses is said', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Failed to copy!')).toBeVisible();
});

test('/dashboard asks to open the link on a desktop and copies it', async ({ page, context }) => {
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

test('a visitor of the mobile dashboard is sent to sign in', async ({ page }) => {
  await page.goto('/mob/dashboard');
  await expect(page).toHaveURL(/\/mob-login$/);
});

test('the other application takes over when the window changes, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/mob-login');
  await page.getByLabel('Phone Number').fill('9000000001');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Phone Number')).toHaveValue('9000000001');
});

test('nFold scrolls as one page: no pane holds the thumb', async ({ page }) => {
  await page.goto('/n-fold');
  const panel = page.getByRole('region', { name: 'Tools and community' });
  await expect(panel).toBeVisible();
  const inner = await panel.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(inner).toBeLessThanOrEqual(0);
});

test('headings stay in the window with text at twice its size', {
  tag: THOROUGH,
}, async ({ page }) => {
  for (const path of ['/', '/technology-engines', '/compaigns', '/need-discovery', '/take-part']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const heading of await page.getByRole('heading').all()) {
      const right = await heading.evaluate((element) => {
        // A heading for those who hear the page is a point that nobody sees.
        if (element.clientWidth <= 1) return 0;
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      expect(right, `${path}: ${await heading.textContent()}`).toBeLessThanOrEqual(360);
    }
  }
});
