import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { serverFolder } from '../../platform/folders/server-folder';
import type { Encoding } from '../../platform/http/choose-encoding';
import { unlessMissing } from '../../platform/problems/error-code';

interface PlaceFile {
  /** Quoted, different for each content coding. */
  etag: string;
  bytes: number;
  /** Streams from the disk, because surveyed borders can be large. */
  read(): Readable;
}

const BROTLI_QUALITY = 9;

/** An imported file in the data folder takes precedence over the packaged one. */
export async function findPlaceFile(dataFolder: string, name: string) {
  for (const folder of [dataFolder, join(serverFolder(), 'data')]) {
    const path = join(folder, 'places', name);
    const found = await unlessMissing(stat(path));
    if (found) return { path, size: found.size, changed: `${path}:${found.size}:${found.mtimeMs}` };
  }
  throw new Error(`The packaged file ${name} is missing.`);
}

/** Compresses each file once per content, into `cache/places/`. */
export function openPlaceFiles(dataFolder: string) {
  const cache = join(dataFolder, 'cache', 'places');
  const hashes = new Map<string, string>();
  const compressing = new Map<string, Promise<void>>();

  async function hashOf({ path, changed }: { path: string; changed: string }) {
    const known = hashes.get(changed);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const digest = hash.digest('hex').slice(0, 20);
    hashes.set(changed, digest);
    return digest;
  }

  return async (name: string, encoding: Encoding | null): Promise<PlaceFile> => {
    const source = await findPlaceFile(dataFolder, name);
    const hash = await hashOf(source);
    if (!encoding) {
      const read = () => createReadStream(source.path);
      return { etag: `"${hash}"`, bytes: source.size, read };
    }
    const path = join(cache, `${name}.${hash}.${encoding}`);
    if (!(await unlessMissing(stat(path)))) {
      const running = compressing.get(path) ?? compress(source.path, path, encoding);
      compressing.set(path, running);
      await running.finally(() => compressing.delete(path));
    }
    const { size } = await stat(path);
    return { etag: `"${hash}-${encoding}"`, bytes: size, read: () => createReadStream(path) };
  };
}

/** Writes a temporary file and renames it, so that nobody reads a half-written file. */
async function compress(from: string, to: string, encoding: Encoding): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  const draft = `${to}.${randomBytes(6).toString('hex')}.part`;
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip({ level: 9 });
  try {
    await pipeline(createReadStream(from), compressor, createWriteStream(draft));
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
