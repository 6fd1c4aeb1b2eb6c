import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The shared folder is inside the bundle, so its page dependencies (React) are excluded.
 * @param {string} root folder with `node_modules` and `server/package.json`
 * @returns {string[]} folders of packages, relative to the root
 */
export function keptPackages(root) {
  const kept = new Set();
  const visit = (folder, names) => {
    for (const name of names) {
      const found = folderOf(root, folder, name);
      if (!found || kept.has(found)) continue;
      kept.add(found);
      visit(found, neededBy(path.join(root, found)));
    }
  };
  visit('server', neededBy(path.join(root, 'server')));
  return [...kept].sort();
}

/** Without optional peers and our own packages. */
function neededBy(folder) {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    JSON.parse(file);
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !name.startsWith('@aranya/'),
  );
}

/** Resolves upwards as Node does; null if it is not installed. */
function folderOf(root, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(root, found, 'package.json'))) return found;
    if (folder === '.') return null;
  }
}

function prune(root) {
  const kept = new Set(keptPackages(root));
  for (const place of ['node_modules', 'server/node_modules']) {
    for (const folder of packagesIn(root, place)) {
      if (!kept.has(folder)) rmSync(path.join(root, folder), { recursive: true, force: true });
    }
  }
  for (const folder of kept) removeSources(path.join(root, folder));
}

const NOT_RUN = /\.(map|d\.[cm]?ts)$/;

function removeSources(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (NOT_RUN.test(name)) rmSync(path.join(folder, name), { force: true });
  }
}

function packagesIn(root, place) {
  const folder = path.join(root, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(folder, name)).map((inside) => path.join(place, name, inside))
      : [path.join(place, name)],
  );
}

const [, program, root] = process.argv;
if (root && program && import.meta.filename === path.resolve(program)) prune(root);
