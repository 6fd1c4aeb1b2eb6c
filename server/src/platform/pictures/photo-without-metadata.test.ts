import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import {
  asCameraWrites,
  SECRET,
  storedPixels,
  testPicture,
} from '../../../testing/pictures-of-tests';
import { photoWithoutMetadata } from './photo-without-metadata';
import { exifOfOrientation, readOrientation } from './read-orientation';
import { stripJpeg, withOrientation } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';
import { uprightPhoto } from './upright-photo';

const KINDS = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 95 }).toBuffer(),
  'progressive jpeg': (picture: Sharp) => picture.jpeg({ progressive: true }).toBuffer(),
  png: (picture: Sharp) => picture.png().toBuffer(),
  webp: (picture: Sharp) => picture.webp({ lossless: true }).toBuffer(),
} as const;
const kinds = Object.entries(KINDS);

const stripped = async (picture: Buffer) => {
  const clean = await photoWithoutMetadata(picture, uprightPhoto);
  if (!clean) throw new Error('The picture could not be taken apart.');
  return clean;
};

describe('metadata of photos', () => {
  test.each(kinds)(
    'removes place, device and texts of %s, and preserves pixels and colours',
    async (_, encode) => {
      const photo = await encode(asCameraWrites());
      expect(photo.includes(SECRET)).toBe(true);
      const clean = await stripped(photo);
      expect(clean.includes(SECRET)).toBe(false);
      const { exif, xmp, iptc, icc } = await sharp(clean).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(icc).toEqual((await sharp(photo).metadata()).icc);
      expect((await storedPixels(clean)).equals(await storedPixels(photo))).toBe(true);
    },
  );

  test.each(kinds)('changes nothing in %s the second time', async (_, encode) => {
    const clean = await stripped(await encode(asCameraWrites()));
    expect((await stripped(clean)).equals(clean)).toBe(true);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])(
    'makes a photo with orientation %i upright',
    async (orientation) => {
      const photo = await KINDS.jpeg(asCameraWrites(orientation));
      const clean = await stripped(photo);
      const { exif, icc, width, height, orientation: left } = await sharp(clean).metadata();
      expect([exif, left]).toEqual([undefined, undefined]);
      expect(icc).toBeDefined();
      expect([width, height]).toEqual(orientation < 5 ? [24, 16] : [16, 24]);
      const wanted = await sharp(photo).rotate().raw().toBuffer();
      const got = await sharp(clean).raw().toBuffer();
      const difference = got.reduce((sum, byte, at) => sum + Math.abs(byte - (wanted[at] ?? 0)), 0);
      expect(difference / got.length).toBeLessThan(6);
      // The phone may send it again, which must give the same content.
      expect((await stripped(photo)).equals(clean)).toBe(true);
    },
  );

  test.each([
    ['PNG of 16 bits', (photo: Sharp) => photo.toColourspace('rgb16').png()],
    ['JPEG for printing (CMYK)', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
  ])('makes a %s upright', async (_, encode) => {
    const photo = await encode(testPicture()).withMetadata({ orientation: 6 }).toBuffer();
    const { exif, orientation, width, height } = await sharp(await stripped(photo)).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 16, 24]);
  });

  test('retains only the orientation tag of a photo that is too large to be rotated', async () => {
    const huge = await KINDS.jpeg(asCameraWrites(6));
    // Height and width in the header.
    huge.writeUInt32BE(0xf000f000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    const clean = await stripped(huge);
    expect(clean.includes(SECRET)).toBe(false);
    const { exif, orientation } = await sharp(clean, { limitInputPixels: false }).metadata();
    expect(orientation).toBe(6);
    expect(exif?.length).toBeLessThan(40);
  });

  test('removes data after the end of a picture: a film, a depth map, a note', async () => {
    for (const encode of Object.values(KINDS)) {
      const photo = Buffer.concat([await encode(testPicture()), Buffer.from(SECRET)]);
      expect((await stripped(photo)).includes(SECRET)).toBe(false);
    }
  });

  test('removes comments, IPTC and unknown segments anywhere in a JPEG', async () => {
    const photo = await KINDS.jpeg(testPicture());
    const segment = fc.record({
      marker: fc.constantFrom(0xe1, 0xe3, 0xe4, 0xed, 0xef, 0xfe),
      text: fc.uint8Array({ maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 5 }), async (segments) => {
        const inserted = segments.map(({ marker, text }) => {
          const head = Buffer.from([0xff, marker, 0, 0]);
          head.writeUInt16BE(2 + text.length + SECRET.length, 2);
          return Buffer.concat([head, text, Buffer.from(SECRET)]);
        });
        const written = Buffer.concat([photo.subarray(0, 2), ...inserted, photo.subarray(2)]);
        expect(stripJpeg(written)?.bytes.equals(stripJpeg(photo)?.bytes ?? written)).toBe(true);
      }),
    );
  });

  test('removes texts and unknown chunks anywhere in a PNG', async () => {
    const photo = await KINDS.png(testPicture());
    const type = fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caNv');
    fc.assert(
      fc.property(type, fc.uint8Array({ maxLength: 100 }), (name, text) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(text.length);
        const chunk = Buffer.concat([length, Buffer.from(name), text, Buffer.alloc(4)]);
        const written = Buffer.concat([photo.subarray(0, 33), chunk, photo.subarray(33)]);
        expect(stripPng(written)?.bytes.equals(stripPng(photo)?.bytes ?? written)).toBe(true);
      }),
    );
  });
});

describe('arbitrary bytes', () => {
  const heads = [
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x10]),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from('RIFF\x20\0\0\0WEBPVP8 ', 'latin1'),
  ];

  test('never fails on any bytes and never returns more, apart from the orientation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 400 }),
        async (head, tail) => {
          const bytes = Buffer.concat([head, tail]);
          const clean = await photoWithoutMetadata(bytes, uprightPhoto);
          if (clean) expect(clean.length).toBeLessThanOrEqual(bytes.length + 36);
        },
      ),
    );
  });

  test('never fails on a picture with changed or missing bytes', async () => {
    const photos = await Promise.all(
      Object.values(KINDS).map((encode) => encode(asCameraWrites())),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...photos),
        fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 10 }),
        fc.nat(3_000),
        (photo, changes, cut) => {
          const bytes = Buffer.from(photo.subarray(0, Math.max(12, photo.length - cut)));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          for (const strip of [stripJpeg, stripPng, stripWebp]) {
            const result = strip(bytes);
            if (result) expect(result.orientation).toBeGreaterThanOrEqual(1);
          }
        },
      ),
    );
  });

  test('leaves files of other kinds unchanged', async () => {
    for (const other of ['a leaf', 'GIF89a', '\0\0\0\x18ftypheic', '']) {
      expect(await photoWithoutMetadata(Buffer.from(other, 'latin1'), uprightPhoto)).toBeNull();
    }
  });

  test('reads a written orientation, and treats any other as upright', async () => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      expect(readOrientation(exifOfOrientation(orientation))).toBe(orientation);
      const jpeg = withOrientation(await KINDS.jpeg(testPicture()), orientation);
      expect((await sharp(jpeg).metadata()).orientation).toBe(orientation);
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const orientation = readOrientation(bytes);
        expect(orientation >= 1 && orientation <= 8).toBe(true);
      }),
    );
  });
});
