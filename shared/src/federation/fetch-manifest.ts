import type { ManifestIntegrity } from '@aranya/shared/contracts';
import { changedFileText, examineFile } from './changed-files';
import { hashOf, trustFiles } from './releases/trusted-releases';
import { ENTRY_TIMEOUT_MS } from './retry';

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string }[];
  /** Absent in older builds. */
  integrity?: ManifestIntegrity;
}

/** The document's hash was checked before, if known. */
function isManifest(document: unknown): document is FederationManifest {
  const { metaData, exposes } = (document ?? {}) as Partial<FederationManifest>;
  return typeof metaData?.remoteEntry?.name === 'string' && Array.isArray(exposes);
}

/**
 * Refuses a gateway's error page with status 200.
 * @throws Error that describes the unexpected answer
 */
export async function manifestIn(answer: Response): Promise<FederationManifest> {
  if (!answer.ok) throw new Error(`manifest: status ${answer.status}`);
  let document: unknown;
  try {
    document = JSON.parse(await answer.text());
  } catch {
    throw new Error('manifest: not JSON');
  }
  if (!isManifest(document)) throw new Error('manifest: JSON, but not a federation manifest');
  return document;
}

/** @throws a reason if the bytes do not match the release's hash */
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
 * Registers the manifest's hashes.
 * @throws Error that describes the unexpected answer
 */
export async function fetchManifest(address: string): Promise<Response> {
  const answer = await releasedManifest(address, AbortSignal.timeout(ENTRY_TIMEOUT_MS));
  const { integrity } = await manifestIn(answer.clone());
  if (integrity) trustFiles(address, integrity);
  return answer;
}
