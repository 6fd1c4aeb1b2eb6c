import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type Origin, portOf, REMOTE_NAMES, Registry } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { expect, test } from '../product/test';
import { WorkspaceCopy } from '../product/workspace-copy';

/**
 * Development of one remote: an edit appears in the standalone page; other remotes are releases.
 */

const BASE = 850;
const SOURCE = 'mfe-map/src/controls/zoom-buttons.tsx';
const here = (origin: Origin) => `http://localhost:${portOf(origin, BASE)}`;

/** Overrides the public remote in this browser with a build of the product under test. */
async function override(page: Page) {
  const registry = await page.request.get(`${addressOf('host')}/registry.json`);
  const { remotes } = Registry.parse(await registry.json());
  const release = remotes.find(({ name }) => name === 'mfe-public');
  const address = `${addressOf('mfe-public')}/${release?.manifestUrl}`;
  await page.evaluate(
    (manifest) =>
      localStorage.setItem('aranya-overrides', JSON.stringify({ 'mfe-public': manifest })),
    address,
  );
  return address;
}

const home = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

let team: WorkspaceCopy;
let serving: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  team = await WorkspaceCopy.of('host', ...REMOTE_NAMES);
  await team.useBuilds();
  serving = await new Promise<ChildProcess>((resolve, reject) => {
    const child = fork(path.join(team.folder, 'tools/serve/serve.ts'), [], {
      cwd: team.folder,
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        ARANYA_DEV: 'mfe-map',
        ARANYA_OVERRIDE_ORIGINS: addressOf('mfe-public'),
        ARANYA_PORT_BASE: String(BASE),
        ARANYA_LISTEN: '127.0.0.1',
        ARANYA_RELEASES: path.join(team.folder, 'releases'),
      },
    });
    child.once('message', (message) => message === 'ready' && resolve(child));
    child.once('exit', (code) => reject(new Error(`serving ended with ${code}`)));
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => serving?.once('exit', resolve));
  if (serving?.kill('SIGTERM')) await ended;
  await team.remove();
});

test("shows an edit without a reload, and preserves the page's state", async ({ context }) => {
  await context.unrouteAll();
  const page = await context.newPage();
  await page.goto(`${here('mfe-map')}/places-map`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Zoom in')).toBeVisible();
  await button('Large view').click();
  await page.evaluate(() => Object.assign(window, { opened: 'once' }));

  await team.change(SOURCE, "text('Zoom in')", "text('Come closer')");
  await expect(button('Come closer')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('[data-view="large"]')).toBeVisible();
  expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('once');
});

test('loads a build from another origin as an override if the operator allows it', async ({
  context,
}) => {
  await context.unrouteAll();
  const page = await context.newPage();
  await page.goto(`${here('host')}/about`);
  await expect(home(page)).toBeVisible();
  const address = await override(page);
  const standsIn = page.waitForResponse(address);
  await page.reload();
  await standsIn;
  await expect(home(page)).toBeVisible();
  await expect(page.getByText(`mfe-public comes from ${address}`)).toBeVisible();
  const back = page.waitForResponse((answer) =>
    answer.url().startsWith(`${here('mfe-public')}/releases/`),
  );
  await page.getByRole('button', { name: 'Stop this' }).click();
  await back;
  await expect(home(page)).toBeVisible();
  await expect(page.getByText('mfe-public comes from')).toHaveCount(0);
});

test('ignores an override if the operator allows no origin', async ({ page }) => {
  await page.goto('/about');
  await override(page);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.getByText('mfe-public comes from')).toHaveCount(0);
});
