import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database';
import { migrationsMark } from './migrations-mark';

/**
 * Creates an embedded database without rows in a data folder. Its creation takes seconds, so a template per
 * machine, version and migrations is cached in the temporary folder and copied.
 *
 * @param withTables False: without tables as well.
 */
export async function placeEmbeddedDatabase(
  dataFolder: string,
  withTables: boolean,
): Promise<void> {
  const contents = withTables ? migrationsMark() : 'empty';
  const template = join(tmpdir(), `aranya-pglite-${pgliteVersion()}-${contents}`);
  if (!(await exists(template))) await makeTemplate(template, withTables);
  // The template has a thousand files: Node's own `cp` takes seven times as long.
  await promisify(execFile)('cp', ['-R', template, join(dataFolder, 'database')]);
}

async function makeTemplate(template: string, withTables: boolean): Promise<void> {
  const draft = await mkdtemp(`${template}-`);
  const database = await openEmbeddedDatabase(draft, withTables);
  await database.close();
  try {
    await rename(join(draft, 'database'), template);
  } catch (error) {
    // Another test process created the template first.
    if (!(await exists(template))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

function pgliteVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@electric-sql/pglite');
  const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string };
  return version;
}
