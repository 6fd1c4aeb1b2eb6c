import { LIMITS } from '../../../../server/src/platform/configuration/limits';
import { filled } from '../../direct-case';
import type { CallCase } from '../call-case';
import type { Callers } from '../callers';
import { END, MULTIPART_TYPE, part } from '../multipart';

/** What is sent to; publishing only checks. */
const PATHS = {
  'POST /api/aranya/administration/forms': '/api/aranya/administration/forms?check=yes',
  'POST /api/aranya/administration/form-drafts': '/api/aranya/administration/form-drafts',
} as const;
type Route = keyof typeof PATHS;

const { files, fields, requestBytes, xmlBytes } = LIMITS.formUpload;

const formCase = (
  route: Route,
  place: string,
  unit: string,
  full: number,
  bodies: Record<string, (size: number) => Buffer[]>,
): CallCase => ({
  route,
  place,
  unit,
  full,
  inputs: Object.fromEntries(
    Object.entries(bodies).map(([input, body]) => [
      input,
      (size: number, callers: Callers) => ({
        listener: 'server' as const,
        method: 'POST',
        path: PATHS[route],
        headers: {
          authorization: `Bearer ${callers.of(route, 'administrator').sessions[0]}`,
          'content-type': MULTIPART_TYPE,
        },
        body: Buffer.concat([...body(size), END]),
      }),
    ]),
  ),
});

const form = (model: string, record: string) =>
  part(
    'form',
    `<html><head><model><instance><d id="f">${record}</d></instance>${model}</model></head><body><input ref="/d/a"/></body></html>`,
  );

const casesOf = (route: Route): CallCase[] => [
  formCase(route, 'form', 'bytes', xmlBytes - 10_000, {
    'elements in elements': (size) => [part('form', filled('<a>', size))],
    'empty elements': (size) => [form('', filled('<a/>', size - (size % 4)))],
    'one formula of words': (size) => [
      form(`<bind nodeset="/d/a" calculate="${filled('../a + ', size)}1"/>`, '<a/>'),
    ],
    'one formula of brackets': (size) => [
      form(`<bind nodeset="/d/a" calculate="${filled('a(', size)}"/>`, '<a/>'),
    ],
    'one file’s long name': (size) => [form(`<a>jr://images/${filled('a ', size)}</a>`, '<a/>')],
    zeroes: (size) => [part('form', Buffer.alloc(size))],
  }),
  formCase(route, 'form', 'questions', fields - 10, {
    'that wait for the next': (size) => [
      form(
        Array.from(
          { length: size },
          (_, one) => `<bind nodeset="/d/q${one}" relevant="/d/q0 + /d/q${one + 1}"/>`,
        ).join(''),
        Array.from({ length: size }, (_, one) => `<q${one}/>`).join(''),
      ),
    ],
  }),
  formCase(route, 'media', 'files', files - 1, {
    'small files': (size) =>
      Array.from({ length: size }, (_, one) => part('media', 'a', 'image/png', `${one}.png`)),
  }),
  formCase(route, 'media', 'bytes', requestBytes - 10_000, {
    'one file': (size) => [part('media', Buffer.alloc(size), 'image/png')],
  }),
];

/** Forms that administrators give, to be published or as drafts. */
export const FORM_UPLOAD_CASES: readonly CallCase[] = [
  ...casesOf('POST /api/aranya/administration/forms'),
  ...casesOf('POST /api/aranya/administration/form-drafts'),
];
