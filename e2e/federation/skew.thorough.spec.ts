import { createRequire } from 'node:module';
import { Registry } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { changed, putRegistryBack } from '../product/own-product';
import { StoredRelease } from '../product/stored-release';
import { expect, signInOnPage } from '../product/test';
import { NIGHTLY } from '../product/thorough';
import { WorkspaceCopy } from '../product/workspace-copy';

/** Different versions of `@aranya/shared` in one page. */

const { test, host: HOST, releases } = changed;

/** The built version, a breaking later one, and a compatible later one. */
const NOW: string = createRequire(import.meta.url)('../../shared/package.json').version;
const [major, minor, patch] = NOW.split('.').map(Number);
const NEWER = `${major}.${Number(minor) + 1}.0`;
const MENDED = `${major}.${minor}.${Number(patch) + 1}`;

putRegistryBack();

async function openMap(page: Page) {
  await signInOnPage(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
}

test('runs older and newer remotes in one page of a newer host', { tag: NIGHTLY }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  const team = await WorkspaceCopy.of('host', 'mfe-map');
  team.releases = releases();
  await team.change('shared/package.json', `"version": "${NOW}"`, `"version": "${MENDED}"`);
  await team.change(
    'shared/src/contracts/remotes/events.ts',
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
  // The release command reads the host's version and refuses a remote that its pages would reject.
  await team.run('release', 'host', '--unrendered');
  await team.run('release', 'mfe-map', '--unrendered');
  await team.remove();

  const { host, remotes } = Registry.parse(await (await fetch(`${HOST}/registry.json`)).json());
  const ranges = Object.fromEntries(remotes.map(({ name, sharedRange }) => [name, sharedRange]));
  expect(host?.shared).toBe(MENDED);
  expect(ranges).toMatchObject({ 'mfe-map': `^${MENDED}`, 'mfe-dashboard': `^${NOW}` });

  const failures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remote-failures')) failures.push(request.postData() ?? '');
  });
  // A listener on the page's event bus receives the newer remote's event.
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

test('refuses a remote for a newer @aranya/shared, and serves its previous release', async ({
  page,
}) => {
  const map = await StoredRelease.of(releases(), 'mfe-map');
  await map.addPrevious('Map of my records', 'Map of an older team');
  await map.needShared(`^${NEWER}`);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const report = page.waitForRequest('**/remote-failures');
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of an older team' })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({
    remote: 'mfe-map',
    version: map.version,
    phase: 'range',
    cause: expect.stringMatching(`made for @aranya/shared \\^${NEWER}, this page has `),
  });
  expect(logged.join('\n')).toContain(`mfe-map ${map.version} (range)`);
});
