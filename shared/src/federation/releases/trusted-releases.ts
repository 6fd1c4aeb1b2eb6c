import {
  type ManifestIntegrity,
  REMOTE_ENTRY,
  type ReleaseIntegrity,
} from '@aranya/shared/contracts';

/**
 * Hashes of files by address, per manifest. A build without hashes trusts any file of its folder.
 */
const releases = new Map<string, Map<string, string> | undefined>();

const withoutQuery = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

const folderOf = (url: string) => new URL('..', withoutQuery(url)).href;

const addresses = (manifest: string, hashes: Readonly<Record<string, string>>) =>
  Object.entries(hashes).map(([file, hash]): [string, string] => [
    new URL(file, manifest).href,
    hash,
  ]);

/**
 * Permits the page to fetch this release.
 * @param manifestUrl absolute address
 * @param integrity the registry's; undefined for a build without hashes
 */
export function trustRelease(manifestUrl: string, integrity?: ReleaseIntegrity) {
  const manifest = withoutQuery(manifestUrl);
  // A running release retains its hashes.
  if (releases.get(manifest)) return;
  const first = integrity && { [manifest]: integrity.manifest, [REMOTE_ENTRY]: integrity.entry };
  releases.set(manifest, first && new Map(addresses(manifest, first)));
}

/** The manifest was verified by its own hash. */
export function trustFiles(manifestUrl: string, { files }: ManifestIntegrity) {
  const manifest = withoutQuery(manifestUrl);
  const hashes = releases.get(manifest);
  for (const [address, hash] of addresses(manifest, files)) hashes?.set(address, hash);
}

export function isFileOf(manifestUrl: string, url: string): boolean {
  const manifest = withoutQuery(manifestUrl);
  const hashes = releases.get(manifest);
  return hashes ? hashes.has(withoutQuery(url)) : folderOf(url) === folderOf(manifest);
}

export const isReleased = (url: string): boolean =>
  [...releases.keys()].some((manifest) => isFileOf(manifest, url));

/** Empty if the release has no hash for it. */
export function hashOf(url: string): string {
  const address = withoutQuery(url);
  for (const hashes of releases.values()) {
    const hash = hashes?.get(address);
    if (hash) return hash;
  }
  return '';
}
