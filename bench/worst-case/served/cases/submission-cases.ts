import { LIMITS } from '../../../../server/src/platform/configuration/limits';
import { BAD_JPEGS, BAD_PNGS, BAD_WEBPS } from '../../cases/picture-cases';
import { filled } from '../../direct-case';
import type { CallCase } from '../call-case';
import type { Callers } from '../callers';
import { END, MULTIPART_TYPE, part, recordPart, SUBMISSION, submission } from '../multipart';

const { xmlBytes, xml, parts, partHeaderBytes, requestBytes, photoBytes, fileBytes } =
  LIMITS.openRosa;

type Body = (size: number) => Buffer;

const caseOf = (
  place: string,
  unit: string,
  full: number,
  bodies: Record<string, Body>,
  contentType?: string,
): CallCase => ({
  route: SUBMISSION,
  place,
  unit,
  full,
  inputs: Object.fromEntries(
    Object.entries(bodies).map(([input, body]) => [
      input,
      (size: number, callers: Callers) =>
        submission(callers.of(SUBMISSION, 'app-user'), body(size), contentType),
    ]),
  ),
});

const withRecord = (...others: Buffer[]) => Buffer.concat([recordPart(''), ...others, END]);
const record = (content: string, root?: string) => Buffer.concat([recordPart(content, root), END]);

const groups = (levels: number, content: string) =>
  '<g>'.repeat(levels) + content + '</g>'.repeat(levels);

/** Records whose bytes are as many as may be. */
const recordBytes = caseOf('record', 'bytes', xmlBytes - 5_000, {
  'one place of digits for many species': (size) =>
    record(
      `${'<species>Sal</species>'.repeat(200)}<location>${filled('1', size - 5_000)}x 1</location>`,
    ),
  'one text': (size) => record(`<note>${filled('text ', size)}</note>`),
  'line ends': (size) => record(`<note>${filled('\r\n', size)}</note>`),
  'one section of brackets': (size) => record(`<note><![CDATA[${filled(']', size)}]]></note>`),
  ampersands: (size) => record(filled('&amp;', size - (size % 5))),
  comments: (size) => record(filled('<!---->', size - (size % 7))),
  'a comment of hyphens': (size) => record(`<!-- ${filled('- ', size)} -->`),
  attributes: (size) =>
    record(
      `<g ${Array.from({ length: Math.floor(size / 12) }, (_, one) => `a${one}=""`).join(' ')}/>`,
    ),
  'species of long names': (size) =>
    record(`<species>${filled('a', Math.floor(size / 510))}</species>`.repeat(500)),
  'an instance name': (size) =>
    record(`<meta><instanceName>${filled('a ', size)}</instanceName></meta>`),
});

/** Records whose elements are as many as may be. */
const recordElements = caseOf('record', 'elements', xml.elements - 1_000, {
  'species deep inside, places at the top': (size) =>
    record(
      '<location>1 1</location>'.repeat(size) + groups(95, '<species>Sal</species>'.repeat(400)),
    ),
  'species alone': (size) => record('<species>Sal</species>'.repeat(size)),
  'a group for each species': (size) =>
    record('<g><species>Sal</species><location>1 1</location></g>'.repeat(Math.floor(size / 3))),
  'empty elements': (size) => record('<g/>'.repeat(size)),
  'an envelope with names of files': (size) =>
    record(
      `<media>${Array.from({ length: size }, (_, one) => `<file>${one}.enc</file>`).join('')}</media>`,
      'encrypted="yes" id="tree_test" version="2026010101"',
    ),
  'photos that are named': (size) => record('<photo>a.jpg</photo>'.repeat(size)),
});

const bodyParts = caseOf('parts', 'parts', parts - 2, {
  'empty files': (size) =>
    withRecord(...Array.from({ length: size }, (_, one) => part(`f${one}`, '', 'image/jpeg'))),
  'files of one name': (size) =>
    withRecord(...Array.from({ length: size }, () => part('same.jpg', 'x', 'image/jpeg'))),
  records: (size) => Buffer.concat([...Array.from({ length: size }, () => recordPart('')), END]),
});

