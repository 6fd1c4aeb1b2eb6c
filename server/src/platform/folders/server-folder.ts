import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Searches upwards from this file, so that it works from `src/` and from the bundle.
 * @throws Error when no parent folder contains `migrations/`.
 */
export function serverFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle.config.ts')) && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  if (!existsSync(join(folder, 'migrations'))) {
    throw new Error('The folder server/migrations is missing; this is not a complete checkout.');
  }
  return folder;
}

export function repositoryFolder(): string {
  return dirname(serverFolder());
}
