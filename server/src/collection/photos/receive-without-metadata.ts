import { LIMITS } from '../../limits';
import type { FileStore, IncomingFile } from '../files/file-store';
import { photoWithoutMetadata, pictureKind } from './photo-without-metadata';

type Store = Pick<FileStore, 'readIncoming' | 'receive' | 'discard'>;

/**
 * Receives a file into the store's waiting room. A photo is put into its stored form: what the
 * camera wrote into it never becomes durable, and of one of usual size never reaches the disk. The
 * same photo gives the same content every time. A file of another kind, or a larger one than
 * `limits.ts` says, stays as it is.
 *
 * @throws as `FileStore.receive`
 */
export async function receiveWithoutMetadata(
  store: Store,
  content: AsyncIterable<Uint8Array>,
): Promise<IncomingFile> {
  const source = content[Symbol.asyncIterator]();
  const { chunks, ended } = await readBeginning(source);
  if (!ended) return stripWaiting(store, await store.receive(whole(chunks, source)));
  const bytes = Buffer.concat(chunks);
  return store.receive(whole([(await photoWithoutMetadata(bytes)) ?? bytes]));
}

async function readBeginning(source: AsyncIterator<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= LIMITS.openRosa.fileInMemoryBytes) {
    const { value, done } = await source.next();
    if (done) return { chunks, ended: true };
    chunks.push(value);
    bytes += value.length;
  }
  return { chunks, ended: false };
}

async function* whole(
  chunks: readonly Uint8Array[],
  rest?: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* chunks;
  if (rest) yield* { [Symbol.asyncIterator]: () => rest };
}

/** The waiting file to keep; one that it takes the place of is removed. */
async function stripWaiting(store: Store, file: IncomingFile): Promise<IncomingFile> {
  if (file.size > LIMITS.openRosa.photoBytes) return file;
  const stripped = await strippedPicture(store, file).catch(async (error: unknown) => {
    await store.discard(file);
    throw error;
  });
  if (!stripped) return file;
  await store.discard(file);
  return store.receive(whole([stripped]));
}

/** The stored form of a picture; null where the file is none, or has it already. */
async function strippedPicture(store: Store, file: IncomingFile): Promise<Buffer | null> {
  const bytes = await readPicture(store, file);
  const stripped = bytes && (await photoWithoutMetadata(bytes));
  return bytes && stripped && !stripped.equals(bytes) ? stripped : null;
}

/** The whole content where its first bytes are those of a picture. */
async function readPicture(store: Store, file: IncomingFile): Promise<Buffer | null> {
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
