import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { serverFolder } from '../../platform/folders/server-folder';
import type { Encoding } from '../../platform/http/choose-encoding';

/** A file ready to be sent. */
export interface PlaceFile {
  /** Quoted, different for each content coding. */
  etag: string;
  bytes: number;
  /** Streams the file from the disk, because surveyed borders can be large. */
  read(): Readable;
}

export interface PlaceFiles {
  /**
   * Returns the file in a content coding, or null when it does not exist. The name must be a known
   * one.
   */
  find(name: string, encoding: Encoding | null): Promise<PlaceFile | null>;
}

const BROTLI_QUALITY = 9;

/**
 * Opens the place files: imported ones in `places/` of the data folder take precedence over the packaged
 * ones. Each is compressed once per content, into `cache/places/`.
 */
export function openPlaceFiles(
  dataFolder: string,
  packagedFolder = join(serverFolder(), 'data', 'places'),
): PlaceFiles {
  const cache = join(dataFolder, 'cache', 'places');
  const hashes = new Map<string, string>();
  const compressing = new Map<string, Promise<void>>();

  async function locate(name: string) {
    for (const folder of [join(dataFolder, 'places'), packagedFolder]) {
      const path = join(folder, name);
      const found = await existing(path);
      if (found)
        return { path, size: found.size, changed: `${path}:${found.size}:${found.mtimeMs}` };
    }
    return null;
  }

  async function hashOf({ path, changed }: { path: string; changed: string }) {
    const known = hashes.get(changed);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const digest = hash.digest('hex').slice(0, 20);
    hashes.set(changed, digest);
    return digest;
  }

  return {
    async find(name, encoding) {
      const source = await locate(name);
      if (!source) return null;
      const hash = await hashOf(source);
      if (!encoding) {
        return {
          etag: `"${hash}"`,
          bytes: source.size,
          read: () => createReadStream(source.path),
        };
      }
      const path = join(cache, `${name}.${hash}.${encoding}`);
      if (!(await existing(path))) {
        const running = compressing.get(path) ?? compress(source.path, path, encoding);
        compressing.set(path, running);
        await running.finally(() => compressing.delete(path));
      }
      const { size } = await stat(path);
      return { etag: `"${hash}-${encoding}"`, bytes: size, read: () => createReadStream(path) };
    },
  };
}

async function existing(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
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
