import { changedFileText, examineFile } from './changed-files';
import { manifestIn } from './manifest-check';
import { ENTRY_TIMEOUT_MS } from './retry';
import { hashOf, trustFiles } from './trusted-releases';

/** The bytes that were released, or a reason why not. */
async function releasedManifest(address: string, signal: AbortSignal): Promise<Response> {
  const integrity = hashOf(address);
  try {
    return await fetch(address, { signal, integrity });
  } catch (error) {
    if (signal.aborted || !integrity) throw error;
    // The browser does not say what was wrong; a page of a gateway is told from a changed manifest.
    await manifestIn(await fetch(address, { signal }));
    if (await examineFile(address, integrity)) throw new Error(changedFileText(address));
    throw error;
  }
}

/**
 * Fetches a release's manifest, checks it, and takes over the hashes that it has of other files.
 * @throws Error that says what came instead
 */
export async function fetchManifest(address: string): Promise<Response> {
  const answer = await releasedManifest(address, AbortSignal.timeout(ENTRY_TIMEOUT_MS));
  const { integrity } = await manifestIn(answer.clone());
  if (integrity) trustFiles(address, integrity);
  return answer;
}