const header = (line: (size: number) => string) => (size: number) =>
  withRecord(
    Buffer.from(
      `--worst\r\n${line(size)}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`,
    ),
  );

const partHeaders = caseOf('header of a part', 'bytes', partHeaderBytes - 200, {
  spaces: header((size) => `X-A: a${filled(' ', size)}b`),
  'line ends': header((size) => filled('A: b\r\n', size - (size % 6)).slice(0, -2)),
  semicolons: header((size) => `Content-Disposition: form-data${filled(';', size)}`),
  parameters: header(
    (size) => `Content-Disposition: form-data${filled('; a="b"', size - (size % 7))}`,
  ),
  'a quoted name': header(
    (size) => `Content-Disposition: form-data; name="${filled('\\"', size - (size % 2))}"`,
  ),
  'a file name in percent signs': header(
    (size) =>
      `Content-Disposition: form-data; filename*=utf-8''${filled('%41', size - (size % 3))}`,
  ),
  'a long type': header((size) => `Content-Type: ${filled('a/', size)}`),
});

/** Bodies at the limit of a request that are no parts, or whose parts are hard to tell apart. */
const bodies = caseOf('body', 'bytes', requestBytes - 10_000, {
  'nothing but hyphens': (size) => Buffer.alloc(size, '-'),
  'nothing but line ends': (size) => Buffer.alloc(size, '\r\n'),
  'beginnings of a border': (size) =>
    withRecord(part('a.bin', Buffer.alloc(size, '\r\n--wors'), 'a/b')),
  'line ends in a file': (size) => withRecord(part('a.bin', Buffer.alloc(size, '\r\n'), 'a/b')),
  'a file of zeroes': (size) =>
    withRecord(part('a.bin', Buffer.alloc(Math.min(size, fileBytes)), 'a/b')),
  borders: (size) => Buffer.alloc(size, '--worst\r\n'),
});

const boundary: CallCase = {
  route: SUBMISSION,
  place: 'boundary',
  unit: 'bytes',
  full: 14_000,
  inputs: Object.fromEntries(
    Object.entries({
      hyphens: (size: number) => `multipart/form-data; boundary=${filled('-', size)}`,
      'an open quote': (size: number) => `multipart/form-data; boundary="${filled('a ', size)}`,
      spaces: (size: number) => `multipart/form-data${filled(' ', size)}x`,
      semicolons: (size: number) => `multipart/form-data${filled('; boundary ', size)}`,
    }).map(([input, type]) => [
      input,
      (size: number, callers: Callers) =>
        submission(
          callers.of(SUBMISSION, 'app-user'),
          Buffer.alloc(1_000_000, '\r\n--------'),
          type(size),
        ),
    ]),
  ),
};

const photos = caseOf(
  'photo',
  'bytes',
  photoBytes - 10,
  Object.fromEntries(
    Object.entries({ jpeg: BAD_JPEGS, png: BAD_PNGS, webp: BAD_WEBPS }).flatMap(([kind, bad]) =>
      Object.entries(bad).map(([input, picture]): [string, Body] => [
        `${kind} of ${input}`,
        (size) =>
          Buffer.concat([
            recordPart('<photo>tree.jpg</photo>'),
            part('tree.jpg', picture(size), `image/${kind}`),
            END,
          ]),
      ]),
    ),
  ),
);

/** A phone that sends to a draft whose key has ended. */
const ofDraft: CallCase = {
  route: 'POST /v1/test/:token/projects/:projectId/forms/:formId/draft/submission',
  place: 'record',
  unit: 'bytes',
  full: xmlBytes - 5_000,
  inputs: {
    'for a key that nobody has': (size: number) => ({
      listener: 'server',
      method: 'POST',
      path: `/v1/test/${'a'.repeat(64)}/projects/1/forms/tree_test/draft/submission`,
      headers: { 'x-openrosa-version': '1.0', 'content-type': MULTIPART_TYPE },
      body: record(`<note>${filled('text ', size)}</note>`),
    }),
  },
};

export const SUBMISSION_CASES: readonly CallCase[] = [
  ofDraft,
  recordBytes,
  recordElements,
  bodyParts,
  partHeaders,
  boundary,
  bodies,
  photos,
];
