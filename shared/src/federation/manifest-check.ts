import type { ManifestIntegrity } from '@aranya/shared/contracts';

/** What is read here of a federation manifest. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string }[];
  /** Of our builds; not of those that have no hashes yet. */
  integrity?: ManifestIntegrity;
}

/** Whether a document is a manifest, as far as it is read here: the page has checked its hash where it has one. */
function isManifest(document: unknown): document is FederationManifest {
  const { metaData, exposes } = (document ?? {}) as Partial<FederationManifest>;
  return typeof metaData?.remoteEntry?.name === 'string' && Array.isArray(exposes);
}

/**
 * The manifest in an answer. A gateway's error page with status 200 is none.
 * @throws Error that says what came instead
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
