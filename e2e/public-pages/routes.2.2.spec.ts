import { expectNoEnglish } from '../findings/english-left';
import { COLLECTOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.2: the fifteen routes, and the content of pages without listed content. */

const ROUTES = [
  { path: '/', heading: /India’s forests/, title: 'Home' },
  { path: '/login', heading: 'Sign in to Aranya', title: 'Sign in' },
  { path: '/science', heading: 'Science', title: 'Science' },
  { path: '/about', heading: 'About Us', title: 'About Us' },
  { path: '/need-discovery', heading: 'Need Discovery', title: 'Need Discovery' },
  { path: '/play', heading: 'Play for good', title: 'Play for good' },
  { path: '/compaigns', heading: 'Campaigns', title: 'Campaigns' },
  { path: '/gap-table', heading: 'Gap Table', title: 'Gap Table' },
  { path: '/films', heading: 'nFilms', title: 'nFilms' },
  { path: '/activities', heading: 'Activities', title: 'Activities' },
  { path: '/n-act', heading: 'nAct', title: 'nAct' },
  { path: '/n-fold', heading: 'nFold', title: 'nFold' },
  { path: '/contact-us', heading: 'Contact Us', title: 'Contact Us' },
  { path: '/privacy-policy', heading: 'Privacy and terms', title: 'Privacy Policy' },
  { path: '/take-part', heading: 'Take part', title: 'Take part' },
  { path: '/technology-engines', heading: 'Technology engines', title: 'Technology engines' },
] as const;

const described = (page: string) =>
  page.match(/<meta\s+name="description"\s+content="([^"]*)"/)?.[1] ?? '';

test('shows heading and title of each route', { tag: THOROUGH }, async ({ page }) => {
  for (const { path, heading, title } of ROUTES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(`${title} · Aranya`);
    });
  }
});

test('has /dashboard for signed-in people', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, COLLECTOR);
  await expect(page.getByRole('button', { name: 'Getting Started' })).toBeVisible();
});

test('writes title and description of each page without scripts', async ({ request }) => {
  const sentences = new Set<string>();
  for (const { path, title } of ROUTES) {
    const page = await (await request.get(path)).text();
    expect(page).toContain(`<title>${title} · Aranya</title>`);
    expect(described(page).length, path).toBeGreaterThan(20);
    sentences.add(described(page));
  }
  expect(sentences.size).toBe(ROUTES.length);
});

test('gives search engines the list of pages, and a canonical address for each', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const listed = await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text();
  const addresses = [...listed.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(
    expect.arrayContaining(ROUTES.map(({ path }) => path)),
  );
  expect(listed).not.toMatch(/dashboard|admin|account/);
  for (const address of addresses) {
    const page = await (await request.get(address)).text();
    expect(page).toContain(`<link rel="canonical" href="${address}" />`);
    const picture = /property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('changes title and description from page to page', async ({ page }) => {
  await page.goto('/science');
  const description = page.locator('meta[name="description"]');
  const ofScience = await description.getAttribute('content');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About Us · Aranya');
  await expect(description).not.toHaveAttribute('content', ofScience ?? '');
  await page.goBack();
  await expect(description).toHaveAttribute('content', ofScience ?? '');
});

test('starts a new page at its top, and restores the scroll position on Back', async ({ page }) => {
  const height = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  const privacy = page.getByRole('link', { name: 'Privacy Policy' });
  await privacy.scrollIntoViewIfNeeded();
  const left = await height();
  expect(left).toBeGreaterThan(400);
  await privacy.click();
  await expect(page).toHaveTitle('Privacy Policy · Aranya');
  expect(await height()).toBe(0);
  await page.goBack();
  await expect.poll(height).toBeGreaterThan(left - 200);
});

test('shows empty pages for films and nAct', async ({ page }) => {
  for (const [path, name] of [
    ['/films', 'nFilms'],
    ['/n-act', 'nAct'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText(`${name}Go to the home page`);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    const paper = page.locator('main > div');
    const width = await paper.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    // No gap with the video between the paper and the footer.
    const end = await paper.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBe(
      await page
        .locator('footer')
        .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    );
  }
});

test('shows separate content on Activities and Science', async ({ page }) => {
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.goto('/science');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await page.getByRole('link', { name: 'See the technology engines' }).click();
  await expect(page).toHaveURL(/\/technology-engines$/);
});

test('suggests the intended page for a mistyped address', async ({ page }) => {
  await page.goto('/campaigns');
  await page.getByText('Did you mean').getByRole('link', { name: 'Campaigns' }).click();
  await expect(page).toHaveURL(/\/compaigns$/);
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: 'Search the pages' }).fill('workshops');
  await page.getByRole('list', { name: 'Pages' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/gap-table$/);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('shows links in the language of the page at an unknown address', async ({ page }) => {
    await page.goto('/campaigns');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await expectNoEnglish(page);
    const likely = page.getByRole('main').locator('a[href$="/compaigns"]').first();
    await expect(likely).toBeVisible();
    await search.fill('कार्यशाला');
    await expect(page.getByRole('main').locator('li a').first()).toHaveAttribute(
      'href',
      /\/gap-table$/,
    );
  });
});

test("shows the router's error at an unknown address", async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveTitle('Home · Aranya');
});
