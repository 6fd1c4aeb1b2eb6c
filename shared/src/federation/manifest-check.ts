import { ManifestIntegrity } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** What a federation manifest needs for us to believe that it is one. */
const FederationManifest = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(z.looseObject({ path: z.string() })),
  /** Of our builds; not of those that have no hashes yet. */
  integrity: z.optional(ManifestIntegrity),
});
type FederationManifest = z.infer<typeof FederationManifest>;

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
  const { data: manifest } = FederationManifest.safeParse(document);
  if (!manifest) throw new Error('manifest: JSON, but not a federation manifest');
  return manifest;
}
