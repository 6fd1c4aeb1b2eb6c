import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type FrontEndSettings,
  HOST_NAME,
  HOST_PAGE,
  HOST_PROVIDED,
  HOST_SHELL,
  ManifestIntegrity,
  type Registry,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { hasHash } from '../../release/checks/has-hash';
import type { ReleaseStore } from '../../release/stores/release-store';
import { releaseFolder } from '../../release/stores/stored-releases';
import { cachedReads } from '../cached-reads';
import { releaseFor } from '../prerendering/chosen-release';
import { type Shells, shells } from '../prerendering/shells';

export interface HostParts {
  template: string;
  /** Files of shared modules, by the module's name. */
  provided: Record<string, string[]>;
  /** Undefined if scripts render everything. */
  shellOf?: Shells['shellOf'] | undefined;
}

/** @param share the visitor's place for canaries */
export type HostFor = (registry: Registry, share: number | undefined) => Promise<HostParts>;

/** @param settings undefined if scripts render the pages */
export async function builtHost(
  root: string,
  settings?: () => FrontEndSettings,
): Promise<HostParts> {
  const read = (...names: string[]) =>
    readFile(path.join(root, HOST_NAME, 'dist', ...names), 'utf8');
  const [template, provided, shell] = await Promise.all([
    read('site', 'index.html'),
    read('provided.json'),
    settings ? read('shell', 'main.cjs').catch(() => undefined) : undefined,
  ]);
  return {
    template,
    provided: JSON.parse(provided),
    ...(shell && settings && shells(shell, settings)),
  };
}

const Manifest = z.object({ integrity: ManifestIntegrity });

/** @throws if a file is missing or differs from its release */
async function releasedHost(
  store: Pick<ReleaseStore, 'read'>,
  { version, manifestUrl, integrity }: RemoteRelease,
  settings: () => FrontEndSettings,
): Promise<HostParts> {
  const read = async (name: string, hash: string | undefined) => {
    const bytes = await store.read(`${releaseFolder(HOST_NAME, version)}/${name}`);
    if (!bytes) throw new Error(`${name} is missing`);
    if (!hash || !hasHash(bytes, hash)) {
      throw new Error(`${name} is not the file that was released`);
    }
    return bytes.toString('utf8');
  };
  const text = await read(path.posix.basename(manifestUrl), integrity?.manifest);
  const { files } = Manifest.parse(JSON.parse(text)).integrity;
  const template = await read(HOST_PAGE, integrity?.entry);
  const provided = JSON.parse(await read(HOST_PROVIDED, files[HOST_PROVIDED]));
  return {
    template,
    provided,
    ...shells(await read(HOST_SHELL, files[HOST_SHELL]), settings),
  };
}

/** The current host, its canary and the previous one. */
const MOST_KEPT = 3;

/** Each attempt to read a damaged release may read from a bucket. */
export const BROKEN_KEPT_MS = 10_000;

/** Falls back to the previous host if files are damaged. @param built used without a release */
export function releasedHosts(
  store: Pick<ReleaseStore, 'read'>,
  settings: () => FrontEndSettings,
  built: () => Promise<HostParts>,
): HostFor {
  const kept = cachedReads<HostParts>(MOST_KEPT, BROKEN_KEPT_MS);

  const partsOf = (release: RemoteRelease) =>
    kept(`${release.version} ${release.integrity?.manifest}`, () =>
      releasedHost(store, release, settings).catch((error: unknown) => {
        console.error(`${HOST_NAME} ${release.version}:`, error);
        return undefined;
      }),
    );

  return async ({ host }, share) => {
    const current = host?.release;
    const wanted = current ? [releaseFor(current, share), current, current.previous] : [];
    for (const release of wanted) {
      const parts = release && (await partsOf(release));
      if (parts) return parts;
    }
    return built();
  };
}
