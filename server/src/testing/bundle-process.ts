import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFolder, serverFolder } from '../server-folder';
import { testDatabaseKind } from './test-database';

/**
 * Bundles a source of the server as for production, to be started as a process of its own.
 *
 * @param source Below `server/src`, such as `main.ts`.
 * @returns The bundle's path. The suites of both databases may run at once, so each has its own.
 */
export async function bundleProcess(source: string): Promise<string> {
  const outfile = join(
    serverFolder(),
    'dist',
    `processes-${testDatabaseKind()}`,
    source.replace(/\.ts$/, '.js'),
  );
  await promisify(execFile)(
    join(repositoryFolder(), 'node_modules/.bin/esbuild'),
    [
      join('src', source),
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--packages=external',
      `--alias:@aranya/shared/contracts=${join(repositoryFolder(), 'shared/src/contracts')}`,
      `--outfile=${outfile}`,
    ],
    { cwd: serverFolder() },
  );
  return outfile;
}
