import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import type { PageOfSet } from './page-of-set';

/** A file of a set: its address, and the hash that whoever named it has of it. */
interface NamedFile {
  address: string;
  integrity: string;
}

/** Fetched side by side: a page that is open meanwhile comes first. */
const AT_ONCE = 4;

/** A file that takes longer has no network to come by, in milliseconds. */
const FILE_TIMEOUT_MS = 120_000;

/** Fetches a file and keeps it. @throws where it is not what its release names */
type Keep = (file: NamedFile) => Promise<Response>;

/** Fetches a file, unless another set has it: its name stands for its content. */
const keeping =
  (cache: Cache, kept: (address: string) => Promise<Response | undefined>): Keep =>
  async ({ address, integrity }) => {
    const known = await kept(address);
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const answer = known ?? (await fetch(address, { credentials: 'omit', integrity, signal }));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer.clone());
    return answer;
  };

async function keepAll(files: readonly NamedFile[], keep: Keep) {
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keep(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const namedFiles = (hashes: Record<string, string>, base: string): NamedFile[] =>
  Object.entries(hashes).map(([name, integrity]) => ({
    address: new URL(name, base).href,
    integrity,
  }));

/** The host's scripts, styles and fonts. */
async function hostFiles({ hostFiles: list }: PageOfSet, origin: string): Promise<NamedFile[]> {
  const answer = await fetch(new URL(list, origin), {
    credentials: 'omit',
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  return namedFiles(await answer.json(), `${origin}/`);
}

/** Pages that only administrators open need the network anyway. */
const isForField = ({ routes }: RegisteredRemote) =>
  routes.length === 0 || routes.some(({ audience }) => audience !== 'administrator');

/** Manifest, entry and every script and style of a release's own. */
async function keepRelease(base: string, release: RemoteRelease, keep: Keep) {
  const address = new URL(release.manifestUrl, base).href;
  const { integrity } = release;
  // A build that somebody works on: nothing says what its files are.
  if (!integrity) throw new Error(`${address} has no hashes`);
  const manifest = await (await keep({ address, integrity: integrity.manifest })).json();
  const entry = manifest.metaData.remoteEntry.name;
  const files = { ...manifest.integrity.files, [entry]: integrity.entry };
  await keepAll(namedFiles(files, address), keep);
}

/**
 * Puts everything that a page of the host needs into a cache: nothing else, and all of it.
 * @param kept a file that another set has
 * @throws where one file is missing, is not what was released, or has no room; the cache is of no use then
 */
export async function fillSet(
  cache: Cache,
  page: PageOfSet,
  origin: string,
  kept: (address: string) => Promise<Response | undefined>,
) {
  const keep = keeping(cache, kept);
  await keepAll(await hostFiles(page, origin), keep);
  for (const remote of page.registry.remotes.filter(isForField)) {
    const base = `${page.settings.remoteOrigins?.[remote.name] ?? origin}/`;
    await keepRelease(base, remote, keep);
    // Which of the two this browser gets, its page draws.
    if (remote.canary) await keepRelease(base, remote.canary, keep);
  }
}
