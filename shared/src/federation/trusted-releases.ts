import {
  type ManifestIntegrity,
  REMOTE_ENTRY,
  type ReleaseIntegrity,
} from '@aranya/shared/contracts';

/**
 * Releases that the loader chose in this page, by the address of the manifest: the hashes of their files by address.
 * A build without hashes has none: then any file of its folder will do.
 */
const releases = new Map<string, Map<string, string> | undefined>();

const withoutQuery = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

const folderOf = (url: string) => new URL('.', withoutQuery(url)).href;

const addresses = (manifest: string, hashes: Readonly<Record<string, string>>) =>
  Object.entries(hashes).map(([file, hash]): [string, string] => [
    new URL(file, manifest).href,
    hash,
  ]);

/**
 * From now on the page may fetch this release.
 * @param manifestUrl absolute address
 * @param integrity the registry's; undefined for a build without hashes
 */
export function trustRelease(manifestUrl: string, integrity?: ReleaseIntegrity) {
  const manifest = withoutQuery(manifestUrl);
  // What runs goes on: it keeps the hashes that it has.
  if (releases.get(manifest)) return;
  const first = integrity && { [manifest]: integrity.manifest, [REMOTE_ENTRY]: integrity.entry };
  releases.set(manifest, first && new Map(addresses(manifest, first)));
}

/** Takes over what a manifest says of its files; it was checked by its own hash before. */
export function trustFiles(manifestUrl: string, { files }: ManifestIntegrity) {
  const manifest = withoutQuery(manifestUrl);
  const hashes = releases.get(manifest);
  for (const [address, hash] of addresses(manifest, files)) hashes?.set(address, hash);
}

/** Whether a file is one of this release, as far as the page knows it. */
export function isFileOf(manifestUrl: string, url: string): boolean {
  const manifest = withoutQuery(manifestUrl);
  const hashes = releases.get(manifest);
  return hashes ? hashes.has(withoutQuery(url)) : folderOf(url) === folderOf(manifest);
}

/** Whether a release that the loader chose has this file. */
export const isReleased = (url: string): boolean =>
  [...releases.keys()].some((manifest) => isFileOf(manifest, url));

/** Hash of a released file; empty where its release names none. */
export function hashOf(url: string): string {
  const address = withoutQuery(url);
  for (const hashes of releases.values()) {
    const hash = hashes?.get(address);
    if (hash) return hash;
  }
  return '';
}
