import type { Page, Route } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { REMOTE_TOURS } from '../product/remote-tour';
import { expect, test } from '../product/test';

/**
 * Tests every fault of a remote that is a page or part of one: the rest of the page works, and a
 * retry loads the remote.
 */

// Many independent tests: the next free browser takes one.
test.describe.configure({ mode: 'parallel' });

interface Fault {
  /** Affected files of the remote. */
  files: RegExp;
  strike: (route: Route) => Promise<void>;
  /** Message that the person reads. */
  says: RegExp;
  /** Phase in the log. */
  phase: 'load' | 'render';
  /** True if the message appears only after the page's clock was advanced. */
  hangs?: boolean;
  /** The released files are broken: hashes match the broken file. */
  released?: boolean;
  /** Also tested for a remote that is embedded in another. */
  embedded?: boolean;
}

const MANIFEST = /mf-manifest\.json/;
const ENTRY = /remote-entry\.js/;
const EXPOSED = /__federation_expose_\w+\.\w+\.js/;
const NOT_LOADED = /^We could not load (this page|the map)\.$/;

const answered = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType,
    body,
    headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
  });

/** Replaces the remote's module by one with a component that throws while the page requests it. */
async function throwingComponent(route: Route) {
  const answer = await route.fetch();
  const text = await answer.text();
  const broken = text.replace(
    /default:\(\)=>([\w$]+)/,
    'default:()=>self.sound?$1:()=>{throw new Error("broken on purpose")}',
  );
  if (broken === text) throw new Error('The exposed module has another shape than expected.');
  await route.fulfill({ response: answer, body: broken });
}

const FAULTS: Record<string, Fault> = {
  'manifest 404': {
    files: MANIFEST,
    strike: answered(404, 'text/plain', 'Not found'),
    says: NOT_LOADED,
    phase: 'load',
  },
  // A page instead of the manifest: release-plugin.test.ts.
  'JSON that is no manifest': {
    files: MANIFEST,
    strike: answered(200, 'application/json', '{"status":"ok"}'),
    says: NOT_LOADED,
    phase: 'load',
  },
  'entry that hangs': {
    files: ENTRY,
    strike: async () => undefined,
    says: NOT_LOADED,
    phase: 'load',
    hangs: true,
  },
  'entry that throws': {
    files: ENTRY,
    strike: answered(200, 'text/javascript', 'throw new Error("broken on purpose");'),
    says: NOT_LOADED,
    phase: 'load',
    released: true,
  },
  'chunk 500': {
    files: EXPOSED,
    strike: answered(500, 'text/plain', 'Internal Server Error'),
    says: NOT_LOADED,
    phase: 'load',
  },
  'chunk missing after a redeploy': {
    files: EXPOSED,
    strike: answered(404, 'text/html', '<!doctype html><title>Not found</title>'),
    says: NOT_LOADED,
    phase: 'load',
    embedded: true,
  },
  'network gone and back': {
    files: /./,
    strike: (route) => route.abort('internetdisconnected'),
    says: NOT_LOADED,
    phase: 'load',
  },
  'a remote that throws while rendering': {
    files: EXPOSED,
    strike: throwingComponent,
    says: /^Unexpected Application Error!$/,
    phase: 'render',
    released: true,
    embedded: true,
  },
};

/** Advances the page's clock past the timeout. */
const giveUp = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(11_000);
    await expect(page.getByText(NOT_LOADED)).toBeVisible({ timeout: 200 });
  }).toPass();

/**
 * One remote that is a page, and one that is embedded in another; the loader handles all others the
 * same way. It does not know the kind before it shows the outcome: one fault of each file is
 * enough for the embedded one.
 */
const KINDS = REMOTE_TOURS.filter(({ remote }) => ['mfe-public', 'mfe-map'].includes(remote));

for (const tour of KINDS) {
  test.describe(tour.remote, () => {
    for (const [name, fault] of Object.entries(FAULTS)) {
      if (tour.remote === 'mfe-map' && !fault.embedded) continue;
      test(name, async ({ page, faults }) => {
        if (fault.released) await withoutHashes(page, tour.remote);
        await tour.prepare(page);
        const struck = (address: URL) =>
          address.href.startsWith(addressOf(tour.remote)) && fault.files.test(address.href);
        await page.route(struck, fault.strike);
        if (fault.hangs) await page.clock.install();
        const report = page.waitForRequest(
          (request) =>
            request.url().endsWith('/remote-failures') &&
            request.postDataJSON().phase === fault.phase,
        );
        await tour.enter(page);
        if (fault.hangs) await giveUp(page);
        // A chunk is retried three times first.
        await expect(page.getByText(fault.says)).toBeVisible({ timeout: 25_000 });
        expect((await report).postDataJSON()).toMatchObject({
          remote: tour.remote,
          version: expect.stringMatching(/^\d+\.\d+\.\d+-/),
          cause: expect.stringMatching(/\S/),
        });
        await expect(tour.elsewhere(page)).toBeVisible();

        await page.unroute(struck);
        await page.evaluate(() => Object.assign(window, { sound: true }));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(tour.content(page)).toBeVisible();
        await expect(page.getByText(fault.says)).toHaveCount(0);
        // An entry that throws causes an uncaught error.
        if (name === 'entry that throws') {
          expect(faults.splice(0).every((text) => text.includes('broken on purpose'))).toBe(true);
        }
      });
    }

    test('serves the previous release if the current one does not load', async ({ page }) => {
      await withBrokenRelease(page, tour.remote);
      await tour.prepare(page);
      const report = page.waitForRequest('**/remote-failures');
      await tour.enter(page);
      await expect(tour.content(page)).toBeVisible();
      expect((await report).postDataJSON()).toMatchObject({
        remote: tour.remote,
        version: 'broken',
      });
    });
  });
}

/** Serves the page a registry with a change for one remote. */
const withRegistered = (page: Page, changed: string, change: 'broken release' | 'no hashes') =>
  page.addInitScript(
    ({ remote, what }) => {
      const parse = JSON.parse;
      JSON.parse = (...parameters) => {
        const data = parse(...parameters);
        for (const registered of data?.registry?.remotes ?? []) {
          if (registered.name !== remote) continue;
          const { version, manifestUrl, sharedRange, integrity } = registered;
          if (what === 'no hashes') registered.integrity = undefined;
          else {
            registered.previous = { version, manifestUrl, sharedRange, integrity };
            registered.version = 'broken';
            registered.manifestUrl = 'releases/broken/mf-manifest.json';
          }
        }
        return data;
      };
    },
    { remote: changed, what: change },
  );

/** Registers a current release that does not exist. */
const withBrokenRelease = (page: Page, remote: string) =>
  withRegistered(page, remote, 'broken release');

/**
 * Removes the hashes of a remote, because those of a broken release would match its broken files.
 */
const withoutHashes = (page: Page, remote: string) => withRegistered(page, remote, 'no hashes');
