import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';

/** Unpacks nothing to the disk. */
export interface ZipArchive {
  names: readonly string[];
  /** Bytes when unpacked. */
  sizeOf(name: string): number;
  open(name: string): Promise<Readable>;
  /** Reads a small file into memory. */
  read(name: string): Promise<Buffer>;
  close(): void;
}

const damaged = (error: unknown) =>
  new FileRefused(
    sentence('The zip file is damaged or cut off ({reason}). Download or copy it again.', {
      reason: { words: (error as Error).message },
    }),
  );

/** Names are never used as paths, but such an archive is suspicious. */
const leavesFolder = (name: string) =>
  name.includes('\\') ||
  name.startsWith('/') ||
  /^[a-z]:/i.test(name) ||
  /(^|\/)\.\.(\/|$)/.test(name);

function refuseBomb({ uncompressedSize, compressedSize }: Entry, name: string): void {
  const { unpackedBytes, unpackedRatio, unpackedRatioFrom } = LIMITS.dataImport;
  if (uncompressedSize > unpackedBytes) {
    throw new FileRefused(
      sentence(
        '{file} unpacks to {bytes} bytes, more than the {most} that are accepted. Split it.',
        { file: name, bytes: uncompressedSize, most: unpackedBytes },
      ),
    );
  }
  if (uncompressedSize > unpackedRatioFrom && uncompressedSize > unpackedRatio * compressedSize) {
    throw new FileRefused(
      sentence(
        '{file} unpacks to more than {times} times its size. No table of records does; the archive is refused.',
        { file: name, times: unpackedRatio },
      ),
    );
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > LIMITS.dataImport.archiveFiles) {
      throw new FileRefused(
        sentence('The archive has more than {count} files. Pack only the tables and meta.xml.', {
          count: LIMITS.dataImport.archiveFiles,
        }),
      );
    }
    const name = entry.fileNameRaw.toString('utf8');
    if (name.endsWith('/') || leavesFolder(name) || entries.has(name)) continue;
    entries.set(name, entry);
  }
  return entries;
}

/** Reads more than 4 GiB. @throws FileRefused for a damaged one, or one with too many files */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, decodeStrings: false })
    .catch((error: unknown) => {
      throw damaged(error);
    });
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof FileRefused ? error : damaged(error);
  });
  const find = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new FileRefused(sentence('{file} is not in the archive.', { file: name }));
    return entry;
  };
  async function open(name: string): Promise<Readable> {
    const entry = find(name);
    if (entry.isEncrypted()) {
      throw new FileRefused(
        sentence('The archive is protected by a password. Pack it without one.'),
      );
    }
    refuseBomb(entry, name);
    return zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw damaged(error);
    });
  }
  return {
    names: [...entries.keys()],
    sizeOf: (name) => find(name).uncompressedSize,
    open,
    async read(name) {
      if (find(name).uncompressedSize > LIMITS.dataImport.metaBytes) {
        throw new FileRefused(
          sentence('{file} is larger than {bytes} bytes.', {
            file: name,
            bytes: LIMITS.dataImport.metaBytes,
          }),
        );
      }
      return buffer(await open(name));
    },
    close: () => zip.close(),
  };
}
