import {
  type Audience,
  OFFLINE_CACHE,
  type RegisteredRemote,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import type { PageOfSet } from './page-of-set';

const FILE_TIMEOUT_MS = 120_000;

/** @throws if the file is missing or has another hash */
async function download(address: string, integrity?: string): Promise<Response> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const answer = await fetch(address, { credentials: 'omit', integrity, signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * Its address contains its hash or release, so all sets share it. Caches store decoded bodies, so
 * `Vary` does not matter.
 */
export const keptFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: OFFLINE_CACHE, ignoreVary: true, ignoreSearch: true });

/** Their pages need the network anyway. */
const STAFF: readonly string[] = ['administrator', 'reviewer'] satisfies Audience[];

/** Pages with a policy are large, and stored with the first kept form. */
const isWanted =
  (withForms: boolean) =>
  ({ routes }: RegisteredRemote) =>
    routes.length === 0 ||
    routes.some(({ audience, policy }) => !STAFF.includes(audience) && (withForms || !policy));

/**
 * Skips files that an earlier set has.
 * @returns addresses of all files
 * @throws if one file is missing, does not match its hash or has no room
 */
export async function fillSet(
  cache: Cache,
  page: PageOfSet,
  withForms: boolean,
  origin: string,
): Promise<string[]> {
  const files: string[] = [];
  const keepFile = async (address: string, integrity?: string) => {
    files.push(address);
    const known = await keptFile(address);
    if (known) return known;
    const answer = await download(address, integrity);
    await cache.put(address, answer.clone());
    return answer;
  };
  /** One after another: an open page needs the network, too. */
  const keepFiles = async (hashes: Record<string, string>, base: string) => {
    for (const [name, integrity] of Object.entries(hashes)) {
      await keepFile(new URL(name, base).href, integrity);
    }
  };
  const keepRelease = async (base: string, { manifestUrl, integrity }: RemoteRelease) => {
    const address = new URL(manifestUrl, base).href;
    // The build of a running development server has no hashes.
    if (!integrity) throw new Error(`${address} has no hashes`);
    const manifest = await keepFile(address, integrity.manifest);
    const { metaData, integrity: own } = await manifest.json();
    await keepFiles({ ...own.files, [metaData.remoteEntry.name]: integrity.entry }, address);
  };
  const list = await download(new URL(page.hostFiles, origin).href);
  await keepFiles(await list.json(), `${origin}/`);
  for (const remote of page.registry.remotes.filter(isWanted(withForms))) {
    const base = `${page.settings.remoteOrigins?.[remote.name] ?? origin}/`;
    await keepRelease(base, remote);
    // The page decides at random whether this browser uses the canary.
    if (remote.canary) await keepRelease(base, remote.canary);
  }
  return files;
}
