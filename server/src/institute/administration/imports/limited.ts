import { Readable } from 'node:stream';
import { Problem } from '../../../platform/problems/problem';
import { bodyChunks } from '../../../platform/transport/body-chunks';

/**
 * An upload that must end in time; a connection that breaks breaks it, too.
 *
 * @throws Problem `too_large` in the stream. The connection stays, so that the answer gets through.
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
