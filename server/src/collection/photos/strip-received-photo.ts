import { LIMITS } from '../../limits';
import type { FileStore, IncomingFile } from '../files/file-store';
import { photoWithoutMetadata, pictureKind } from './photo-without-metadata';

/**
 * Puts a photo that waits in the store into its stored form, before it is kept: what the camera
 * wrote into it never becomes durable. The same photo gives the same content every time. A file of
 * another kind, or a larger one than `limits.ts` says, stays as it is.
 *
 * @returns The waiting file to keep; the one that it takes the place of is removed.
 */
export async function stripReceivedPhoto(
  store: Pick<FileStore, 'readIncoming' | 'receive' | 'discard'>,
  file: IncomingFile,
): Promise<IncomingFile> {
  if (file.size > LIMITS.openRosa.photoBytes) return file;
  const bytes = await readPicture(store, file);
  const stripped = bytes && (await photoWithoutMetadata(bytes));
  if (!stripped || stripped.equals(bytes)) return file;
  const clean = await store.receive(once(stripped));
  await store.discard(file);
  return clean;
}

/** The whole content where its first bytes are those of a picture. */
async function readPicture(
  store: Pick<FileStore, 'readIncoming'>,
  file: IncomingFile,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const content = await store.readIncoming(file);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (chunks.length === 0 && pictureKind(chunk) === null) return null;
      chunks.push(chunk);
    }
  } finally {
    content.destroy();
  }
  return Buffer.concat(chunks);
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
