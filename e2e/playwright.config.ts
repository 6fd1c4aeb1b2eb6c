import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tools/test/chromium.mjs';
import { addressOf } from './product/addresses';
import { IS_NIGHTLY, IS_THOROUGH } from './product/thorough';

/**
 * Selects tests; default: all. Not `--grep`, which does not apply to projects that others depend
 * on.
 */
const TESTS = {
  usual: { grepInvert: [IS_THOROUGH, IS_NIGHTLY] },
  thorough: { grep: IS_THOROUGH, grepInvert: IS_NIGHTLY },
  nightly: { grep: IS_NIGHTLY },
}[process.env.ARANYA_TESTS ?? ''];

/** Files whose tests share a product and run in sequence: see product/own-product.ts. */
const WITHOUT_NETWORK = /offline\S*\.thorough\.spec\.ts/;
const CHANGING = /(releases|integrity|skew|administration-content)\.thorough\.spec\.ts/;
const STARTING = 'npm-start.thorough.spec.ts';

/** The built product in Chromium: server, host and every remote, each on its own origin. */
export default defineConfig({
  ...TESTS,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/start-product.ts',
  // Tests share one running product; tests that write create their own account. More workers than
  // cores, because tests mostly wait for timers.
  workers: 4,
  fullyParallel: false,
  // A busy machine may cause one timeout; a test that fails twice is broken. A suite lists tests
  // that needed a retry.
  retries: TESTS ? 1 : 0,
  forbidOnly: true,
  // Long enough for a busy machine; only failing tests take it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  projects: [
    // The longest tests run first, so that workers finish at about the same time.
    // One worker each: starting a product costs as much as several tests.
    { name: 'changing', testMatch: CHANGING, workers: 1 },
    { name: 'offline', testMatch: WITHOUT_NETWORK, workers: 1 },
    { name: 'product', testIgnore: [CHANGING, WITHOUT_NETWORK, STARTING] },
    // Runs last, because the start test builds and may replace files that the product serves.
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
    // The video costs a fifth of a core; tests of motion enable it.
    reducedMotion: 'reduce',
    // Traces of every test would cost a sixth of the time.
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
        // Same letter widths as on people's devices for both Chromium packages of Debian: headless
        // mode rounds to whole pixels.
        '--font-render-hinting=none',
        // Blocks the internet. (Playwright's routes would disable the page cache.)
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
