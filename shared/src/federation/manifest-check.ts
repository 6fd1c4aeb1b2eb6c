import type { ManifestIntegrity } from '@aranya/shared/contracts';

/** The used part of a federation manifest. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string }[];
  /** Hashes from our builds; absent in older ones. */
  integrity?: ManifestIntegrity;
}

/**
 * Returns whether a document has the used parts of a manifest; its hash was checked before, if
 * known.
 */
function isManifest(document: unknown): document is FederationManifest {
  const { metaData, exposes } = (document ?? {}) as Partial<FederationManifest>;
  return typeof metaData?.remoteEntry?.name === 'string' && Array.isArray(exposes);
}

/**
 * Parses the manifest in an answer; refuses a gateway's error page with status 200.
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
