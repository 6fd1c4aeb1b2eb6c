import { LIMITS } from '../../platform/configuration/limits';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { isHeif } from '../../platform/pictures/heif-photo';
import { photoWithoutMetadata, pictureKind } from '../../platform/pictures/photo-without-metadata';
import {
  HEIF_TO_JPEG,
  PHOTO_FILE_WITHOUT_METADATA,
  UPRIGHT_PHOTO,
} from '../../platform/pictures/picture-tasks';
import { isWholePicture, isWholePictureAt } from '../../platform/pictures/whole-picture';
import { Problem } from '../../platform/problems/problem';
import type { FileStore, IncomingFile } from '../files/file-store';

type Store = Pick<FileStore, 'receive' | 'discard'>;
type Work = Pick<HeavyWork, 'run'>;

/** A received file in the waiting room. */
export interface ReceivedPhoto {
  file: IncomingFile;
  /** Whether it is a picture that can be shown. */
  showable: boolean;
}

/**
 * Receives a file into the store's waiting room. A photo is put into its stored form: what the
 * camera wrote into it never becomes durable, and of one of usual size never reaches the disk. The
 * same photo gives the same content every time. A HEIF photo becomes a JPEG. A file of another kind, or
 * a larger one than `limits.ts` says, stays as it is.
 *
 * A small photo is taken apart here, which costs less than handing it on: milliseconds for the
 * worst. Larger ones, and all that must be decoded, go to the pool of workers.
 *
 * @throws as `FileStore.receive`, Problem `busy` when too many photos wait
 */
export async function receiveWithoutMetadata(
  store: Store,
  work: Work,
  content: AsyncIterable<Uint8Array>,
): Promise<ReceivedPhoto> {
  const source = content[Symbol.asyncIterator]();
  const { chunks, ended } = await readBeginning(source);
  const beginning = Buffer.concat(chunks);
  if (ended) {
    const bytes = Buffer.from((await strippedInMemory(work, beginning)) ?? beginning);
    const file = await store.receive(whole([bytes]));
    return { file, showable: isWholePicture(bytes, bytes, bytes.length) };
  }
  const file = await store.receive(whole([beginning], source));
  const isPhoto = pictureKind(beginning) !== null || isHeif(beginning);
  if (!isPhoto || file.size > LIMITS.openRosa.photoBytes) return { file, showable: false };
  const stripped = await stripWaiting(store, work, file);
  return { file: stripped, showable: await isWholePictureAt(stripped.path, stripped.size) };
}

const strippedInMemory = (work: Work, bytes: Buffer): Promise<Uint8Array | null> =>
  isHeif(bytes)
    ? unlessBroken(work.run(HEIF_TO_JPEG, bytes))
    : photoWithoutMetadata(bytes, (photo) => unlessBroken(work.run(UPRIGHT_PHOTO, photo)));

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

/** Null where a worker broke down over it: a record is not refused for a photo that is odd. */
async function unlessBroken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isBusy(error)) throw error;
    return null;
  }
}
