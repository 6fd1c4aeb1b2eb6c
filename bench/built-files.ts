import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes as sent: those of the compressed copy, if there is one. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (folder: string, names: readonly string[]) =>
  names.reduce((bytes, name) => bytes + sentBytes(path.join(folder, name)), 0);

export function hostFirstLoad(root: string): number {
  const folder = path.join(root, 'host', 'dist', 'site');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<(?:script|link)[^>]*?(?:src|href)="\/([^"]+\.(?:js|css))"/g)];
  return sum(folder, ['index.html', ...named.map(([, name]) => name ?? '')]);
}

export function hostScriptFile(root: string): string {
  const folder = path.join(root, 'host', 'dist', 'site');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return path.join(folder, /<script[^>]*?src="\/([^"]+\.js)"/.exec(page)?.[1] ?? '');
}

interface Assets {
  sync: string[];
}

const MANIFEST = 'mf-manifest.json';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: Assets; css: Assets } }[];
}

export function remoteBytes(root: string, remote: string): number {
  const releases = path.join(root, remote, 'dist', 'releases');
  const [version, another] = readdirSync(releases);
  if (!version || another) throw new Error(`${remote}: a build has one release`);
  const folder = path.join(releases, version);
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  const files = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
  return sum(folder, [...new Set([MANIFEST, manifest.metaData.remoteEntry.name, ...files])]);
}
