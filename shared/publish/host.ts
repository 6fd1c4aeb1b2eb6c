import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CHUNKS_FROM_RELEASE,
  HOST_NAME,
  HOST_PAGE,
  HOST_PROVIDED,
  HOST_SHELL,
  type ManifestIntegrity,
} from '@aranya/shared/contracts';
import { contentHash } from './content-hash';
import { filesOf } from './host-files';
import { hashesOf, integrityOf } from './release-integrity';

const MANIFEST = 'host-manifest.json';
/** Below a host's `dist`, for files that its releases share. */
const CHUNKS_FOLDER = path.posix.basename(CHUNKS_FROM_RELEASE);
const COMPRESSED_COPY = /\.(br|gz)$/;

/**
 * Page, shell and list of provided modules go to `dist/releases/<version>/`, scripts, styles and
 * pictures to `dist/chunks/`. A manifest with hashes lets the commands for remotes check, repair
 * and withdraw it.
 * @param shared version of `@aranya/shared` that it provides
 */
export async function publishHost(folder: string, shared: string) {
  const dist = path.join(folder, 'dist');
  const site = path.join(dist, 'site');
  const shell = path.join(dist, 'shell', 'main.cjs');
  // A development build has no shell, and is not released.
  if (!existsSync(shell)) return;
  const files = await filesOf(site);
  const chunks = files.filter((name) => !COMPRESSED_COPY.test(name));
  const own: Record<string, string> = {
    [HOST_PAGE]: path.join(site, 'index.html'),
    [HOST_SHELL]: shell,
    [HOST_PROVIDED]: path.join(dist, 'provided.json'),
  };
  const hash = await contentHash(
    [...Object.values(own), ...chunks.map((name) => path.join(site, name))],
    dist,
    { shared },
  );
  const { version: ofPackage } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as { version: string };
  const version = `${ofPackage}-${hash}`;
  for (const name of ['releases', CHUNKS_FOLDER]) {
    await rm(path.join(dist, name), { recursive: true, force: true });
  }
  const released = path.join(dist, 'releases', version);
  await mkdir(released, { recursive: true });
  for (const [name, file] of Object.entries(own)) await copyFile(file, path.join(released, name));
  await cp(site, path.join(dist, CHUNKS_FOLDER), {
    recursive: true,
    filter: (file) => !/\/index\.html[^/]*$/.test(file),
  });
  const hashed = [
    HOST_SHELL,
    HOST_PROVIDED,
    ...chunks.filter((name) => /\.(js|css)$/.test(name)).map((name) => CHUNKS_FROM_RELEASE + name),
  ];
  const integrity: ManifestIntegrity = { files: await hashesOf(released, hashed) };
  const manifest = JSON.stringify({
    name: HOST_NAME,
    metaData: { remoteEntry: { name: HOST_PAGE } },
    exposes: [],
    integrity,
  });
  await writeFile(path.join(released, MANIFEST), manifest);
  const page = await readFile(path.join(released, HOST_PAGE));
  const release = {
    name: HOST_NAME,
    routes: [],
    version,
    manifestUrl: `releases/${version}/${MANIFEST}`,
    sharedRange: shared,
    integrity: { manifest: integrityOf(manifest, 'sha384'), entry: integrityOf(page, 'sha384') },
    chunks,
  };
  await writeFile(path.join(dist, 'remote.json'), `${JSON.stringify(release, null, 2)}\n`);
}
