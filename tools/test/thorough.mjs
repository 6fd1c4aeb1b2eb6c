import { buildAll } from '../start/installation.mjs';
import { runCommand } from '../start/steps.mjs';
import { browserTests } from './browser-tests.mjs';
import { findChromium } from './chromium.mjs';
import { jestOnPglite, jestOnPostgres } from './on-databases.mjs';
import { check, runParts } from './suite-parts.mjs';

/**
 * `npm run test:thorough`: the second half of CI, after `npm test`. Longer tests
 * (`*.thorough.test.ts`) on PostgreSQL; tests of database differences on the embedded one; browser
 * tests that repeat `npm test`'s checks on every page. `-- postgres`, `-- pglite` or `-- browser`
 * runs one part only.
 */

const PARTS = { postgres: onPostgres, pglite: onPglite, browser: inBrowser };

async function onPostgres() {
  await check('Server and tools on PostgreSQL, what takes longer', (say) =>
    jestOnPostgres(say, { tests: 'thorough' }),
  );
}

async function onPglite() {
  await check('What the two databases do differently, on PGlite', (say) =>
    jestOnPglite(say, 'usual,thorough'),
  );
}

async function inBrowser() {
  const chromium = await findChromium();
  await buildAll();
  await check('The product in a browser, at every place', (say) =>
    browserTests('thorough', chromium, say),
  );
}

await runCommand(() => runParts(PARTS));
