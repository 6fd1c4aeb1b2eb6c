import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { stripJpeg } from '../../../server/src/platform/pictures/strip-jpeg';
import { stripPng } from '../../../server/src/platform/pictures/strip-png';
import { stripWebp } from '../../../server/src/platform/pictures/strip-webp';
import { casesOf } from '../direct-case';

const SIZE = { unit: 'bytes', full: LIMITS.openRosa.photoBytes, onWorker: true };

const JPEG_START = [0xff, 0xd8];
const SCAN = [0xff, 0xda, 0, 2];

/** A file that begins so and then repeats a piece up to its size. */
export const repeating = (start: readonly number[], piece: Buffer, end: readonly number[] = []) => {
  return (size: number): Buffer => {
    const bytes = Buffer.alloc(start.length);
    bytes.set(start);
    const times = Math.floor((size - start.length - end.length) / piece.length);
    return Buffer.concat([bytes, Buffer.alloc(times * piece.length, piece), Buffer.from(end)]);
  };
};

const bytesOf = (...values: number[]) => Buffer.from(values);

/** A segment of the largest size whose directory of camera data has only entries of no use. */
function fullDirectory(): Buffer {
  const segment = Buffer.alloc(65_537);
  segment.set([0xff, 0xe1, 0xff, 0xff, ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')]);
  segment.writeUInt16BE(5_460, 18);
  return segment;
}

export const BAD_JPEGS: Record<string, (size: number) => Buffer> = {
  'restart markers': repeating(JPEG_START, bytesOf(0xff, 0xd0)),
  'restart markers in the pixels': repeating([...JPEG_START, ...SCAN], bytesOf(0xff, 0xd0)),
  'filling bytes': repeating(JPEG_START, bytesOf(0xff)),
  'filling bytes in the pixels': repeating([...JPEG_START, ...SCAN], bytesOf(0xff)),
  'stuffed bytes in the pixels': repeating([...JPEG_START, ...SCAN], bytesOf(0xff, 0)),
  'scans without pixels': repeating(JPEG_START, bytesOf(...SCAN), [0xff, 0xd9]),
  'empty tables': repeating([...JPEG_START, ...SCAN], bytesOf(0xff, 0xdb, 0, 2), [0xff, 0xd9]),
  'empty comments': repeating([...JPEG_START, ...SCAN], bytesOf(0xff, 0xfe, 0, 2), [0xff, 0xd9]),
  'small colour profiles': repeating(
    [...JPEG_START, ...SCAN],
    Buffer.from('\xff\xe2\0\x0eICC_PROFILE\0', 'latin1'),
    [0xff, 0xd9],
  ),
  'small beginnings': repeating(
    [...JPEG_START, ...SCAN],
    Buffer.from('\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    [0xff, 0xd9],
  ),
  'full directories': repeating([...JPEG_START, ...SCAN], fullDirectory(), [0xff, 0xd9]),
};

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [...Buffer.from('\0\0\0\0IEND\0\0\0\0', 'latin1')];
const chunk = (type: string) => Buffer.from(`\0\0\0\0${type}\0\0\0\0`, 'latin1');

export const BAD_PNGS: Record<string, (size: number) => Buffer> = {
  'empty pixels': repeating(PNG_START, chunk('IDAT'), PNG_END),
  'empty frames': repeating(PNG_START, chunk('fdAT'), PNG_END),
  'empty texts': repeating(PNG_START, chunk('tEXt'), PNG_END),
  'empty camera data': repeating(PNG_START, chunk('eXIf'), PNG_END),
  'pixels without end': repeating(PNG_START, chunk('IDAT')),
};

/** The length in its header is of the whole file. */
const webp = (piece: Buffer) => (size: number) => {
  const file = repeating([...Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')], piece)(size);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};

export const BAD_WEBPS: Record<string, (size: number) => Buffer> = {
  'empty pixels': webp(Buffer.from('VP8 \0\0\0\0', 'latin1')),
  'empty headers': webp(Buffer.from('VP8X\0\0\0\0', 'latin1')),
  'empty camera data': webp(Buffer.from('EXIF\0\0\0\0', 'latin1')),
  'unknown chunks': webp(Buffer.from('XYZ \0\0\0\0', 'latin1')),
};

export const PICTURE_CASES = [
  ...casesOf('stripJpeg', stripJpeg, SIZE, BAD_JPEGS),
  ...casesOf('stripPng', stripPng, SIZE, BAD_PNGS),
  ...casesOf('stripWebp', stripWebp, SIZE, BAD_WEBPS),
];
