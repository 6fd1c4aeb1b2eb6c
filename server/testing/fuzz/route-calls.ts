import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { type FuzzCall, fuzzCall, percentEncoded, sendableHeader, sendablePath } from './fuzz-call';
import { encodedBodies, jsonBodies, schemaOf } from './json-bodies';
import type { Known } from './known-callers';
import { nastyKey, nastyText } from './nasty-values';

/** A route with the listener that has it. */
export interface FuzzRoute {
  listener: FuzzCall['listener'];
  method: string;
  url: string;
  schema: RouteOptions['schema'];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const CONTENT_TYPES = [
  ...['application/json; charset=utf-16', 'application/json;', 'text/plain', 'application/xml'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
  ...['application/octet-stream', 'not a type', ''],
];

/** Headers that a caller may send on any route. */
const ODD_HEADERS: Record<string, string[]> = {
  accept: ['application/xml', '*/*;q=NaN', 'text/html,'.repeat(300)],
  'accept-encoding': ['br, gzip', 'identity;q=0', '*;q=0', 'gzip;q=1e999'],
  'accept-language': ['or-IN', '*', 'x'.repeat(3000)],
  'content-encoding': ['gzip', 'br'],
  cookie: ['session=stolen; better-auth.session_token=x', '='.repeat(3000)],
  host: ['evil.example', '[::1', 'a:b:c', ''],
  'if-none-match': ['*', '"'.repeat(2000)],
  origin: ['https://evil.example', 'null', 'http://aranya.test.evil.example', '%'],
  range: ['bytes=0-', 'bytes=-1,5-3', 'bytes=0-0,'.repeat(300)],
  'transfer-encoding': ['chunked'],
  'user-agent': ['', 'x'.repeat(4000)],
  'x-forwarded-for': ['127.0.0.1', 'x', `${'1.1.1.1,'.repeat(300)}`],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
};

const oddHeader = fc.oneof(
  ...Object.entries(ODD_HEADERS).map(([name, values]) =>
    fc.constantFrom(...values).map((value): [string, string] => [name, value]),
  ),
  fc
    .tuple(fc.constantFrom('x-odd', 'accept', 'cookie', 'origin', 'referer'), nastyText)
    .map(([name, value]): [string, string] => [name, sendableHeader(value)]),
);

function authorizations(known: Known): fc.Arbitrary<string | null> {
  const good = known.callers.flatMap(({ tokens }) => tokens).map((token) => `Bearer ${token}`);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 12 },
    { arbitrary: fc.constant(null), weight: 3 },
    {
      arbitrary: fc.constantFrom(
        ...known.endedTokens.map((token) => `Bearer ${token}`),
        `Bearer ${'a'.repeat(32)}`,
        'Bearer ',
        'Basic OTAwMDAwMDAwMToyNDY4MTA=',
        `bearer ${good[0]?.slice(7, -1)}`,
        `Bearer ${'a'.repeat(4000)}`,
      ),
      weight: 1,
    },
    { arbitrary: nastyText.map((text) => `Bearer ${sendableHeader(text)}`), weight: 1 },
  );
}

/** The address of a route with a value for each parameter. */
function paths(url: string, known: Known): fc.Arbitrary<string> {
  const places = url.split(/(:\w+|\*)/);
  const filled = places.map((part) => {
    if (!/^(:\w+|\*)$/.test(part)) return fc.constant(part);
    return fc.oneof(
      fc.constantFrom('1', 'anything', known.formId, ...known.appUserIds, 'Salbani'),
      nastyText.map((text) => percentEncoded(text.slice(0, 600))),
      nastyText.map((text) => sendablePath(text.slice(0, 600).replace(/[?#]/g, ''))),
    );
  });
  return fc.tuple(...filled).map((parts) => parts.join(''));
}

const queryText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const queryOf = (pairs: readonly [string, unknown][]) =>
  pairs
    .map(([name, value]) => [name, queryText(value).slice(0, 1000)].map(percentEncoded).join('='))
    .join('&');

/** A query with the parameters of the route's contract, and others. */
function queries(route: FuzzRoute, known: Known): fc.Arbitrary<string> {
  const { querystring } = (route.schema ?? {}) as { querystring?: unknown };
  const named = Object.keys(schemaOf(querystring).properties ?? {});
  const odd = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...named, 'x'), nastyKey), nastyText), {
      maxLength: 3,
    })
    .map(queryOf);
  const valid = jsonBodies(querystring, known).map((query) =>
    queryOf(Object.entries(typeof query === 'object' && query ? query : {})),
  );
  const text = querystring
    ? fc.oneof({ arbitrary: valid, weight: 3 }, { arbitrary: odd, weight: 1 })
    : fc.oneof({ arbitrary: fc.constant(''), weight: 4 }, { arbitrary: odd, weight: 1 });
  return text.map((query) => (query ? `?${query}` : ''));
}

/** Calls of one route of the server, with tokens of every kind of caller. */
export function routeCalls(route: FuzzRoute, known: Known): fc.Arbitrary<FuzzCall> {
  const { listener, url } = route;
  const takesBody = route.method !== 'GET' && route.method !== 'HEAD';
  const method = fc.oneof(
    { arbitrary: fc.constant(route.method), weight: 12 },
    { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
  );
  const contract = (route.schema as { body?: unknown } | undefined)?.body;
  const body = takesBody
    ? encodedBodies(jsonBodies(contract, known))
    : fc.oneof(
        { arbitrary: fc.constant(null), weight: 9 },
        { arbitrary: fc.constant(Buffer.from('{}')), weight: 1 },
      );
  const contentType = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 12 },
    { arbitrary: fc.constantFrom(...CONTENT_TYPES), weight: 1 },
  );
  const headers = fc.oneof(
    { arbitrary: fc.constant<[string, string][]>([['origin', known.allowedOrigin]]), weight: 3 },
    { arbitrary: fc.array(oddHeader, { maxLength: 3 }), weight: 1 },
  );
  return fc
    .record({
      method,
      path: paths(url, known),
      query: queries(route, known),
      authorization: authorizations(known),
      body,
      contentType,
      headers,
    })
    .map((made) =>
      fuzzCall(`${route.method} ${url}`, {
        listener,
        method: made.method,
        path: made.path + made.query,
        headers: {
          ...Object.fromEntries(made.headers),
          ...(made.authorization === null ? {} : { authorization: made.authorization }),
          ...(made.body ? { 'content-type': made.contentType } : {}),
        },
        body: made.body,
      }),
    );
}
