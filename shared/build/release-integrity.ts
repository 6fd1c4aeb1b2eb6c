import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestIntegrity, ReleaseIntegrity } from '@aranya/shared/contracts';
import { placeOf } from './shared-chunks';

/** The parts of a federation manifest that are read here. */
export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

const MANIFEST = 'mf-manifest.json';
const FALLBACKS = 'fallback-integrity.json';

/**
 * A manifest as webpack wrote it, with more files with which each exposed module begins.
 * @param moreOf of a module, by its name such as `./species-map`
 */
export function withFiles(
  manifest: FederationManifest,
  moreOf: (expose: string) => string[],
): FederationManifest {
  const exposes = manifest.exposes.map((expose) => {
    const more = moreOf(expose.path);
    const joined = (kind: 'js' | 'css') => {
      const { sync, async } = expose.assets[kind];
      const files = [...sync, ...more.filter((file) => file.endsWith(`.${kind}`))];
      return { sync: [...new Set(files)], async };
    };
    return { ...expose, assets: { js: joined('js'), css: joined('css') } };
  });
  return { ...manifest, exposes };
}

/** A manifest as webpack wrote it, with the places where the release has what it names. */
export function withPlaces(manifest: FederationManifest): FederationManifest {
  const places = ({ sync, async }: { sync: string[]; async: string[] }) => ({
    sync: sync.map(placeOf),
    async: async.map(placeOf),
  });
  const exposes = manifest.exposes.map((expose) => {
    const { js, css } = expose.assets;
    return { ...expose, assets: { js: places(js), css: places(css) } };
  });
  return { ...manifest, exposes };
}

/** Hash of bytes as the `integrity` attribute takes it. */
export const integrityOf = (bytes: Buffer | string, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The packaged map, which is wanted most where no network is: the service worker keeps what a manifest names. */
const OUTLINE = /\.topo\.[0-9a-f]+\.json$/;

async function mapOutlines(folder: string): Promise<string[]> {
  const assets = path.join(folder, 'assets');
  if (!existsSync(assets)) return [];
  const names = await readdir(assets);
  return names.filter((name) => OUTLINE.test(name)).map((name) => `assets/${name}`);
}

/** Hashes of a finished build, for the registry and for preloads. */
export interface BuildIntegrity {
  release: ReleaseIntegrity;
  files: Record<string, string>;
}

/**
 * Writes hashes of all scripts, styles and map outlines into a finished build: those of the remote itself into its
 * manifest, those of its copies of shared modules into a file that the manifest names. Each first visit
 * fetches the manifest, so it leaves out what a page does not read, the lists of shared modules and of
 * lazy chunks, and chunks have the shorter of the hashes that browsers know.
 * @param folder of the build, as webpack left it; nothing in it may change afterwards
 * @param manifest with places of files (`withPlaces`)
 * @param own files of the remote's own modules
 */
export async function writeIntegrity(
  folder: string,
  manifest: FederationManifest,
  own: ReadonlySet<string>,
): Promise<BuildIntegrity> {
  const entry = manifest.metaData.remoteEntry.name;
  const files: Record<string, string> = {};
  const fallbacks: Record<string, string> = {};
  const outlines = await mapOutlines(folder);
  const named = new Set([...own, ...outlines]);
  const code = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  for (const name of [...code, ...outlines].sort()) {
    const bytes = await readFile(path.join(folder, name));
    if (name === entry) files[name] = integrityOf(bytes, 'sha384');
    else (named.has(name) ? files : fallbacks)[placeOf(name)] = integrityOf(bytes, 'sha256');
  }
  const { [entry]: entryHash = '', ...others } = files;
  const fallbackText = JSON.stringify(fallbacks);
  await writeFile(path.join(folder, FALLBACKS), fallbackText);
  const integrity: ManifestIntegrity = {
    files: others,
    fallbacks: { file: FALLBACKS, integrity: integrityOf(fallbackText, 'sha384') },
  };
  const exposes = manifest.exposes.map((expose) => {
    const { js, css } = expose.assets;
    return { ...expose, assets: { js: { ...js, async: [] }, css: { ...css, async: [] } } };
  });
  const text = JSON.stringify({ ...manifest, exposes, shared: [], integrity });
  await writeFile(path.join(folder, MANIFEST), text);
  return { release: { manifest: integrityOf(text, 'sha384'), entry: entryHash }, files };
}
