import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { stripJpeg } from '../../../server/src/platform/pictures/strip-jpeg';
import { stripPng } from '../../../server/src/platform/pictures/strip-png';
import { stripWebp } from '../../../server/src/platform/pictures/strip-webp';
import { casesOf } from '../direct-case';

const SIZE = { unit: 'bytes', full: LIMITS.openRosa.photoBytes };
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const repeating = (start: string, end: string, pieces: readonly (string | Buffer)[]) =>
  Object.fromEntries(
    pieces.map((piece) => [
      JSON.stringify(start + piece.toString('latin1').slice(0, 40)),
      (size: number) => {
        const room = Math.floor((size - start.length - end.length) / piece.length) * piece.length;
        return Buffer.concat([
          bytesOf(start),
          Buffer.alloc(room, Buffer.from(piece as string, 'latin1')),
          bytesOf(end),
        ]);
      },
    ]),
  );

/** A segment of maximum size whose camera metadata has only useless entries. */
function fullDirectory(): Buffer {
  const segment = Buffer.alloc(65_537);
  segment.set(bytesOf('\xff\xe1\xff\xffExif\0\0MM\0*\0\0\0\x08'));
  segment.writeUInt16BE(5_460, 18);
  return segment;
}

const PIXELS = '\xff\xd8\xff\xda\0\x02';
const JPEGS = {
  ...repeating('\xff\xd8', '', ['\xff\xd0', '\xff']),
  ...repeating('\xff\xd8', '\xff\xd9', ['\xff\xda\0\x02']),
  ...repeating(PIXELS, '', ['\xff\xd0', '\xff', '\xff\0']),
  ...repeating(PIXELS, '\xff\xd9', [
    ...['\xff\xdb\0\x02', '\xff\xfe\0\x02', '\xff\xe2\0\x0eICC_PROFILE\0'],
    ...['\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', fullDirectory()],
  ]),
};

const chunks = (names: readonly string[]) => names.map((name) => `\0\0\0\0${name}\0\0\0\0`);
const PNG = '\x89PNG\r\n\x1a\n';
const PNGS = {
  ...repeating(PNG, '\0\0\0\0IEND\0\0\0\0', chunks(['IDAT', 'fdAT', 'tEXt', 'eXIf'])),
  ...repeating(PNG, '', chunks(['tIME'])),
};

/** The length in its header includes the whole file. */
const stripWhole = (file: Buffer) => {
  file.writeUInt32LE(file.length - 8, 4);
  return stripWebp(file);
};
const WEBPS = repeating(
  'RIFF\0\0\0\0WEBP',
  '',
  ['VP8 ', 'VP8X', 'EXIF', 'XYZ '].map((name) => `${name}\0\0\0\0`),
);

export const PICTURE_CASES = [
  ...casesOf('stripJpeg', stripJpeg, SIZE, JPEGS),
  ...casesOf('stripPng', stripPng, SIZE, PNGS),
  ...casesOf('stripWebp', stripWhole, SIZE, WEBPS),
];
