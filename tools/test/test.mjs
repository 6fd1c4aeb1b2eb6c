import path from 'node:path';
import { buildAll, checkNode, installPackages, root } from '../start/installation.mjs';
import { run, runCommand } from '../start/steps.mjs';
import { browserTests } from './browser-tests.mjs';
import { findChromium } from './chromium.mjs';
import { refuseKnownHoles } from './known-holes.mjs';
import { findMapServer } from './map-server.mjs';
import { jestOnPostgres } from './on-databases.mjs';
import { check, finish, jest } from './suite-parts.mjs';

/**
 * `npm test`: the required tests, from a bare clone. `npm run test:thorough` is the second half of
 * CI, `npm run test:nightly` the rest.
 */

const binary = (name) => path.join(root, 'node_modules', '.bin', name);

async function test() {
  checkNode();
  await installPackages({ development: true });
  const chromium = await findChromium();
  const withoutMapServer = await findMapServer();
  // Two of these use one processor only.
  await Promise.all([
    check('Style and borders (Biome)', () =>
      run(binary('biome'), ['check', '--error-on-warnings', '.'], { cwd: root }),
    ),
    check('No dead exports, every import listed', () =>
      run(binary('knip'), ['--no-progress'], { cwd: root }),
    ),
    check('Types', () => run('npm', ['run', '--silent', 'typecheck'], { cwd: root })),
    check('Packages without known holes', refuseKnownHoles),
  ]);
  await buildAll();
  await check('Unit tests of the front end', (say) => jest('web', { workers: 2, say }));
  await check('Server and tools on PostgreSQL', (say) => jestOnPostgres(say, { tests: 'usual' }));
  await check('The product, on PGlite, in a browser', (say) =>
    browserTests('usual', chromium, say),
  );
  finish(withoutMapServer);
}

await runCommand(test);
