import fc from 'fast-check';
import { HEIC_SECRET, heicPhoto } from '../../../testing/heic-photo';
import { heifToJpeg } from './heif-photo';
import { heifWithoutMetadata } from './strip-heif';

const SECRET = 'SM-TEST at 20.5125 84.25';

const box = (type: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
};
const numbers = (...bytes: number[]) => Buffer.from(bytes);
const HEAD = box('ftyp', Buffer.from('heic\0\0\0\0mif1'));

/** A picture with two items: coded pixels, and an item of this type with the secret. */
function photoWith(type: string, isInDirectory: boolean): Buffer {
  const place = Buffer.alloc(4);
  const item = (id: number, kind: string) =>
    box('infe', numbers(2, 0, 0, 0, 0, id, 0, 0), Buffer.from(`${kind}\0`));
  const directory = (start: number) => {
    place.writeUInt32BE(start);
    const extents = numbers(0, 1);
    const isInside = isInDirectory ? 1 : 0;
    const first = [numbers(0, 1, 0, 0, 0, 0), extents, numbers(0, 0, 0, 0, 0, 0, 0, 4)];
    const second = [
      numbers(0, 2, 0, isInside, 0, 0),
      extents,
      place,
      numbers(0, 0, 0, SECRET.length),
    ];
    return box(
      'meta',
      numbers(0, 0, 0, 0),
      box('iinf', numbers(0, 0, 0, 0, 0, 2), item(1, 'hvc1'), item(2, type)),
      box('iloc', numbers(1, 0, 0, 0, 0x44, 0, 0, 2), ...first, ...second),
      ...(isInDirectory ? [box('idat', Buffer.from(SECRET))] : []),
    );
  };
  const start = isInDirectory ? 0 : HEAD.length + directory(0).length + 8 + 6;
  return Buffer.concat([HEAD, directory(start), box('mdat', Buffer.from(`pixels${SECRET}pixels`))]);
}

describe('heifWithoutMetadata', () => {
  test.each(['Exif', 'mime', 'uri '])('overwrites items of the type %s only', (type) => {
    const photo = photoWith(type, false);
    const clean = heifWithoutMetadata(photo);
    expect(clean.length).toBe(photo.length);
    const zeros = '\0'.repeat(SECRET.length);
    expect(clean.toString('latin1')).toBe(photo.toString('latin1').replace(SECRET, zeros));
  });

  test('overwrites items inside the directory', () => {
    const clean = heifWithoutMetadata(photoWith('Exif', true));
    expect(clean.subarray(0, clean.indexOf('mdat')).includes(SECRET)).toBe(false);
    expect(clean.includes(`pixels${SECRET}`)).toBe(true);
  });

  test('overwrites boxes that pictures do not need', () => {
    const film = box('mpvd', Buffer.from(SECRET));
    const photo = Buffer.concat([photoWith('hvc1', false), film, Buffer.from(SECRET)]);
    const clean = heifWithoutMetadata(photo);
    expect(clean.subarray(clean.indexOf('mpvd')).includes(SECRET)).toBe(false);
    const broken = Buffer.concat([HEAD, box('mdat', Buffer.from(`Exif\0\0MM\0*${SECRET}`))]);
    expect(heifWithoutMetadata(broken).includes(SECRET)).toBe(false);
  });

  test('leaves a photo of an iPhone decodable', async () => {
    const clean = heifWithoutMetadata(heicPhoto());
    expect(clean.includes(HEIC_SECRET)).toBe(false);
    expect((await heifToJpeg(clean))?.length).toBeGreaterThan(100);
  });

  test('never fails on any bytes', () => {
    const photo = photoWith('Exif', false);
    const change = fc.tuple(fc.nat(photo.length), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.nat(photo.length), (changes, end) => {
        const bytes = Buffer.from(photo.subarray(0, end));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        expect(heifWithoutMetadata(bytes).length).toBe(bytes.length);
      }),
    );
  });
});
