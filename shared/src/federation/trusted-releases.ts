import {
  CHUNKS_FROM_RELEASE,
  FileHashes,
  type ManifestIntegrity,
  REMOTE_ENTRY,
  type ReleaseIntegrity,
} from '@aranya/shared/contracts';

/** A release that the loader chose, and what the page may fetch of it. */
interface TrustedRelease {
  /** By address; undefined for a build without hashes: then any file of its folders will do. */
  hashes?: Map<string, string>;
  fallbacks?: ManifestIntegrity['fallbacks'];
  fallbacksComing?: Promise<void>;
}

/** Everything that the loader chose in this page, by the address of its manifest. */
const releases = new Map<string, TrustedRelease>();

const withoutQuery = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

const folderOf = (url: string) => new URL('.', withoutQuery(url)).href;

/** Whether a file lies where those of a release do: beside its manifest, or with what releases share. */
const isInFolders = (manifest: string, url: string) =>
  ['.', CHUNKS_FROM_RELEASE].some((place) => new URL(place, manifest).href === folderOf(url));

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
  const known = releases.get(manifest);
  // What runs goes on: it keeps the hashes that it has.
  if (known?.hashes || (known && !integrity)) return;
  const first = integrity && { [manifest]: integrity.manifest, [REMOTE_ENTRY]: integrity.entry };
  releases.set(manifest, first ? { hashes: new Map(addresses(manifest, first)) } : {});
}

/**
 * Takes over what a manifest says of its files; it was checked by its own hash before.
 * @param entry name and hash of the entry script
 */
export function trustFiles(
  manifestUrl: string,
  [entry, hash]: [file: string, hash: string],
  { files, fallbacks }: ManifestIntegrity,
) {
  const manifest = withoutQuery(manifestUrl);
  const release = releases.get(manifest);
  if (!release?.hashes) return;
  const named = addresses(manifest, { ...files, [entry]: hash });
  release.hashes = new Map([...release.hashes, ...named]);
  release.fallbacks = fallbacks;
}

/** Whether a file is one of this release, as far as the page knows it. */
export function isFileOf(manifestUrl: string, url: string): boolean {
  const manifest = withoutQuery(manifestUrl);
  const { hashes } = releases.get(manifest) ?? {};
  return hashes ? hashes.has(withoutQuery(url)) : isInFolders(manifest, url);
}

/** Whether a release that the loader chose has this file. */
export const isReleased = (url: string): boolean =>
  [...releases.keys()].some((manifest) => isFileOf(manifest, url));

/** Hash of a released file; empty where its release names none. What releases share has one hash. */
export function hashOf(url: string): string {
  const address = withoutQuery(url);
  for (const { hashes } of releases.values()) {
    const hash = hashes?.get(address);
    if (hash) return hash;
  }
  return '';
}

async function fetchFallbacks(manifest: string, release: TrustedRelease) {
  const { file, integrity } = release.fallbacks ?? {};
  if (!file || !integrity) return;
  const address = new URL(file, manifest).href;
  try {
    const answer = await fetch(address, { integrity });
    const hashes = FileHashes.parse(await answer.json());
    release.hashes = new Map([...(release.hashes ?? []), ...addresses(manifest, hashes)]);
  } catch (error) {
    // The next file that is wanted asks again.
    release.fallbacksComing = undefined;
    console.warn(`${address} did not arrive.`, error);
  }
}

/** Fetches hashes that a file needs and that are not here yet; undefined where nothing is missing. */
export function missingHashes(url: string): Promise<void> | undefined {
  if (hashOf(url)) return undefined;
  const coming = [...releases].flatMap(([manifest, release]) => {
    if (!release.hashes || !release.fallbacks || !isInFolders(manifest, url)) return [];
    release.fallbacksComing ??= fetchFallbacks(manifest, release);
    return [release.fallbacksComing];
  });
  return coming.length > 0 ? Promise.all(coming).then(() => undefined) : undefined;
}
