import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of a package that a build replaces by another: under a new name it would be replaced no more, and
 * nobody would notice.
 * @throws where it is not there
 */
export function existingFile(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  throw new Error(
    `${file} is not there any more; see shared/build/webpack.ts for what replaces it.`,
  );
}
