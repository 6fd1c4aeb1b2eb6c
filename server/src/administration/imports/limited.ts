import { Readable } from 'node:stream';
import { Problem } from '../../problems/problem';

/**
 * An upload that must end in time; a connection that breaks breaks it, too.
 *
 * @throws Problem `too_large` in the stream. The connection stays, so that the answer gets through.
 */
export function limited(upload: Readable, mostBytes: number): Readable {
  return Readable.from(chunks(upload, mostBytes));
}

async function* chunks(upload: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of upload.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new Problem('too_large');
    yield chunk as Buffer;
  }
}
