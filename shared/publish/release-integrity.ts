import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestIntegrity, ReleaseIntegrity } from '@aranya/shared/contracts';

/** The used part of a federation manifest. */
export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

const MANIFEST = 'mf-manifest.json';

/** In the syntax of the `integrity` attribute. */
export const integrityOf = (bytes: Buffer | string, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Absolute paths, in a stable order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

export async function hashesOf(
  folder: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const hashes = names.map(async (name) => [
    name,
    integrityOf(await readFile(path.join(folder, name)), 'sha256'),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** The map is most useful offline, and the service worker stores the files of a manifest. */
const OUTLINE = /\.topo\.[0-9a-f]+\.json$/;

async function mapOutlines(folder: string): Promise<string[]> {
  const assets = path.join(folder, 'assets');
  if (!existsSync(assets)) return [];
  const names = await readdir(assets);
  return names.filter((name) => OUTLINE.test(name)).map((name) => `assets/${name}`);
}

export interface BuildIntegrity {
  release: ReleaseIntegrity;
  files: Record<string, string>;
}

/**
 * Each first visit fetches the manifest, so it omits what no page reads.
 * @param folder of the build; nothing in it may change afterwards
 */
export async function writeIntegrity(
  folder: string,
  manifest: FederationManifest,
): Promise<BuildIntegrity> {
  const entry = manifest.metaData.remoteEntry.name;
  const code = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const named = [...code, ...(await mapOutlines(folder))].filter((name) => name !== entry).sort();
  const files = await hashesOf(folder, named);
  const exposes = manifest.exposes.map((expose) => {
    const { js, css } = expose.assets;
    return { ...expose, assets: { js: { ...js, async: [] }, css: { ...css, async: [] } } };
  });
  const integrity: ManifestIntegrity = { files };
  const text = JSON.stringify({ ...manifest, exposes, shared: [], integrity });
  await writeFile(path.join(folder, MANIFEST), text);
  const hashes = {
    manifest: integrityOf(text, 'sha384'),
    entry: integrityOf(await readFile(path.join(folder, entry)), 'sha384'),
  };
  return { release: hashes, files: { ...files, [entry]: hashes.entry } };
}
