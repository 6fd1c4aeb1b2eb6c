import { createHash } from 'node:crypto';
import type { FileStore, IncomingFile } from './file-store';

/** Phones identify the content of a form's file by MD5 (OpenRosa manifest). */
export interface MediaFile extends IncomingFile {
  readonly md5: string;
}

/** @throws as `FileStore.receive` */
export async function receiveMedia(
  store: Pick<FileStore, 'receive'>,
  content: AsyncIterable<Uint8Array>,
): Promise<MediaFile> {
  const md5 = createHash('md5');
  const file = await store.receive(hashed(content));
  // Returns the same object, because the store identifies a received file by it.
  return Object.assign(file, { md5: md5.digest('hex') });

  async function* hashed(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      md5.update(chunk);
      yield chunk;
    }
  }
}
