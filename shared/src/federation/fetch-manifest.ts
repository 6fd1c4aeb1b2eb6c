import type { ReleaseIntegrity } from '@aranya/shared/contracts';
import { changedFileText, examineFile } from './changed-files';
import { checkedManifest } from './manifest-check';
import { trustFiles } from './trusted-releases';

/** The bytes that were released, or a reason why not. */
async function releasedManifest(address: string, init: RequestInit, integrity: string) {
  try {
    return await fetch(address, { ...init, integrity });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    // The browser does not say what was wrong; a page of a gateway is told from a changed manifest.
    await checkedManifest(await fetch(address, init));
    if (await examineFile(address, integrity)) throw new Error(changedFileText(address));
    throw error;
  }
}

/**
 * Fetches a release's manifest, checks it, and takes over the hashes that it has of other files.
 * @param integrity the registry's; undefined for a build without hashes
 * @throws Error that says what came instead
 */
export async function fetchManifest(
  address: string,
  init: RequestInit,
  integrity?: ReleaseIntegrity,
): Promise<Response> {
  if (!integrity) return (await checkedManifest(await fetch(address, init))).answer;
  const came = await releasedManifest(address, init, integrity.manifest);
  const { answer, manifest } = await checkedManifest(came);
  const { name } = manifest.metaData.remoteEntry;
  if (manifest.integrity) trustFiles(address, [name, integrity.entry], manifest.integrity);
  return answer;
}
