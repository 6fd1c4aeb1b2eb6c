import { REMOTE_NAMES } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR, addressOf, COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { type EarlyFile, expectEachAskedOnce, preloaded } from '../product/early-files';
import { holdRequests } from '../product/held-requests';
import { readIn } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Composition: the remotes of each page, standalone remotes, and failing remotes. */

/** Remotes from which the page has loaded files. */
function loadedRemotes(page: Page) {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const remote = REMOTE_NAMES.find((name) => request.url().startsWith(addressOf(name)));
    if (remote) loaded.add(remote);
  });
  return () => [...loaded].sort();
}

/**
 * Containers from which the federation runtime has loaded a module, from its debugging information.
 */
const federatedContainers = (page: Page) =>
  page.evaluate(() => {
    interface Instance {
      name: string;
      moduleCache: Map<string, object>;
    }
    const { __FEDERATION__: information } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const host = information.__INSTANCES__.find(({ name }) => name === 'host');
    return [...(host?.moduleCache.keys() ?? [])].sort();
  });

/**
 * Delays the host's script: on one machine it would arrive before the small script that preloads.
 */
const hostComesLater = (page: Page) =>
  page.route('**/main.*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('link[rel=preload][data-audience]'));
    await route.continue();
  });

/**
 * Removes the session on a static file of the origin: a page of the product would write the session
 * again after it has read it.
 */
async function forgetPerson(page: Page) {
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
}

test('loads only the public remote for a visitor, and only the auth remote to sign in', async ({
  page,
}) => {
  const loaded = loadedRemotes(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual(['mfe-public']);

  const loadedToSignIn = loadedRemotes(page);
  await page.goto('/login');
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loadedToSignIn()).toEqual(['mfe-auth']);
});

test('loads the map only when a collector opens it', async ({ page }) => {
  await signIn(page, COLLECTOR);
  const loaded = loadedRemotes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(loaded()).toEqual(['mfe-dashboard']);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(page.getByRole('region', { name: /map/i }).first()).toBeVisible();
  expect(loaded()).toEqual(['mfe-dashboard', 'mfe-map']);
  expect(await federatedContainers(page)).toEqual(['mfe_dashboard', 'mfe_map']);
});

const remotesOf = (files: EarlyFile[]) =>
  REMOTE_NAMES.filter((name) => files.some(({ href }) => href.startsWith(addressOf(name))));

test("preloads the files of the page's remote for signed-in people", {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/login');
  expect(remotesOf(await preloaded(page))).toEqual(['mfe-auth']);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  await signIn(page, COLLECTOR);
  await hostComesLater(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const files = await preloaded(page);
  expect(remotesOf(files)).toEqual(['mfe-dashboard']);
  expect(files.filter(({ language }) => language)).toEqual([]);
  await expectEachAskedOnce(page, files);
});

test("preloads only texts of the page's language", { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await readIn(page, 'or');
  await hostComesLater(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'ସାଇନ୍ ଆଉଟ୍' })).toBeVisible();
  const files = await preloaded(page);
  const texts = files.filter(({ language }) => language);
  // Texts of the remote, of the host, and the shared ones.
  expect(texts.map(({ language }) => language)).toEqual(['or', 'or', 'or']);
  await expectEachAskedOnce(page, files);

  const hrefs = texts.map(({ href }) => href);
  await page.unroute('**/main.*.js');
  await page.goto('/or/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  await page.waitForLoadState('networkidle');
  const ofAbout = await preloaded(page);
  // The other remote has its own file of texts.
  expect(ofAbout.filter(({ href }) => hrefs.includes(href))).toHaveLength(2);
  await expectEachAskedOnce(page, ofAbout);
});

test('does not preload files that the host has already fetched', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, COLLECTOR);
  // Pending requests of this page would be counted with the next page's.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const release = await holdRequests(page, '**/preload-for-person.js');
  // Disables the browser's cache: otherwise a file that is requested twice would be fetched once.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mf-manifest.json')) manifests.push(request.url());
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  expect(manifests).toHaveLength(1);
});

test('loads neither the dashboard nor the map for community-for staff', { tag: THOROUGH }, async ({
  page,
}) => {
  await signIn(page, COMMUNITY_FOR);
  const loaded = loadedRemotes(page);
  await page.reload();
  await expect(page.getByText('CommFor').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual(['mfe-commfor']);
});

test('preloads the administration for administrators only', { tag: THOROUGH }, async ({ page }) => {
  for (const person of [undefined, COLLECTOR, COMMUNITY_FOR]) {
    await forgetPerson(page);
    if (person) await signIn(page, person);
    const loaded = loadedRemotes(page);
    await page.goto('/admin/people');
    if (person) await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    else await page.waitForURL('**/login');
    await page.waitForLoadState('networkidle');
    expect(loaded()).not.toContain('mfe-admin');
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  }
  await forgetPerson(page);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/');
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await hostComesLater(page);
  await page.reload();
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
  const preloads = page.locator(`link[rel="preload"][href^="${addressOf('mfe-admin')}"]`);
  expect(await preloads.count()).toBeGreaterThan(1);
});

for (const remote of REMOTE_NAMES) {
  test(`serves ${remote} as a standalone page`, {
    tag: remote === 'mfe-map' ? [] : THOROUGH,
  }, async ({ page }) => {
    await page.goto(`${addressOf(remote)}/`);
    await expect(page.getByRole('heading', { name: `${remote}, standalone` })).toBeVisible();
    const first = page.getByRole('main').getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    const content = page.getByRole('heading').or(page.getByRole('region')).first();
    await expect(content, `${remote}: ${name}`).toBeVisible();
  });
}

// All other faults are tested in faults.thorough.spec.ts.
test('keeps the shell when a remote does not load', async ({ page }) => {
  const manifest = `${addressOf('mfe-public')}/**/mf-manifest.json`;
  await page.route(manifest, (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const report = page.waitForRequest('**/remote-failures');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('We could not load this page.');
  expect((await report).postDataJSON()).toMatchObject({
    remote: 'mfe-public',
    version: expect.stringMatching(/\S/),
    phase: 'load',
    cause: expect.stringMatching(/\S/),
    path: '/',
  });
  await expect(page.getByRole('link', { name: 'Need Discovery' })).toBeVisible();
  await page.unroute(manifest);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("applies the theme's defaults to a remote's own components", async ({ page }) => {
  await page.goto('/need-discovery');
  const field = page.locator('.MuiTextField-root').first();
  // The theme sets `fullWidth` once.
  await expect(field).toHaveClass(/MuiFormControl-fullWidth/);
});
