import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Registry, SHARE_COOKIE } from '@aranya/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import type { BuiltRelease } from '../../tools/release/built-release';
import { publishReleases } from '../../tools/release/publish-releases';
import { folderStore } from '../../tools/release/stores/folder-store';
import { released, tried } from '../../tools/release/stores/move-pointer';
import { hostBuildWith } from '../product/host-build';
import { changed, putRegistryBack } from '../product/own-product';
import { expect } from '../product/test';
import { NIGHTLY } from '../product/thorough';
import { WorkspaceCopy } from '../product/workspace-copy';

/** Canary, release and rollback of the host while people use the product. */

const { test, host: HOST, releases } = changed;
const SOURCE = 'host/src/shell/footer/footer.tsx';
const TEXT = 'is run by a public-policy institute';
const OTHER = 'is looked after by a public-policy institute';

test.describe.configure({ mode: 'serial' });
test.setTimeout(900_000);

putRegistryBack();

let folder = '';
let build: BuiltRelease;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-host-'));
  build = await hostBuildWith(folder, TEXT, OTHER);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param canary percentage of the visitors; default: all */
const publish = (canary?: number) =>
  publishReleases(folderStore(releases()), [build], {
    point: (registry, release) =>
      canary === undefined ? released(registry, release) : tried(registry, release, canary),
  });

const rollBack = () =>
  promisify(execFile)('npm', ['run', '--silent', 'release', '--', 'host', '--rollback'], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ARANYA_RELEASES: releases() },
  });

const registry = async () =>
  Registry.parse(JSON.parse(await readFile(path.join(releases(), 'registry.json'), 'utf8')));

/** A visitor with a share position; collects the reports and errors of their pages. */
async function visitor(browser: Browser, share: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: SHARE_COOKIE, value: String(share), url: HOST }]);
  await context.addInitScript(
    (drawn) => localStorage.setItem('aranya-visitor-share', drawn),
    `${share}`,
  );
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remote-failures')) wrong.push(request.postData() ?? '');
  });
  page.on('console', (message) => {
    if (/Content.Security|integrity|hydrat/i.test(message.text())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  return { page, wrong, leave: () => context.close() };
}

/** Expects the same footer before scripts and after hydration. */
async function sees(page: Page, text: string) {
  const answer = await page.goto(`${HOST}/science`, { waitUntil: 'networkidle' });
  expect(await answer?.text()).toContain(text);
  await expect(page.getByRole('contentinfo').getByText(text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('serves the current build as a release', async ({ browser }) => {
  expect((await registry()).host?.release?.version).toBeDefined();
  const { page, wrong, leave } = await visitor(browser, 1);
  await sees(page, TEXT);
  expect(wrong).toEqual([]);
  await leave();
});

test('serves a canary of the host to its share of the visitors, page and scripts', async ({
  browser,
}) => {
  await publish(50);
  for (const [share, text] of [
    [49.9, OTHER],
    [50, TEXT],
  ] as const) {
    const { page, wrong, leave } = await visitor(browser, share);
    await sees(page, text);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(wrong).toEqual([]);
    await leave();
  }
});

test('serves a release of the host to new visits, and rolls back', async ({ browser }) => {
  const before = (await registry()).host?.release?.version;
  const { page, wrong, leave } = await visitor(browser, 90);
  await sees(page, TEXT);
  await publish();
  // An open tab continues with its release.
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(TEXT)).toBeVisible();
  await sees(page, OTHER);
  await rollBack();
  expect((await registry()).host?.release?.version).toBe(before);
  await sees(page, TEXT);
  expect(wrong).toEqual([]);
  await leave();
});

test.describe('from sources, by the command', { tag: NIGHTLY }, () => {
  let team: WorkspaceCopy;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    team = await WorkspaceCopy.of('host');
    team.releases = releases();
    await team.change(SOURCE, TEXT, OTHER);
  });
  test.afterAll(() => team?.remove());

  test('previews every remote in a host before its release', async () => {
    expect(await team.run('release', 'host')).toContain('current');
  });

  test('replaces a host with a changed page by the previous release', async ({ browser }) => {
    const version = (await registry()).host?.release?.version ?? '';
    const file = path.join(releases(), 'host', 'releases', version, 'page.html');
    const whole = await readFile(file);
    await writeFile(
      file,
      String(whole).replace('<title>', '<script src="/evil.js"></script><title>'),
    );
    const list = () => team.run('release', 'host', '--list');
    await expect(list()).rejects.toMatchObject({
      stdout: expect.stringContaining('! page.html is not the file that was released'),
    });
    // A page server with a cached copy continues with the released page.
    const { page, wrong, leave } = await visitor(browser, 1);
    const answer = await page.goto(HOST);
    expect(await answer?.text()).not.toContain('evil.js');
    await team.run('release', 'host', '--unrendered');
    expect(await readFile(file)).toEqual(whole);
    expect(await list()).not.toContain('!');
    // The page server reads a damaged release again after BROKEN_KEPT_MS.
    await expect(() => sees(page, OTHER)).toPass();
    expect(wrong).toEqual([]);
    await leave();
  });
});
