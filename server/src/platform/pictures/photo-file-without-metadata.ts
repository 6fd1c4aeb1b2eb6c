import { readFile } from 'node:fs/promises';
import { move } from 'piscina';
import { heifToJpeg, isHeif } from './heif-photo';
import { photoWithoutMetadata } from './photo-without-metadata';
import { heifWithoutMetadata } from './strip-heif';
import { uprightPhoto } from './upright-photo';

export interface PhotoFile {
  path: string;
  /** False to leave a rotated photo and its orientation tag, because decoding it failed before. */
  turn: boolean;
}

/**
 * Workers read the file themselves, so queued photos use no memory.
 * @returns Null when the file is no photo, or already has the stored form.
 */
export async function photoFileWithoutMetadata({
  path,
  turn,
}: PhotoFile): Promise<Uint8Array | null> {
  const bytes = await readFile(path);
  if (isHeif(bytes)) return (await heifToJpeg(bytes)) ?? heifWithoutMetadata(bytes);
  const stripped = await photoWithoutMetadata(bytes, turn ? uprightPhoto : async () => null);
  if (!stripped || stripped.equals(bytes)) return null;
  // A buffer of the picture library is copied; our own array is transferred.
  return stripped.buffer.byteLength < bytes.length ? stripped : (move(stripped) as Uint8Array);
}
