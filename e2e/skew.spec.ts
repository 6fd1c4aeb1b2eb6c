import { portOf } from '@aranya/shared/contracts';
import { expect, test } from '@playwright/test';
import { COLLECTOR, TEST_PORT_BASE } from './product/addresses';
import { startBuiltProduct } from './product/start-product';
import { signIn } from './product/test';
import { WorkspaceCopy } from './product/workspace-copy';

/** Versions of `@aranya/shared` that meet in one page; a product and a store of its own. */

const PORT_BASE = TEST_PORT_BASE + 50;
const HOST = `http://localhost:${portOf('host', PORT_BASE)}`;

test.use({ baseURL: HOST });
test.setTimeout(300_000);

let stop: () => Promise<void>;
let team: WorkspaceCopy;
test.beforeAll(async () => {
  stop = await startBuiltProduct(PORT_BASE);
  team = await WorkspaceCopy.of('mfe-map');
});
test.afterAll(async () => {
  await team?.remove();
  await stop?.();
});

test('a remote made for a newer @aranya/shared is refused, and its previous release serves', async ({
  page,
}) => {
  await team.change('shared/package.json', '"version": "0.1.0"', '"version": "0.2.0"');
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
  await team.run('release', 'mfe-map');
  const answer = await (await fetch(`${HOST}/registry.json`)).json();
  const map = answer.remotes.find(({ name }: { name: string }) => name === 'mfe-map');
  expect(map.sharedRange).toBe('^0.2.0');

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const report = page.waitForRequest('**/remote-failures');
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(page.getByRole('region', { name: 'Map of my records' })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({
    remote: 'mfe-map',
    version: map.version,
    phase: 'range',
    cause: expect.stringContaining('made for @aranya/shared ^0.2.0, this page has 0.1.0'),
  });
  expect(logged.join('\n')).toContain(`mfe-map ${map.version} (range)`);
});
