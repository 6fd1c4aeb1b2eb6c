import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/**
 * One line with the SHA-256 of every byte before it. Archives contain no times, users or numbers of
 * this machine, so equal contents give equal files.
 */
const SEAL = /^\nsha256 ([0-9a-f]{64})\n$/;
const sealOf = (sha256: string) => `\nsha256 ${sha256}\n`;
const SEAL_BYTES = sealOf('0'.repeat(64)).length;

/** The file is no backup, or it was cut short or changed. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
}

/** Resolves before the next one may be added. */
export type AddEntry = (
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<void>;

/** The content must be read to the end before the next entry is requested. */
export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** Only its owner can read it. Gets its name when flushed. @throws Error if the file exists */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  if (await exists(file)) throw new Error(`${file} exists already. Choose another name.`);
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    // An existing temporary file of an interrupted backup would retain its mode.
    await handle.chmod(0o600);
    await handle.writeFile(sealOf(await pack(handle, fill)));
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** @returns SHA-256 of the written bytes. */
async function pack(handle: FileHandle, fill: (add: AddEntry) => Promise<void>): Promise<string> {
  const { readable, controller } = createTarPacker();
  const sha256 = createHash('sha256');
  const write = async () => {
    for await (const chunk of readable) {
      sha256.update(chunk);
      await handle.writeFile(chunk);
    }
  };
  const add: AddEntry = async (name, size, content) => {
    const entry = controller.add({ name, size, mtime: new Date(0), mode: 0o600 }).getWriter();
    for await (const chunk of content) await entry.write(chunk);
    await entry.close();
  };
  const filled = fill(add).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  await Promise.all([filled, write()]);
  return sha256.digest('hex');
}

/** @throws DamagedBackup when a single byte differs or is missing; Error when there is no file */
export async function checkSeal(file: string): Promise<void> {
  const bodyBytes = await bodyBytesOf(file);
  const sha256 = createHash('sha256');
  if (bodyBytes > 0) {
    for await (const chunk of createReadStream(file, { end: bodyBytes - 1 })) sha256.update(chunk);
  }
  let seal = '';
  for await (const chunk of createReadStream(file, { start: bodyBytes, encoding: 'latin1' })) {
    seal += chunk;
  }
  if (SEAL.exec(seal)?.[1] !== sha256.digest('hex')) throw damaged(file);
}

export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const end = (await bodyBytesOf(file)) - 1;
  const bytes = Readable.toWeb(createReadStream(file, { end })) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries as unknown as AsyncIterable<{
    header: { name: string; size: number };
    body: AsyncIterable<Uint8Array>;
  }>) {
    yield { name: header.name, size: header.size, content: body };
  }
}

async function bodyBytesOf(file: string): Promise<number> {
  const { size } = await stat(file);
  if (size <= SEAL_BYTES) throw damaged(file);
  return size - SEAL_BYTES;
}

const damaged = (file: string) =>
  new DamagedBackup(`${file} is not a complete backup: it was cut short or changed.`);

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
