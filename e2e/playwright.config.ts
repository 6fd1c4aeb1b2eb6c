import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tools/test/chromium.mjs';
import { addressOf } from './product/addresses';
import { IS_NIGHTLY, IS_THOROUGH } from './product/thorough';

/** Which tests to run, all where nothing is said. Not `--grep`: projects that others wait for ignore it. */
const TESTS = {
  usual: { grepInvert: [IS_THOROUGH, IS_NIGHTLY] },
  thorough: { grep: IS_THOROUGH, grepInvert: IS_NIGHTLY },
  nightly: { grep: IS_NIGHTLY },
}[process.env.ARANYA_TESTS ?? ''];

/** Files whose tests run one after the other in a product that they share: see product/own-product.ts. */
const WITHOUT_NETWORK = /offline\S*\.thorough\.spec\.ts/;
const CHANGING = /(releases|integrity|skew|administration-content)\.thorough\.spec\.ts/;
const STARTING = 'start-and-stop.thorough.spec.ts';

/** The built product in Chromium: server, host and every remote, each on its own origin. */
export default defineConfig({
  ...TESTS,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/start-product.ts',
  // The tests share one running product; each makes its own account where it writes.
  // More than the two cores: much of a test is waiting for what a person waits for. Thorough tests also build and start products.
  workers: process.env.ARANYA_TESTS === 'usual' ? 4 : 3,
  fullyParallel: false,
  // A busy machine may be late once; a test that fails twice is broken. A suite names those of the second try at its end.
  retries: TESTS ? 1 : 0,
  forbidOnly: true,
  // Long enough for a machine that does much else; only what fails waits for so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  projects: [
    // The longest first: what waits for one worker cannot be shared out at the end.
    { name: 'changing', testMatch: CHANGING, workers: 2 },
    { name: 'offline', testMatch: WITHOUT_NETWORK, workers: 1 },
    { name: 'product', testIgnore: [CHANGING, WITHOUT_NETWORK, STARTING] },
    // Afterwards: starting builds, which may replace files under the product's feet.
    {
      name: 'start',
      testMatch: STARTING,
      dependencies: ['changing', 'offline', 'product'],
    },
  ],
  use: {
    baseURL: addressOf('host'),
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // The film costs a fifth of a core; a test of movement asks for it.
    reducedMotion: 'reduce',
    // Recording every test costs a sixth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as wide as on people's devices, whichever of Debian's two it is: without a window they are put on whole pixels.
        '--font-render-hinting=none',
        // Without the internet. (Routes of Playwright would do it too, but keep pages from caching.)
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
