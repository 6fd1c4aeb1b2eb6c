import { Readable } from 'node:stream';
import { Problem } from '../../platform/problems/problem';
import { bodyChunks } from '../../platform/transport/body-chunks';

/**
 * Limits size and duration of an upload; a broken connection aborts it.
 * @throws Problem `too_large` in the stream. The connection stays open, so that the answer arrives.
 */
export function limited(upload: Readable, maxBytes: number): Readable {
  return Readable.from(chunks(upload, maxBytes));
}

async function* chunks(upload: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of bodyChunks(upload)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Problem('too_large');
    yield chunk;
  }
}
