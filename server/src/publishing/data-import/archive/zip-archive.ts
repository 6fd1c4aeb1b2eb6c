import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { LIMITS } from '../../../platform/configuration/limits';
import { FileRefused } from '../import-job';

/** Files of a zip archive by their names. Nothing is unpacked to the disk. */
export interface ZipArchive {
  names: readonly string[];
  /** Bytes of a file when unpacked. */
  sizeOf(name: string): number;
  open(name: string): Promise<Readable>;
  /** A small file as a whole. */
  read(name: string): Promise<Buffer>;
  close(): void;
}

const damaged = (error: unknown) =>
  new FileRefused(
    `The zip file is damaged or cut off (${(error as Error).message}). Download or copy it again.`,
  );

/** A name that leads out of the archive. It is never used as a path, but nothing good is in it. */
const leavesFolder = (name: string) =>
  name.includes('\\') ||
  name.startsWith('/') ||
  /^[a-z]:/i.test(name) ||
  /(^|\/)\.\.(\/|$)/.test(name);

/** A file that grows this much is no table of records. */
function refuseBomb({ uncompressedSize, compressedSize }: Entry, name: string): void {
  const { unpackedBytes, unpackedRatio, unpackedRatioFrom } = LIMITS.dataImport;
  if (uncompressedSize > unpackedBytes) {
    throw new FileRefused(
      `${name} unpacks to ${uncompressedSize} bytes, more than the ${unpackedBytes} that are accepted. Split it.`,
    );
  }
  if (uncompressedSize > unpackedRatioFrom && uncompressedSize > unpackedRatio * compressedSize) {
    throw new FileRefused(
      `${name} unpacks to more than ${unpackedRatio} times its size. No table of records does; the archive is refused.`,
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
        `The archive has more than ${LIMITS.dataImport.archiveFiles} files. Pack only the tables and meta.xml.`,
      );
    }
    const name = entry.fileNameRaw.toString('utf8');
    if (name.endsWith('/') || leavesFolder(name) || entries.has(name)) continue;
    entries.set(name, entry);
  }
  return entries;
}

/**
 * Opens a zip file, also of more than 4 GiB.
 * @throws FileRefused for a damaged one, or one with too many files
 */
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
    if (!entry) throw new FileRefused(`${name} is not in the archive.`);
    return entry;
  };
  async function open(name: string): Promise<Readable> {
    const entry = find(name);
    if (entry.isEncrypted()) {
      throw new FileRefused('The archive is protected by a password. Pack it without one.');
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
        throw new FileRefused(`${name} is larger than ${LIMITS.dataImport.metaBytes} bytes.`);
      }
      return buffer(await open(name));
    },
    close: () => zip.close(),
  };
}
