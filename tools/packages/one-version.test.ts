import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A registry package that several workspaces use has one exact version. */

const root = path.join(import.meta.dirname, '..', '..');

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, { link?: boolean; resolved?: string }> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

const manifests = [
  '.',
  ...Object.values(lock.packages).flatMap((entry) => (entry.link ? (entry.resolved ?? []) : [])),
]
  // Excluded: a partner's page is its own product, and shows that another React version does no
  // harm.
  .filter((folder) => !folder.startsWith('examples/'))
  .map(
    (folder): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );

const listed = manifests.flatMap(({ name, dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(([wanted, version]) => ({
    by: name,
    wanted,
    version,
  })),
);

test('finds every workspace', () => {
  expect(manifests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['aranya', '@aranya/shared', '@aranya/server', '@aranya/tools']),
  );
});

test('uses exact versions', () => {
  expect(listed.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('uses one version per package, and the package.json version for workspaces', () => {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  for (const { wanted, version } of listed) {
    if (!versions.has(wanted)) versions.set(wanted, version);
  }
  const others = listed.filter(({ wanted, version }) => versions.get(wanted) !== version);
  expect(others).toEqual([]);
});
