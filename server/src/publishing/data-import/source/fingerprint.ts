import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 of a file in lower-case hex, telling how far it is. */
export async function fingerprint(
  path: string,
  onBytes: (read: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    signal?.throwIfAborted();
    hash.update(chunk as Buffer);
    read += (chunk as Buffer).length;
    onBytes(read);
  }
  return hash.digest('hex');
}
