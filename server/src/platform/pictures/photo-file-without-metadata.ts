import { readFile } from 'node:fs/promises';
import { move } from 'piscina';
import { heifToJpeg, isHeif } from './heif-photo';
import { photoWithoutMetadata } from './photo-without-metadata';
import { uprightPhoto } from './upright-photo';

/** A photo on this machine's disk. */
export interface PhotoFile {
  path: string;
  /** False where one that was held turned keeps the note on it: decoding it failed before. */
  turn: boolean;
}

/**
 * The stored form of a large photo, see {@link photoWithoutMetadata}. A task for the pool of
 * workers, which read the file themselves: what waits for them takes no memory.
 *
 * @returns Null where the file is no photo, or has that form already.
 */
export async function photoFileWithoutMetadata({
  path,
  turn,
}: PhotoFile): Promise<Uint8Array | null> {
  const bytes = await readFile(path);
  if (isHeif(bytes)) return heifToJpeg(bytes);
  const stripped = await photoWithoutMetadata(bytes, turn ? uprightPhoto : async () => null);
  if (!stripped || stripped.equals(bytes)) return null;
  // What the picture library gave belongs to it and is copied; our own array changes hands.
  return stripped.buffer.byteLength < bytes.length ? stripped : (move(stripped) as Uint8Array);
}
