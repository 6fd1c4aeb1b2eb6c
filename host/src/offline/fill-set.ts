import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import type { PageOfSet } from './page-of-set';

/** Number of parallel downloads: an open page needs the network, too. */
const PARALLEL_DOWNLOADS = 4;

/** Timeout of one file, in milliseconds. */
const FILE_TIMEOUT_MS = 120_000;

/** Address and hash of a file. */
interface NamedFile {
  address: string;
  integrity?: string;
}

/**
 * Finds a file of any set. Its address contains its hash or release, so all sets have the same file
 * under the same address. Caches store decoded bodies, so `Vary` does not matter.
 */
export const keptFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true });

/** @throws if the file is missing or has another hash */
async function download({ address, integrity }: NamedFile): Promise<Response> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const answer = await fetch(address, { credentials: 'omit', integrity, signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Copies a file from another set or downloads it. */
async function keepFile(cache: Cache, file: NamedFile): Promise<Response> {
  const answer = (await keptFile(file.address)) ?? (await download(file));
  await cache.put(file.address, answer.clone());
  return answer;
}

async function keepFiles(cache: Cache, hashes: Record<string, string>, base: string) {
  const pending = Object.entries(hashes);
  const worker = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const [name, integrity] = next;
      await keepFile(cache, { address: new URL(name, base).href, integrity });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, worker));
}

/** Stores manifest, entry, scripts and styles of a release. */
async function keepRelease(cache: Cache, base: string, release: RemoteRelease) {
  const address = new URL(release.manifestUrl, base).href;
  const { integrity } = release;
  // The build of a running development server has no hashes.
  if (!integrity) throw new Error(`${address} has no hashes`);
  const manifest = await keepFile(cache, { address, integrity: integrity.manifest });
  const { metaData, integrity: own } = await manifest.json();
  await keepFiles(cache, { ...own.files, [metaData.remoteEntry.name]: integrity.entry }, address);
}

/** Administrators' pages are excluded, because they need the network anyway. */
const isForField = ({ routes }: RegisteredRemote) =>
  routes.length === 0 || routes.some(({ audience }) => audience !== 'administrator');

/**
 * Fills a cache with every file that a page of the host needs.
 * @throws if one file is missing, does not match its hash or has no room; the cache is unusable then
 */
export async function fillSet(cache: Cache, page: PageOfSet, origin: string) {
  const list = await download({ address: new URL(page.hostFiles, origin).href });
  await keepFiles(cache, await list.json(), `${origin}/`);
  for (const remote of page.registry.remotes.filter(isForField)) {
    const base = `${page.settings.remoteOrigins?.[remote.name] ?? origin}/`;
    await keepRelease(cache, base, remote);
    // The page decides at random whether this browser uses the canary.
    if (remote.canary) await keepRelease(cache, base, remote.canary);
  }
}
