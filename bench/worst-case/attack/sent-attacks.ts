import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { BAD_JPEGS } from '../cases/picture-cases';
import { filled } from '../direct-case';
import type { WorstCall } from '../served/call-case';
import { mapPath } from '../served/cases/map-cases';
import { END, part, recordPart, SUBMISSION, submission } from '../served/multipart';
import { type Attack, tallied } from './attack';

const UPDATE = 'POST /api/aranya/profile/update-profile';

/** Calls that are all sent at once. */
const sent = (
  name: string,
  size: string,
  calls: (tools: Parameters<Attack['prepare']>[0]) => WorstCall[],
  listener: Attack['listener'] = 'server',
): Attack => ({
  name,
  size,
  listener,
  prepare(tools) {
    const made = calls(tools);
    return async () => {
      const answers = await Promise.all(made.map(tools.sender.send));
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      const unanswered = answers.filter(({ status }) => status === 0).length;
      return {
        answers: tallied(answers.map(({ status }) => status)),
        note: `the slowest answer after ${(slowest / 1000).toFixed(1)} s`,
        faults: unanswered > 0 ? [`${unanswered} had no answer`] : [],
      };
    };
  },
});

const records = (name: string, size: string, content: () => string, root?: string) =>
  sent(name, size, ({ product }) =>
    Array.from({ length: 3 }, () =>
      submission(
        product.callers.of(SUBMISSION, 'app-user'),
        Buffer.concat([recordPart(content(), root), END]),
      ),
    ),
  );

const groups = (levels: number, content: string) =>
  '<g>'.repeat(levels) + content + '</g>'.repeat(levels);

const places = (count: number) => '<location>1 1</location>'.repeat(count);
const species = (count: number) => '<species>Sal</species>'.repeat(count);
const envelope = (count: number) =>
  `<media>${Array.from({ length: count }, (_, one) => `<file>${one}.enc</file>`).join('')}</media>`;
const ENCRYPTED = 'encrypted="yes" id="tree_test" version="2026010101"';

const photo = (bytes: number): Attack =>
  sent('JPEG of restart markers', `${bytes / 1_000_000} MB`, ({ product }) => [
    submission(
      product.callers.of(SUBMISSION, 'app-user'),
      Buffer.concat([
        recordPart('<photo>tree.jpg</photo>'),
        part('tree.jpg', BAD_JPEGS['restart markers']?.(bytes) ?? '', 'image/jpeg'),
        END,
      ]),
    ),
  ]);

const maps = (count: number, from: string | null) =>
  sent(
    from ? 'maps, all from one address' : 'maps, each from another address',
    `${count} at once, 2048 × 2048, 15 layers`,
    () =>
      Array.from({ length: count }, (_, number) => ({
        listener: 'server',
        method: 'GET',
        path: mapPath(15, LIMITS.mapPicture.side, `60,5,100,4${number % 10}.${number}`),
        ...(from ? { headers: { 'x-forwarded-for': from } } : {}),
      })),
  );

const path = (slashes: number) =>
  sent(
    'path of slashes at the server of pages',
    `${slashes.toLocaleString('en')} slashes`,
    () => [{ listener: 'host', method: 'GET', path: `/a${'/'.repeat(slashes)}b` }],
    'host',
  );

/** Inputs of double the size that once stopped the server, and the largest that are taken. */
export const SENT_ATTACKS: readonly Attack[] = [
  records(
    'place of digits that many species share',
    '36,000 digits, 200 species',
    () => `${species(200)}<location>${filled('1', 36_000)}x 1</location>`,
  ),
  records(
    'species deep inside',
    '400 species, 190 levels, 120,000 places',
    () => groups(190, species(400)) + places(120_000),
  ),
  records(
    'species deep inside, as large as is taken',
    '400 species, 95 levels, 99,000 places',
    () => groups(95, species(400)) + places(99_000),
  ),
  sent('e-mail of dots', '240,000 dots', ({ product }) => {
    const { phoneNumber, sessions } = product.callers.of(UPDATE, 'signed-in');
    const [token = ''] = sessions;
    const fields = {
      name: 'Asha',
      organization: '',
      organizationName: '',
      address: '',
      webURL: '',
    };
    const email = `a@${'.'.repeat(240_000)}@`;
    return [
      {
        listener: 'server',
        method: 'POST',
        path: '/api/aranya/profile/update-profile',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ token, phoneNumber, ...fields, email })),
      },
    ];
  }),
  records('envelope with names of files', '180,000 names', () => envelope(180_000), ENCRYPTED),
  records('envelope, as large as is taken', '98,000 names', () => envelope(98_000), ENCRYPTED),
  photo(LIMITS.openRosa.photoBytes),
  photo(2 * LIMITS.openRosa.photoBytes),
  path(31_600),
  path(15_800),
  sent('first map after a start', '256 × 256, one layer', () => [
    { listener: 'server', method: 'GET', path: mapPath(1, 256) },
  ]),
  sent('view of the public map', 'the world at zoom 22', () => [
    {
      listener: 'server',
      method: 'GET',
      path: '/api/aranya/public-occurrences?bbox=-180,-90,180,90&zoom=22',
    },
  ]),
  maps(20, null),
  maps(20, '203.0.113.7'),
];
