import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

test('lists the optional packages of every platform in the lock file', () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
