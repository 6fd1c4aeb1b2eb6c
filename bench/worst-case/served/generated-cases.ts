import {
  percentEncoded,
  sendableHeader,
  sendablePath,
} from '../../../server/testing/fuzz/fuzz-call';
import { NASTY_FILLINGS } from '../nasty-fillings';
import { HEADER_BYTES } from '../sizes';
import { BAD_BODIES } from './bad-bodies';
import { type CallCase, type Fill, inputsOf, type WorstCall } from './call-case';
import type { Caller, Callers } from './callers';
import { type Schema, sampleOf, schemaOf } from './sample-body';
import type { ServedRoute } from './served-routes';

/** Longest parameter of a path that a route gets to see, in characters. */
const PARAMETER_CHARACTERS = 500;

/** Headers that a route may read by itself. */
const HEADERS_OF_ROUTES = ['accept-encoding', 'if-none-match', 'range', 'user-agent'];

/** Headers that are read before any route is, in the same way for all routes of a kind. */
const HEADERS_BEFORE_ROUTES = [
  'authorization',
  'accept-language',
  'content-type',
  'cookie',
  'origin',
  'x-forwarded-for',
];

/** Beginnings behind which a reader goes on. */
const HEADER_STARTS: Record<string, string> = {
  authorization: 'Bearer ',
  range: 'bytes=',
  'content-type': 'application/json;',
  'if-none-match': 'W/"',
};

/** A call of a route as its caller makes it. */
function plainCall(route: ServedRoute, caller: Caller): WorstCall {
  const { listener, method, url, audience, schema } = route;
  const path = url
    .replace(':token', encodeURIComponent(caller.appUserToken))
    .replace(':projectId', '1')
    .replace(/:\w+|\*/g, '1');
  const query = schemaOf((schema as { querystring?: unknown } | undefined)?.querystring);
  const sent = new URLSearchParams(
    Object.entries(query.properties ?? {}).map(([name, one]) => [
      name,
      String(sampleOf(one, caller, name)),
    ]),
  );
  return {
    listener,
    method,
    path: sent.size > 0 ? `${path}?${sent}` : path,
    headers: {
      ...(audience === 'app-user' ? { 'x-openrosa-version': '1.0' } : {}),
      authorization: `Bearer ${nextSession(route, caller)}`,
    },
    ...(method === 'POST' ? withJson(bodyOf(route, caller)) : {}),
  };
}

/** Some routes end the session that calls them. */
function nextSession({ url }: ServedRoute, { sessions }: Caller): string {
  if (url.endsWith('/sign-out') && sessions.length > 1) sessions.shift();
  return sessions[0] ?? '';
}

const bodySchema = ({ schema }: ServedRoute): Schema =>
  schemaOf((schema as { body?: unknown } | undefined)?.body);

const bodyOf = (route: ServedRoute, caller: Caller) => {
  const schema = bodySchema(route);
  return schema.properties ? sampleOf(schema, caller) : {};
};

const withJson = (body: unknown) => ({ body: Buffer.from(JSON.stringify(body)) });

/** A filling that fits into so many bytes once it is written in another way. */
const fitted =
  (fill: Fill, write: (text: string) => string): Fill =>
  (bytes) => {
    const written = write(fill(bytes)).length;
    return written <= bytes ? fill(bytes) : fill(Math.floor((bytes * bytes) / written));
  };

/**
 * Bad calls that can be made of what a route declares: its parameters, its query, its headers, every
 * field of its body, and bodies that are no such thing.
 *
 * @param isFirstOfKind With the headers that are read before any route is.
 */
