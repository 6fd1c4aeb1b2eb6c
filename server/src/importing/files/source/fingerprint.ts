import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';

/** @returns SHA-256 in lower-case hex, of the file and of those `beside` it */
export async function fingerprint(
  path: string,
  onBytes: (read: number) => void,
  signal?: AbortSignal,
  beside: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for (const one of [path, ...beside]) {
    // Without names and lengths, bytes could move between files without a change of the hash.
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
