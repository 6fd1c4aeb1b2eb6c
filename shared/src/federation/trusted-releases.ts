import {
  FileHashes,
  type ManifestIntegrity,
  type ReleaseIntegrity,
} from '@aranya/shared/contracts';

/** A release that the loader chose, and what the page may fetch of it. */
interface TrustedRelease {
  /** Undefined for a build without hashes: then any file of its folder will do. */
  hashes?: Map<string, string>;
  fallbacks?: ManifestIntegrity['fallbacks'];
  fallbacksComing?: Promise<void>;
}

/** Everything that the loader chose in this page, by the address of its folder. */
const releases = new Map<string, TrustedRelease>();

/** Address of a file's folder, and the file's name; neither has the query. */
export function splitAddress(url: string): { folder: string; file: string } {
  const { origin, pathname } = new URL(url, window.location.href);
  const start = pathname.lastIndexOf('/') + 1;
  return { folder: origin + pathname.slice(0, start), file: pathname.slice(start) };
}

/**
 * From now on the page may fetch this release.
 * @param manifestUrl absolute address
 * @param integrity the registry's; undefined for a build without hashes
 */
export function trustRelease(manifestUrl: string, integrity?: ReleaseIntegrity) {
  const { folder, file } = splitAddress(manifestUrl);
  const known = releases.get(folder);
  // What runs goes on: it keeps the hashes that it has.
  if (known?.hashes || (known && !integrity)) return;
  releases.set(folder, integrity ? { hashes: new Map([[file, integrity.manifest]]) } : {});
}

/**
 * Takes over what a manifest says of its files; it was checked by its own hash before.
 * @param entry name and hash of the entry script
 */
export function trustFiles(
  manifestUrl: string,
  entry: [file: string, hash: string],
  { files, fallbacks }: ManifestIntegrity,
) {
  const release = releases.get(splitAddress(manifestUrl).folder);
  if (!release?.hashes) return;
  release.hashes = new Map([...release.hashes, ...Object.entries(files), entry]);
  release.fallbacks = fallbacks;
}

/** Whether a release that the loader chose has this file. */
export function isReleased(url: string): boolean {
  const { folder, file } = splitAddress(url);
  const release = releases.get(folder);
  return release !== undefined && (release.hashes?.has(file) ?? true);
}

/** Hash of a released file; empty where its release names none. */
export function hashOf(url: string): string {
  const { folder, file } = splitAddress(url);
  return releases.get(folder)?.hashes?.get(file) ?? '';
}

async function fetchFallbacks(folder: string, release: TrustedRelease) {
  const { file, integrity } = release.fallbacks ?? {};
  if (!file || !integrity) return;
  try {
    const answer = await fetch(folder + file, { integrity });
    const hashes = FileHashes.parse(await answer.json());
    release.hashes = new Map([...(release.hashes ?? []), ...Object.entries(hashes)]);
  } catch (error) {
    // The next file that is wanted asks again.
    release.fallbacksComing = undefined;
    console.warn(`${folder}${file} did not arrive.`, error);
  }
}

/** Fetches hashes that a file needs and that are not here yet; undefined where nothing is missing. */
export function missingHashes(url: string): Promise<void> | undefined {
  const { folder, file } = splitAddress(url);
  const release = releases.get(folder);
  if (!release?.hashes || release.hashes.has(file) || !release.fallbacks) return undefined;
  release.fallbacksComing ??= fetchFallbacks(folder, release);
  return release.fallbacksComing;
}
