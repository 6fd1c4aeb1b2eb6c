import path from 'node:path';
import {
  buildAll,
  checkNode,
  installPackages,
  nxEnvironment,
  root,
} from '../start/installation.mjs';
import { run, runCommand } from '../start/steps.mjs';
import { findChromium } from './chromium.mjs';
import { findMapServer } from './map-server.mjs';
import { jestOnPostgres } from './on-postgres.mjs';
import { browserFileTimes } from './slowest-files.mjs';
import {
  check,
  count,
  finish,
  jest,
  readResults,
  resultFile,
  STEP_MINUTES,
} from './suite-parts.mjs';

/** `npm test`: everything that must hold, from a bare clone. */

const binary = (name) => path.join(root, 'node_modules', '.bin', name);

async function playwright(chromium, say) {
  const file = resultFile('playwright');
  const env = { ARANYA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  try {
    await run(
      binary('playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
      {
        cwd: root,
        env,
        minutes: STEP_MINUTES,
        onOutput: (text) => {
          const [done] = text.match(/(?<=^\[)\d+\/\d+(?=\])/m) ?? [];
          if (done) say(`${done} tests`);
        },
      },
    );
  } finally {
    const report = readResults(file);
    const stats = report?.stats;
    count({
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected,
      skipped: stats?.skipped,
      files: browserFileTimes(report),
    });
  }
}

async function test() {
  checkNode();
  await installPackages();
  const chromium = await findChromium();
  const withoutMapServer = await findMapServer();
  await check('Style and borders (Biome)', () =>
    run(binary('biome'), ['check', '--error-on-warnings', '.'], { cwd: root }),
  );
  await check('No dead exports, every import listed', () =>
    run(binary('knip'), ['--no-progress'], { cwd: root }),
  );
  await check('Types', () =>
    run('npm', ['run', '--silent', 'typecheck'], { cwd: root, env: nxEnvironment }),
  );
  await check('Packages without known holes', () =>
    run(binary('tsx'), ['tools/audit/audit.ts'], { cwd: root, live: true }),
  );
  await buildAll();
  await check('Unit tests of the front end', (say) => jest('web', { workers: 2, say }));
  await check('Server and tools on PGlite', (say) =>
    jest('server', { env: { ARANYA_TEST_DATABASE: 'pglite' }, workers: 2, say }),
  );
  await check('What the two databases do differently, on PostgreSQL', (say) =>
    jestOnPostgres(say, 'server/src/platform/database'),
  );
  await check('The product in a browser', (say) => playwright(chromium, say));
  finish(withoutMapServer);
}

await runCommand(test);
