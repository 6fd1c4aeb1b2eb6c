import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { portOf, REMOTE_NAMES } from '@aranya/shared/contracts';
import { expect, type Page, test } from '@playwright/test';
import { COLLECTOR, TEST_PORT_BASE } from './product/addresses';
import { type RunningProduct, startBuiltProduct } from './product/start-product';
import { WorkspaceCopy } from './product/workspace-copy';

/** Versions of `@aranya/shared` that meet in one page; a product and a store of its own. */

const PORT_BASE = TEST_PORT_BASE + 50;
const HOST = `http://localhost:${portOf('host', PORT_BASE)}`;

/** The version that is built here, one that breaks with it, and one that does not. */
const NOW: string = createRequire(import.meta.url)('../shared/package.json').version;
const [major, minor, patch] = NOW.split('.').map(Number);
const NEWER = `${major}.${Number(minor) + 1}.0`;
const MENDED = `${major}.${minor}.${Number(patch) + 1}`;

test.setTimeout(300_000);

const products: RunningProduct[] = [];
const copies: WorkspaceCopy[] = [];
test.afterEach(async () => {
  await Promise.all(copies.splice(0).map((copy) => copy.remove()));
  await Promise.all(products.splice(0).map(({ stop }) => stop()));
});

async function openMap(page: Page) {
  await page.goto(`${HOST}/login`);
  await page.getByLabel('Phone Number').fill(COLLECTOR.phoneNumber);
  await page.getByLabel('PIN').fill(COLLECTOR.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
}

test('a remote made for a newer @aranya/shared is refused, and its previous release serves', async ({
  page,
}) => {
  const product = await startBuiltProduct(PORT_BASE);
  products.push(product);
  const team = await WorkspaceCopy.of('mfe-map');
  copies.push(team);
  team.releases = product.releases;
  await team.change('shared/package.json', `"version": "${NOW}"`, `"version": "${NEWER}"`);
  await team.change(
    'shared/src/contracts/events.ts',
    "  'collection/trial-completed'",
    "  'map/opened': { records: number };\n  'collection/trial-completed'",
  );
  await team.change(
    'mfe-map/src/map-canvas/species-map-view.tsx',
    'Map of my records',
    'Map of a newer team',
  );
  // The command knows the host and would not release it; a store of before does not say.
  await expect(team.run('release', 'mfe-map', '--unrendered')).rejects.toThrow(
    `today's pages have ${NOW}`,
  );
  const file = path.join(product.releases, 'registry.json');
  const { host: _, ...registry } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(registry));
  await team.run('release', 'mfe-map', '--unrendered');
  const answer = await (await fetch(`${HOST}/registry.json`)).json();
  const map = answer.remotes.find(({ name }: { name: string }) => name === 'mfe-map');
  expect(map.sharedRange).toBe(`^${NEWER}`);

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const report = page.waitForRequest('**/remote-failures');
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of my records' })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({
    remote: 'mfe-map',
    version: map.version,
    phase: 'range',
    cause: expect.stringContaining(`made for @aranya/shared ^${NEWER}, this page has ${NOW}`),
  });
  expect(logged.join('\n')).toContain(`mfe-map ${map.version} (range)`);
});

test('older and newer remotes live in one page of a newer host', async ({ page }) => {
  const team = await WorkspaceCopy.of('host', ...REMOTE_NAMES);
  copies.push(team);
  // What nobody changes is what was built for the version of now.
  await team.useBuilds();
  await team.change('shared/package.json', `"version": "${NOW}"`, `"version": "${MENDED}"`);
  await team.change(
    'shared/src/contracts/events.ts',
    "  'collection/trial-completed'",
    "  'map/opened': { records: number };\n  'collection/trial-completed'",
  );
  await team.change(
    'mfe-map/src/exposes/species-map.tsx',
    'const reason = noRecordsReason(collected);',
    "const reason = noRecordsReason(collected);\n  publish('map/opened', { records: 1 });",
  );
  await team.change(
    'mfe-map/src/exposes/species-map.tsx',
    "import 'leaflet/dist/leaflet.css';",
    "import 'leaflet/dist/leaflet.css';\nimport { publish } from '@aranya/shared/events';",
  );
  await team.build('host', 'mfe-map');
  products.push(await startBuiltProduct(PORT_BASE, {}, team.folder));

  const { remotes } = await (await fetch(`${HOST}/registry.json`)).json();
  const ranges = Object.fromEntries(
    remotes.map((remote: { name: string; sharedRange: string }) => [
      remote.name,
      remote.sharedRange,
    ]),
  );
  expect(ranges).toMatchObject({ 'mfe-map': `^${MENDED}`, 'mfe-dashboard': `^${NOW}` });

  const failures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remote-failures')) failures.push(request.postData() ?? '');
  });
  // Somebody who listens on the page's one bus hears what the newer remote says.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const key = Symbol.for('aranya/bus/v1');
    let bus: { subscribe(listen: (event: { name: string }) => void): void } | undefined;
    Object.defineProperty(globalThis, key, {
      get: () => bus,
      set: (created: NonNullable<typeof bus>) => {
        bus = created;
        created.subscribe(({ name }) => heard.push(name));
      },
    });
  });
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of my records' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual(expect.arrayContaining(['session/signed-in', 'map/opened']));
  expect(failures).toEqual([]);
});
