import * as z from 'zod/mini';
import { FileIntegrity } from './registry';

/** Hashes of a release's scripts and styles, by their names beside the manifest. */
export const FileHashes = z.record(z.string(), FileIntegrity);
export type FileHashes = z.infer<typeof FileHashes>;

/** What our builds add to a federation manifest, under `integrity`. The entry's hash is in the registry. */
export const ManifestIntegrity = z.object({
  files: FileHashes,
});
export type ManifestIntegrity = z.infer<typeof ManifestIntegrity>;
