import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../e2e/visit/conditions';
import { chromiumPath } from '../tools/test/chromium.mjs';
import { buildComparisons } from './build';
import { conditionsOfRun } from './conditions-of-run';
import { writeResults } from './report/write-results';
import { runRounds } from './rounds';
import { ROUTES } from './routes';
import { startVariants } from './serve/start-variants';
import { storedSession } from './sign-in';

/**
 * `npm run bench`: measures the built product against the same sources as one single-page
 * application and against a minimal page. Needs the product's builds (`npm run build`).
 *
 * --rounds n   visits of each kind, 5 by default; --quick for one
 * --route name only this route; may be given several times
 * --no-build   with the comparisons as they were built last
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    route: { type: 'string', multiple: true },
    build: { type: 'boolean', default: true },
  },
});

const rounds = values.quick ? 1 : Number(values.rounds);
const routes = ROUTES.filter(({ name }) => values.route?.includes(name) ?? true);

if (values.build) {
  console.log('Building the single-page application and the minimal page …');
  await buildComparisons();
}
const stop = await startVariants();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: BROWSER_ARGUMENTS,
});
try {
  const conditions = conditionsOfRun(browser.version(), rounds);
  const session = await storedSession(browser);
  await runRounds({
    browser,
    rounds,
    routes,
    session,
    onRound: async (results, round) => {
      const page = await writeResults({ ...conditions, rounds: round }, results, routes);
      if (round === rounds) console.log(`\n${page}`);
    },
    onProgress: (line) => console.log(line),
  });
} finally {
  await browser.close();
  await stop();
}