export function generatedCases(route: ServedRoute, isFirstOfKind: boolean): CallCase[] {
  const headers = [...HEADERS_OF_ROUTES, ...(isFirstOfKind ? HEADERS_BEFORE_ROUTES : [])];
  const callOf = (callers: Callers) => plainCall(route, callers.of(route.name, route.audience));
  const caseOf = (
    place: string,
    full: number,
    change: (call: WorstCall, fill: Fill, size: number, callers: Callers) => WorstCall,
    fillings: Readonly<Record<string, Fill>> = NASTY_FILLINGS,
  ): CallCase => ({
    route: route.name,
    place,
    unit: 'bytes',
    full,
    inputs: inputsOf(fillings, (fill, size, callers) =>
      change(callOf(callers), fill, size, callers),
    ),
  });

  return [
    ...parameterCases(route, caseOf),
    caseOf('query', HEADER_BYTES, (call, fill, size) => ({
      ...call,
      path: `${call.path.split('?')[0]}?${sendablePath(fitted(fill, sendablePath)(size)).replaceAll('#', '')}`,
    })),
    ...queryCases(route, caseOf),
    ...headers.map((header) =>
      caseOf(`header ${header}`, HEADER_BYTES - 1_000, (call, fill, size) => ({
        ...call,
        headers: {
          ...call.headers,
          [header]:
            (HEADER_STARTS[header] ?? '') + sendableHeader(fitted(fill, sendableHeader)(size)),
        },
      })),
    ),
    ...(route.method === 'POST' ? bodyCases(route, caseOf) : []),
  ];
}

type CaseOf = (
  place: string,
  full: number,
  change: (call: WorstCall, fill: Fill, size: number, callers: Callers) => WorstCall,
  fillings?: Readonly<Record<string, Fill>>,
) => CallCase;

function parameterCases({ url }: ServedRoute, caseOf: CaseOf): CallCase[] {
  const parameters = url.match(/:\w+|\*/g) ?? [];
  return parameters.flatMap((parameter) => {
    const filled = (call: WorstCall, fill: Fill, size: number) => {
      const text = percentEncoded(fitted(fill, percentEncoded)(size));
      const own = url.split('/').findIndex((part) => part.startsWith(parameter));
      const parts = call.path.split('/');
      parts[own] = text;
      return { ...call, path: parts.join('/') };
    };
    return [
      caseOf(`parameter ${parameter}`, PARAMETER_CHARACTERS, filled),
      caseOf(`parameter ${parameter}, too long`, HEADER_BYTES - 200, filled),
    ];
  });
}

function queryCases({ schema }: ServedRoute, caseOf: CaseOf): CallCase[] {
  const query = schemaOf((schema as { querystring?: unknown } | undefined)?.querystring);
  return Object.keys(query.properties ?? {}).map((name) =>
    caseOf(`query ${name}`, HEADER_BYTES - 500, (call, fill, size) => {
      const [path = '', sent = ''] = call.path.split('?');
      const others = new URLSearchParams(sent);
      others.delete(name);
      const text = percentEncoded(fitted(fill, percentEncoded)(size));
      return { ...call, path: `${path}?${others}&${name}=${text}` };
    }),
  );
}

function bodyCases(route: ServedRoute, caseOf: CaseOf): CallCase[] {
  const schema = bodySchema(route);
  const room = route.bodyBytes - 2_000;
  const json = (call: WorstCall, body: string | Buffer): WorstCall => ({
    ...call,
    headers: { ...call.headers, 'content-type': 'application/json' },
    body: Buffer.from(body),
  });
  const fieldCase = (field: string, full: number, said: string) =>
    caseOf(`field ${field}${said}`, full, (call, fill, size, callers) => {
      const sample = bodyOf(route, callers.of(route.name, route.audience)) as object;
      const text = fitted(fill, (one) => JSON.stringify(one))(size);
      return json(call, JSON.stringify({ ...sample, [field]: text }));
    });
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, { maxLength }]) => [
    ...(maxLength && maxLength < room ? [fieldCase(field, maxLength, '')] : []),
    fieldCase(field, room, maxLength && maxLength < room ? ', too long' : ''),
  ]);
  const bodies = caseOf('body', room, (call, fill, size) => json(call, fill(size)), BAD_BODIES);
  return [...fields, bodies];
}
