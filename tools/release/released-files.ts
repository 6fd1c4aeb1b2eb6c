import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  type FileHashes,
  ManifestIntegrity,
  type ReleaseIntegrity,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { hasHash } from './checks/has-hash';

/** Names are relative to the manifest. Undefined if the file does not exist. */
type ReadFile = (file: string) => Promise<Buffer | undefined>;

const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  integrity: z.optional(ManifestIntegrity),
});

const plain = async (bytes: Buffer) => bytes;

/** Browsers receive one of these copies and check the uncompressed content. */
const COPIES = [
  { ending: '', read: plain },
  { ending: '.br', read: promisify(brotliDecompress) as (bytes: Buffer) => Promise<Buffer> },
  { ending: '.gz', read: promisify(gunzip) as (bytes: Buffer) => Promise<Buffer> },
];

async function faultsOf(read: ReadFile, file: string, integrity: string): Promise<string[]> {
  const faults = await Promise.all(
    COPIES.map(async (copy) => {
      const name = file + copy.ending;
      const bytes = await read(name);
      if (!bytes) return copy.ending === '' ? `${name} is missing` : '';
      // A damaged copy may not decompress at all.
      const inside = await copy.read(bytes).catch(() => undefined);
      return inside && hasHash(inside, integrity)
        ? ''
        : `${name} is not the file that was released`;
    }),
  );
  return faults.filter(Boolean);
}

async function allFaults(read: ReadFile, hashes: FileHashes): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, integrity] of Object.entries(hashes)) {
    faults.push(...(await faultsOf(read, file, integrity)));
  }
  return faults;
}

/** Pictures and other data have no hashes. */
export async function releasedFilesFaults(
  read: ReadFile,
  { manifestUrl, pages = [] }: Pick<RemoteRelease, 'manifestUrl' | 'pages'>,
  integrity: ReleaseIntegrity,
): Promise<string[]> {
  const manifest = path.posix.basename(manifestUrl);
  const faults = await faultsOf(read, manifest, integrity.manifest);
  const text = await read(manifest);
  if (faults.length > 0 || !text) return faults;
  const { metaData, integrity: named } = Manifest.parse(JSON.parse(text.toString('utf8')));
  if (!named) return [`${manifest} has no hashes of the other files`];
  const hashesOfPages = pages.map(({ file, integrity: ofPage }) => [file, ofPage]);
  return allFaults(read, {
    ...named.files,
    [metaData.remoteEntry.name]: integrity.entry,
    ...Object.fromEntries(hashesOfPages),
  });
}
