import { changedFileText, examineFile } from './changed-files';
import { manifestIn } from './manifest-check';
import { hashOf, trustFiles } from './releases/trusted-releases';
import { ENTRY_TIMEOUT_MS } from './retry';

/** Fetches the bytes that match the release's hash, or throws a reason. */
async function releasedManifest(address: string, signal: AbortSignal): Promise<Response> {
  const integrity = hashOf(address);
  try {
    return await fetch(address, { signal, integrity });
  } catch (error) {
    if (signal.aborted || !integrity) throw error;
    // The browser gives no reason; this distinguishes a gateway's page from a changed manifest.
    await manifestIn(await fetch(address, { signal }));
    if (await examineFile(address, integrity)) throw new Error(changedFileText(address));
    throw error;
  }
}

/**
 * Fetches and validates a release's manifest, and registers its hashes.
 * @throws Error that describes the unexpected answer
 */
export async function fetchManifest(address: string): Promise<Response> {
  const answer = await releasedManifest(address, AbortSignal.timeout(ENTRY_TIMEOUT_MS));
  const { integrity } = await manifestIn(answer.clone());
  if (integrity) trustFiles(address, integrity);
  return answer;
}
