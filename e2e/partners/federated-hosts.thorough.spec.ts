import { BUNDLERS, serveFederatedHosts } from '../partner/federated-hosts';
import { addressOf } from '../product/addresses';
import { expect, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** docs/embedding.md: the map in federated hosts of partners, which share no modules with it. */

const CONTAINER = '/federation/map/v1';

let hosts: Awaited<ReturnType<typeof serveFederatedHosts>>;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  hosts = await serveFederatedHosts();
});
test.afterAll(() => hosts.stop());

for (const bundler of BUNDLERS) {
  test(`shows the map in a host of ${bundler} with React 18`, { tag: THOROUGH }, async ({
    page,
  }) => {
    const address = hosts.addressOfHost(bundler);
    await page.route(`${address}/**`, (route) => route.continue());
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    await expect(page.getByText('React 18.3.1: ready')).toBeVisible();
    await expect(page.locator('aranya-map .species-icon').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('serves container, types and registry at permanent URLs with CORS for any origin', {
  tag: THOROUGH,
}, async ({ request }) => {
  const files = [
    `${addressOf('mfe-map')}${CONTAINER}/mf-manifest.json`,
    `${addressOf('mfe-map')}${CONTAINER}/remote-entry.js`,
    `${addressOf('mfe-map')}${CONTAINER}/types.d.ts`,
    `${addressOf('host')}/registry.json`,
  ];
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers(), file).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
  }
});
