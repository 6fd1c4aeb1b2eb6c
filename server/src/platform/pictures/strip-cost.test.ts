import fc from 'fast-check';
import { testPicture } from '../../../testing/pictures-of-tests';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';
import type { StrippedPicture } from './stripped-picture';

/** Counts the arrays that a function allocates outside the heap, and their bytes. */
function arraysOf(run: () => StrippedPicture | null) {
  const makers = {
    from: Buffer.from,
    concat: Buffer.concat,
    allocUnsafeSlow: Buffer.allocUnsafeSlow,
  };
  const made = { arrays: 0, bytes: 0 };
  for (const [name, make] of Object.entries(makers)) {
    Reflect.set(Buffer, name, (...given: unknown[]) => {
      const buffer: Buffer = Reflect.apply(make, Buffer, given);
      made.arrays += 1;
      made.bytes += buffer.length;
      return buffer;
    });
  }
  try {
    return { result: run(), ...made };
  } finally {
    Object.assign(Buffer, makers);
  }
}

/** Inserts repeated bytes after the first `at` bytes of a picture. */
const stuffed = (picture: Buffer, at: number, stuffing: Buffer, times: number) =>
  Buffer.concat([
    picture.subarray(0, at),
    Buffer.alloc(stuffing.length * times, stuffing),
    picture.subarray(at),
  ]);

const pngChunk = (type: string) => {
  const chunk = Buffer.alloc(12);
  chunk.write(type, 4, 'latin1');
  return chunk;
};

const jpegWith = (...stuffing: number[]) => ({
  strip: stripJpeg,
  make: async (times: number) =>
    stuffed(await testPicture().jpeg().toBuffer(), 2, Buffer.from(stuffing), times),
});

const webpWith = (...types: string[]) => ({
  strip: stripWebp,
  make: async (times: number) => {
    const stuffing = Buffer.from(types.map((type) => `${type}\0\0\0\0`).join(''), 'latin1');
    const picture = stuffed(await testPicture().webp().toBuffer(), 12, stuffing, times);
    picture.writeUInt32LE(picture.length - 8, 4);
    return picture;
  },
});

/** Pictures with as many and as small parts as the format allows. */
const WORST = {
  'a JPEG of restart markers': jpegWith(0xff, 0xd0),
  'a JPEG of fill bytes': jpegWith(0xff),
  'a JPEG of comments': jpegWith(0xff, 0xfe, 0, 2),
  'a JPEG of comments between tables': jpegWith(0xff, 0xfe, 0, 2, 0xff, 0xdb, 0, 2),
  'a JPEG of headers': jpegWith(
    0xff,
    0xe0,
    0,
    16,
    ...Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  ),
  'a PNG of texts between pixels': {
    strip: stripPng,
    make: async (times: number) =>
      stuffed(
        await testPicture().png().toBuffer(),
        33,
        Buffer.concat([pngChunk('tEXt'), pngChunk('IDAT')]),
        times,
      ),
  },
  'a WebP of XMP between pixels': webpWith('XMP ', 'VP8 '),
  'a WebP of headers': webpWith('VP8X'),
} as const;

test.each(Object.entries(WORST))(
  'creates as few arrays for %s as for a plain one, however many parts it contains',
  async (_, { strip, make }) => {
    const costOf = async (times: number) => {
      const picture = await make(times);
      const { result, arrays, bytes } = arraysOf(() => strip(picture));
      expect(result).not.toBeNull();
      expect(bytes).toBeLessThan(picture.length + 100);
      return arrays;
    };
    expect(await costOf(50_000)).toBeLessThanOrEqual((await costOf(0)) + 2);
  },
);

test('removes bytes between the segments of a JPEG, and changes nothing the second time', async () => {
  const plain = stripJpeg(await testPicture().jpeg().toBuffer())?.bytes ?? Buffer.alloc(0);
  const goes = fc.constantFrom(
    Buffer.from([0xff, 0xd3]),
    Buffer.from([0xff, 0x01]),
    Buffer.from([0xff, 0xfe, 0, 3, 7]),
    Buffer.from([0xff, 0xe5, 0, 2]),
  );
  fc.assert(
    fc.property(fc.array(goes, { maxLength: 40 }), (stuffing) => {
      const picture = Buffer.concat([plain.subarray(0, 2), ...stuffing, plain.subarray(2)]);
      const stripped = stripJpeg(picture);
      expect(stripped?.bytes.equals(plain)).toBe(true);
      expect(stripped && stripJpeg(stripped.bytes)?.bytes.equals(plain)).toBe(true);
    }),
  );
});
