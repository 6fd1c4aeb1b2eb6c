import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Returns the SHA-256 of a file in lower-case hex and reports progress.
 * @param beside Further files that are part of the import and of the fingerprint
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
