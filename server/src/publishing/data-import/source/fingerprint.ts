import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * SHA-256 of a file in lower-case hex, telling how far it is.
 * @param beside Further files that are read with it: another one of them makes another fingerprint.
 */
export async function fingerprint(
  path: string,
  onBytes: (read: number) => void,
  signal?: AbortSignal,
  beside: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for (const one of [path, ...beside]) {
    // Without their names and lengths, bytes could move from one file to the next.
    if (beside.length > 0) hash.update(`${extname(one)} ${(await stat(one)).size} `);
    for await (const chunk of createReadStream(one, { highWaterMark: 1 << 20 })) {
      signal?.throwIfAborted();
      hash.update(chunk as Buffer);
      read += (chunk as Buffer).length;
      onBytes(read);
    }
  }
  return hash.digest('hex');
}
