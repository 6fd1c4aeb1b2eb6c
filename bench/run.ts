import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../tools/test/chromium.mjs';
import { buildComparisons } from './build';
import { conditionsOfRun } from './conditions-of-run';
import { summarized } from './report/summary';
import { resultsPage } from './report/tables';
import { waterfallTable } from './report/waterfall';
import { runRounds } from './rounds';
import { ROUTES } from './routes';
import { startVariants } from './serve/start-variants';
import { storedSession } from './sign-in';
import { BROWSER_ARGUMENTS } from './visit/conditions';

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

const results = path.join(import.meta.dirname, 'results');
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
  const { samples, waterfalls } = await runRounds({
    browser,
    rounds,
    routes,
    session,
    onProgress: (line) => console.log(line),
  });
  const figures = summarized(samples);
  const page = resultsPage(
    conditions,
    figures,
    routes.map(({ name }) => name),
  );
  const name = `${conditions.date.slice(0, 10)}-${conditions.commit.split(',')[0]}`;
  await mkdir(results, { recursive: true });
  const document = { conditions, figures, samples };
  await writeFile(path.join(results, `${name}.json`), `${JSON.stringify(document, null, 1)}\n`);
  await writeFile(path.join(results, 'latest.md'), page);
  const tables = [...waterfalls].map(([title, lines]) => waterfallTable(title, lines));
  await writeFile(
    path.join(results, 'waterfalls.md'),
    `# Last cold visits\n\n${tables.join('\n')}`,
  );
  console.log(`\n${page}`);
} finally {
  await browser.close();
  await stop();
}
