import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { REMOTE_ENTRY } from '@aranya/shared/contracts';
import type { Compilation } from 'webpack';
import { EMBED_FOLDER } from '../build/embed';
import { FEDERATED_FOLDER } from '../build/federated';
import { IS_RELEASE } from '../build/release-build';
import { readRemote, routesOf } from '../build/remote-description';
import { installedVersion } from '../build/sharing-policy';
import { translatedRoutes } from '../build/texts/translated-routes';
import { contentHash, nameRelease } from './content-hash';
import { finishEmbed, keepForOthers, writeChunkHashes, writeEmbedVersion } from './embed';
import { publishHost } from './host';
import { nameHostFiles } from './host-files';
import { cataloguesOf, exposeNeeds, providedFiles } from './preloads';
import { type FederationManifest, filesBelow, writeIntegrity } from './release-integrity';
import { renderedPages } from './rendered-pages';
import { usedModules } from './used-modules';

const jsonOf = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const COMPRESSED = /\.(js|css|html|json|svg|geojson)$/;
/** Brotli quality of fast builds: about 10 % more bytes in a fraction of the time. */
const FAST_BROTLI = 5;
const SMALLEST_COMPRESSED_BYTES = 1024;

/** Servers need not compress then. */
async function compress(files: string[]) {
  for (const file of files.filter((name) => COMPRESSED.test(name))) {
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST_COMPRESSED_BYTES) continue;
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
    const brotli = {
      params: {
        [BROTLI_PARAM_QUALITY]: IS_RELEASE ? BROTLI_MAX_QUALITY : FAST_BROTLI,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
}

/** Contains the texts that all deployables share. */
const SHARED = fileURLToPath(new URL('..', import.meta.url));

/** Writes `dist/releases/<version>/`, named by its hash, and its entry `dist/remote.json`. */
async function publishRemote(folder: string, compilation: Compilation) {
  const built = path.join(folder, 'dist', 'remote');
  const pages = await renderedPages(folder, built);
  await keepForOthers(folder, built);
  const files = await filesBelow(built);
  const description = readRemote(folder);
  const routes = translatedRoutes(folder, routesOf(description));
  const packageManifest = (await jsonOf(path.join(folder, 'package.json'))) as { version: string };
  const manifest = (await jsonOf(path.join(built, 'mf-manifest.json'))) as FederationManifest;
  const sharedRange = `^${installedVersion('@aranya/shared')}`;
  const uses = usedModules(folder);
  const hash = await contentHash(files, built, { description, sharedRange, uses });
  const version = `${packageManifest.version}-${hash}`;
  await nameRelease(files, hash);
  const integrity = await writeIntegrity(built, manifest);
  await compress(await filesBelow(built));
  await writeEmbedVersion(folder, built, version);
  const released = path.join(folder, 'dist', 'releases', version);
  await rm(path.join(folder, 'dist', 'releases'), { recursive: true, force: true });
  await mkdir(path.dirname(released), { recursive: true });
  await rename(built, released);
  const release = {
    name: description.name,
    routes,
    version,
    manifestUrl: `releases/${version}/mf-manifest.json`,
    sharedRange,
    integrity: integrity.release,
    exposes: manifest.exposes.map(({ path: exposed }) => exposed),
    uses,
    ...(pages.length > 0 && { pages }),
    catalogues: cataloguesOf(compilation, folder, integrity.files),
    needs: exposeNeeds(
      compilation,
      manifest.exposes.map(({ path: exposed, assets }) => ({
        path: exposed,
        files: [manifest.metaData.remoteEntry.name, ...assets.js.sync, ...assets.css.sync],
      })),
      integrity.files,
    ),
  };
  await writeFile(
    path.join(folder, 'dist', 'remote.json'),
    `${JSON.stringify(release, null, 2)}\n`,
  );
}

async function finishFederated(folder: string) {
  const federated = path.join(folder, 'dist', FEDERATED_FOLDER);
  if (!existsSync(federated)) return;
  const entries = (await filesBelow(federated)).filter((file) => file.endsWith(REMOTE_ENTRY));
  for (const entry of entries) await writeChunkHashes(path.dirname(entry), REMOTE_ENTRY);
}

/** @param compilations by the name of the output below `dist/` */
export async function publishBuild(
  folder: string,
  compilations: ReadonlyMap<string, Compilation> = new Map(),
) {
  const site = compilations.get('site');
  if (site) await nameHostFiles(path.join(folder, 'dist', 'site'));
  await finishEmbed(folder);
  await finishFederated(folder);
  for (const pages of ['site', 'standalone', EMBED_FOLDER, FEDERATED_FOLDER]) {
    const built = path.join(folder, 'dist', pages);
    if (existsSync(built)) await compress(await filesBelow(built));
  }
  const remote = compilations.get('remote');
  if (remote) await publishRemote(folder, remote);
  if (site) {
    await writeFile(
      path.join(folder, 'dist', 'provided.json'),
      `${JSON.stringify(providedFiles(site, [folder, SHARED]), null, 2)}\n`,
    );
    await publishHost(folder, installedVersion('@aranya/shared'));
  }
}
