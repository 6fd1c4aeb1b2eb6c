import sharp from 'sharp';
import { PHOTO_PIXELS } from './limits';

/** Brands of pictures in the container of ISO/IEC 23008-12; phones write the first. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif']);

/** @param head the first twelve bytes */
export const isHeif = (head: Buffer): boolean =>
  head.subarray(4, 8).toString('latin1') === 'ftyp' &&
  BRANDS.has(head.subarray(8, 12).toString('latin1'));

interface HeifPicture {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    place: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: unknown) => void,
  ): void;
}

type OpenDecoder = () => { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] } };

/**
 * 12 megapixels take seconds, so it runs in the worker pool. Each photo uses a new WebAssembly
 * decoder, so that its memory is freed and a damaged photo affects no other.
 * @returns Null when it cannot be decoded or is too large.
 */
export async function heifToJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    // Loaded on demand, because such photos are rare.
    // @ts-expect-error The package has no types for its decoder that is called anew.
    const module = await import('libheif-js/libheif-wasm/libheif-bundle.js');
    const { HeifDecoder } = (module.default as OpenDecoder)();
    const pictures = quietly(() => new HeifDecoder().decode(bytes));
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) return null;
    const [width, height] = [picture.get_width(), picture.get_height()];
    if (width * height > PHOTO_PIXELS) return null;
    const data = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise((resolve) => {
      picture.display({ data, width, height }, resolve);
    });
    if (!shown) return null;
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The decoder logs faults of a photo to the console; its empty result is enough. */
function quietly<Answer>(decode: () => Answer): Answer {
  const { log } = console;
  console.log = () => undefined;
  try {
    return decode();
  } finally {
    console.log = log;
  }
}
