import type { Page, Route } from '@playwright/test';
import { addressOf } from './product/addresses';
import { REMOTE_TOURS } from './product/remote-tour';
import { expect, test } from './product/test';

/** Every fault that a remote can have, as a page and as a part of one: the rest goes on, and trying again fetches. */

// Many, and each on its own: whichever browser is free takes the next.
test.describe.configure({ mode: 'parallel' });

interface Fault {
  /** Which of the remote's files are struck. */
  files: RegExp;
  strike: (route: Route) => Promise<void>;
  /** What the person reads. */
  says: RegExp;
  /** What the log is told. */
  phase: 'load' | 'render';
  /** The clock has to be moved on before it shows. */
  hangs?: boolean;
  /** The fault is in what was released: its hashes are those of the broken file. */
  released?: boolean;
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

/** The remote's own module, with a component that throws for as long as the page says so. */
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
  'manifest that is an HTML page with status 200': {
    files: MANIFEST,
    strike: answered(200, 'text/html', '<!doctype html><title>Welcome</title>'),
    says: NOT_LOADED,
    phase: 'load',
  },
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
  },
};

/** Moves the page's clock until what hangs is given up. */
const giveUp = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(11_000);
    await expect(page.getByText(NOT_LOADED)).toBeVisible({ timeout: 200 });
  }).toPass();

/** A remote that is the page, and one inside another's; for the host all others are like these. */
const KINDS = REMOTE_TOURS.filter(({ remote }) => ['mfe-public', 'mfe-map'].includes(remote));

for (const tour of KINDS) {
  test.describe(tour.remote, () => {
    for (const [name, fault] of Object.entries(FAULTS)) {
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
        // A chunk is asked for three more times first.
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
        // An entry that throws is an error that nobody can catch.
        if (name === 'entry that throws') {
          expect(faults.splice(0).every((text) => text.includes('broken on purpose'))).toBe(true);
        }
      });
    }

    test('the previous good version serves where the current one does not load', async ({
      page,
    }) => {
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

/** The page reads a registry in which something is otherwise for one remote. */
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

/** The current release of one remote does not exist. */
const withBrokenRelease = (page: Page, remote: string) =>
  withRegistered(page, remote, 'broken release');

/** What a team released broken has the hashes of what is broken; here it has none. */
const withoutHashes = (page: Page, remote: string) => withRegistered(page, remote, 'no hashes');
