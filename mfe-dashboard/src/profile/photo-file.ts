import { FIELD_LIMITS, PROBLEMS } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

/** Picture formats that the server accepts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Largest picture in bytes: base64 uses four characters for three bytes. */
export const PHOTO_BYTES = Math.floor(((FIELD_LIMITS.base64Photo - 100) / 4) * 3);

/** Returns the reason why a file cannot be the photo; empty if it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!PHOTO_TYPES.includes(type)) return PROBLEMS.unsupported_image.message;
  return size > PHOTO_BYTES ? message('Please choose a picture of at most 8 MB.') : '';
}

/**
 * Reads a file as a data URL.
 * @throws if the browser cannot read it
 */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
