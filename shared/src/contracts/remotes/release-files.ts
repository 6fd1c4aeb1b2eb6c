import * as z from 'zod/mini';
import { FileIntegrity } from './registry';

/** Hashes of a release's scripts and styles, by file name beside the manifest. */
export const FileHashes = z.record(z.string(), FileIntegrity);
export type FileHashes = z.infer<typeof FileHashes>;

/**
 * Our addition to a federation manifest, under `integrity`. The entry's hash is in the registry.
 */
export const ManifestIntegrity = z.object({
  files: FileHashes,
});
export type ManifestIntegrity = z.infer<typeof ManifestIntegrity>;
