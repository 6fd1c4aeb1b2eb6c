import sharp, { type Sharp } from 'sharp';

const SIDE = { width: 24, height: 16 };

/** A small picture with different corners, which shows whether it was rotated. */
export function testPicture(): Sharp {
  const pixels = Buffer.alloc(SIDE.width * SIDE.height * 3);
  for (let y = 0; y < SIDE.height; y += 1) {
    for (let x = 0; x < SIDE.width; x += 1) {
      const at = (y * SIDE.width + x) * 3;
      pixels[at] = x * 10;
      pixels[at + 1] = y * 15;
      pixels[at + 2] = 255 - x * 5;
    }
  }
  return sharp(pixels, { raw: { ...SIDE, channels: 3 } });
}

/** Text that a test puts into a picture and must not find again. */
export const SECRET = 'NIKON OF SUKANTI AT 21.51 N 85.52 E';

/** The picture with all that a camera writes: Exif with a place, XMP, a colour profile. */
export const asCameraWrites = (orientation = 1): Sharp =>
  testPicture()
    .withExif({
      IFD0: { Make: SECRET, Software: SECRET },
      IFD3: { GPSLatitude: '21/1 30/1 36/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')
    .withMetadata({ orientation });

/** Stored pixels, without regard to the orientation tag. */
export const storedPixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();
