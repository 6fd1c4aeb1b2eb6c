import type { ReleaseIntegrity } from '@aranya/shared/contracts';
import { changedFileText, examineFile } from './changed-files';
import { type FederationManifest, manifestIn } from './manifest-check';
import { ENTRY_TIMEOUT_MS } from './retry';
import { trustFiles } from './trusted-releases';

/** The bytes that were released, or a reason why not. */
async function releasedManifest(address: string, signal: AbortSignal, integrity: string) {
  try {
    return await fetch(address, { signal, integrity });
  } catch (error) {
    if (signal.aborted) throw error;
    // The browser does not say what was wrong; a page of a gateway is told from a changed manifest.
    await manifestIn(await fetch(address, { signal }));
    if (await examineFile(address, integrity)) throw new Error(changedFileText(address));
    throw error;
  }
}

async function fetchUntil(
  signal: AbortSignal,
  address: string,
  integrity?: ReleaseIntegrity,
): Promise<FederationManifest> {
  if (!integrity) return manifestIn(await fetch(address, { signal }));
  const manifest = await manifestIn(await releasedManifest(address, signal, integrity.manifest));
  const { name } = manifest.metaData.remoteEntry;
  if (manifest.integrity) trustFiles(address, [name, integrity.entry], manifest.integrity);
  return manifest;
}

/**
 * Fetches a release's manifest, checks it, and takes over the hashes that it has of other files.
 * @param integrity the registry's; undefined for a build without hashes
 * @throws Error that says what came instead
 */
export async function fetchManifest(
  address: string,
  integrity?: ReleaseIntegrity,
): Promise<FederationManifest> {
  const giveUp = new AbortController();
  const timer = window.setTimeout(
    () => giveUp.abort(new Error(`manifest: no answer in ${ENTRY_TIMEOUT_MS} ms`)),
    ENTRY_TIMEOUT_MS,
  );
  try {
    return await fetchUntil(giveUp.signal, address, integrity);
  } finally {
    window.clearTimeout(timer);
  }
}
