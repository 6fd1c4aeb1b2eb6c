import { defineConfig } from '@playwright/test';
import { addressOf } from './product/addresses';

/** The built product in Chromium: server, host and every remote, each on its own origin. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product/start-product.ts',
  // The tests share one running product; each makes its own account where it writes.
  workers: 2,
  fullyParallel: false,
  // A busy machine may be late once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  projects: [
    { name: 'product', testIgnore: 'start-and-stop.spec.ts' },
    // Afterwards: starting builds, which may replace files under the product's feet.
    { name: 'start', testMatch: 'start-and-stop.spec.ts', dependencies: ['product'] },
  ],
  use: {
    baseURL: addressOf('host'),
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.ARANYA_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
