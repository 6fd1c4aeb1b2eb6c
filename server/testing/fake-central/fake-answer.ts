import { createHash } from 'node:crypto';

/** Domain that Central uses in links, regardless of the requested address. */
export const DOMAIN = 'https://central.example.org';

/** An answer of the fake. */
export interface FakeAnswer {
  status: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** `ETag` of the answer; default: computed from the body. */
  tag?: string;
  /** Like Central, answers 304 even to a request with `no-cache`. */
  comparedAlways?: boolean;
}

export const json = (content: unknown): FakeAnswer => ({
  status: 200,
  body: JSON.stringify(content),
});

export const done = () => json({ success: true });

/** Central's refusals: the integer part of the code is the status. */
export const refuse = (code: number, message: string, details?: object): FakeAnswer => ({
  status: Math.floor(code),
  body: JSON.stringify({ message, code, ...(details && { details }) }),
});

export const notAuthenticated = () =>
  refuse(401.2, 'Could not authenticate with the provided credentials.');
export const noRights = () =>
  refuse(403.1, 'The authentication you provided does not have rights to perform that action.');
export const notFound = () => refuse(404.1, 'Could not find the resource you were looking for.');

export const alreadyExists = (table: string, fields: string[], values: string[]) =>
  refuse(409.3, `A resource already exists with ${fields.join()} value(s) of ${values.join()}.`, {
    fields,
    values,
    table,
  });

/** An OpenRosa answer; Central begins it with a line break and two spaces. */
export const openRosa = (status: number, nature: '' | 'error', message: string): FakeAnswer => ({
  status,
  type: 'text/xml; charset=utf-8',
  headers: {
    'x-openrosa-version': '1.0',
    'x-openrosa-accept-content-length': '100000000',
    'content-language': 'en',
  },
  body:
    '\n  <OpenRosaResponse xmlns="http://openrosa.org/http/response" items="0">\n' +
    `    <message nature="${nature}">${message}</message>\n  </OpenRosaResponse>`,
});

export const weakTag = (body: string | Buffer) =>
  `W/"${body.length.toString(16)}-${createHash('sha1').update(body).digest('base64').slice(0, 27)}"`;
