/** In pixels, if the form sets no size. */
const LONGEST_SIDE = 2560;

const QUALITY = 0.85;

/** A browser can draw these and write them as JPEG. */
const PHOTO = /^image\/(jpeg|heic|heif|webp)$/;
const PHOTO_NAME = /\.(jpe?g|heic|heif|webp)$/i;

/** The form engine scales photos into files without a type, so the name decides. */
const isPhoto = ({ type, name }: File) => (type === '' ? PHOTO_NAME : PHOTO).test(type || name);

export function fittingSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Metadata contain the place. The form engine scales to the size that a form sets, but keeps them.
 * Other files, and photos that the browser cannot draw, are returned unchanged.
 */
export async function withoutPlace(file: File): Promise<Blob> {
  if (!isPhoto(file)) return file;
  try {
    // The browser applies the orientation of the metadata.
    const picture = await createImageBitmap(file);
    const canvas = Object.assign(document.createElement('canvas'), fittingSize(picture));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = 'image/jpeg';
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    return drawn ?? file;
  } catch (error) {
    console.info('A photo is sent as it is.', error);
    return file;
  }
}
