import { LIMITS } from '../../../platform/configuration/limits';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { isHeif } from '../../../platform/pictures/heif-photo';
import {
  photoWithoutMetadata,
  pictureKind,
} from '../../../platform/pictures/photo-without-metadata';
import {
  HEIF_TO_JPEG,
  PHOTO_FILE_WITHOUT_METADATA,
  UPRIGHT_PHOTO,
} from '../../../platform/pictures/picture-tasks';
import { heifWithoutMetadata } from '../../../platform/pictures/strip-heif';
import { isShowable, isShowableAt } from '../../../platform/pictures/whole-picture';
import { Problem } from '../../../platform/problems/problem';
import type { FileStore, IncomingFile } from '../../files/file-store';

type Store = Pick<FileStore, 'receive' | 'discard'>;
type Work = Pick<HeavyWork, 'run'>;

/**
 * Removes the metadata of a photo; one of usual size never reaches the disk with metadata. The same
 * photo gives the same content every time. A HEIF photo becomes JPEG, or loses its metadata where
 * that fails. Other files, and larger ones than `limits.ts` allows, are stored unchanged.
 * A small photo is processed here within milliseconds: a transfer to a worker costs more.
 * @throws as `FileStore.receive`, Problem `busy` when too many photos are queued
 */
export async function receiveWithoutMetadata(
  store: Store,
  work: Work,
  content: AsyncIterable<Uint8Array>,
): Promise<{ file: IncomingFile; showable: boolean }> {
  const source = content[Symbol.asyncIterator]();
  const { chunks, ended } = await readBeginning(source);
  const beginning = Buffer.concat(chunks);
  if (ended) {
    const bytes = Buffer.from((await strippedInMemory(work, beginning)) ?? beginning);
    const file = await store.receive(whole([bytes]));
    return { file, showable: await isShowable(bytes) };
  }
  const file = await store.receive(whole([beginning], source));
  const isPhoto = pictureKind(beginning) !== null || isHeif(beginning);
  if (!isPhoto || file.size > LIMITS.openRosa.photoBytes) return { file, showable: false };
  const stripped = await stripWaiting(store, work, file);
  return { file: stripped, showable: await isShowableAt(stripped.path, stripped.size) };
}

async function strippedInMemory(work: Work, bytes: Buffer): Promise<Uint8Array | null> {
  if (isHeif(bytes)) {
    return (await unlessBroken(work.run(HEIF_TO_JPEG, bytes))) ?? heifWithoutMetadata(bytes);
  }
  return photoWithoutMetadata(bytes, (photo) => unlessBroken(work.run(UPRIGHT_PHOTO, photo)));
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

/** Removes the original if it is replaced. */
async function stripWaiting(store: Store, work: Work, file: IncomingFile): Promise<IncomingFile> {
  const { path } = file;
  const strip = (turn: boolean) => work.run(PHOTO_FILE_WITHOUT_METADATA, { path, turn });
  try {
    const stripped = await strip(true).catch((error: unknown) => {
      if (isBusy(error)) throw error;
      return strip(false);
    });
    if (!stripped) return file;
    const replacing = await store.receive(whole([stripped]));
    await store.discard(file);
    return replacing;
  } catch (error) {
    await store.discard(file);
    throw error;
  }
}

const isBusy = (error: unknown) => error instanceof Problem && error.code === 'busy';

/** Null if a worker crashed: an unusual photo must not make the server refuse the record. */
async function unlessBroken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isBusy(error)) throw error;
    return null;
  }
}
