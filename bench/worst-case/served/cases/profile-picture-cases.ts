import { deflateSync } from 'node:zlib';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { BAD_JPEGS, BAD_PNGS } from '../../cases/picture-cases';
import { filled } from '../../direct-case';
import type { CallCase } from '../call-case';
import type { Callers } from '../callers';

const ROUTE = 'POST /api/aranya/profile/update-profile-image';

/** The first of a PNG whose pixels are all the same: small as a file, large in memory. */
function plainPng(pixels: number): Buffer {
  const side = Math.floor(Math.sqrt(pixels));
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length);
    head.write(type, 4, 'latin1');
    // A wrong sum is what a decoder that is strict refuses after the work.
    return Buffer.concat([head, content, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pictureCase = (
  unit: string,
  full: number,
  texts: Record<string, (size: number) => string>,
): CallCase => ({
  route: ROUTE,
  place: 'picture',
  unit,
  full,
  inputs: Object.fromEntries(
    Object.entries(texts).map(([input, text]) => [
      input,
      (size: number, callers: Callers) => {
        const { phoneNumber, sessions } = callers.of(ROUTE, 'signed-in');
        const [token = ''] = sessions;
        return {
          listener: 'server' as const,
          method: 'POST',
          path: '/api/aranya/profile/update-profile-image',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify({ phoneNumber, token, base64Data: text(size) })),
        };
      },
    ]),
  ),
});

/** Pictures of one's own, as text. */
export const PROFILE_PICTURE_CASES: readonly CallCase[] = [
  pictureCase('characters', FIELD_LIMITS.base64Photo - 10, {
    'no picture': (size) => filled('A', size),
    'an address that does not end': (size) => `data:${filled('a', size - 5)}`,
    'line ends': (size) => filled('A\n', size),
    'restart markers': (size) =>
      BAD_JPEGS['restart markers']?.(Math.floor(size * 0.75) - 3).toString('base64') ?? '',
    'empty texts': (size) =>
      BAD_PNGS['empty texts']?.(Math.floor(size * 0.75) - 3).toString('base64') ?? '',
  }),
  pictureCase('pixels', 49_000_000, {
    'a plain picture': (size) => plainPng(size).toString('base64'),
  }),
];
