import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Puts an empty embedded database into a data folder. Making one takes more than a second, so it
 * is made once per machine and version, in the temporary folder, and copied.
 */
export async function placeEmptyDatabase(dataFolder: string): Promise<void> {
  const template = join(tmpdir(), `aranya-empty-pglite-${pgliteVersion()}`);
  if (!(await exists(template))) await makeTemplate(template);
  await cp(template, join(dataFolder, 'database'), { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(`${template}-`);
  const database = await PGlite.create(join(draft, 'database'));
  await database.close();
  try {
    await rename(join(draft, 'database'), template);
  } catch (error) {
    // Another test process was quicker.
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
