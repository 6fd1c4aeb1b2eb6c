import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** `npm run screenshots`: a picture of every screen, and one page with all of them. */
export default defineConfig({
  ...product,
  testDir: '.',
  testMatch: 'every-screen.ts',
  globalSetup: '../product/start-product.ts',
  globalTeardown: './write-review-page.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  projects: [{ name: 'screenshots' }],
});
