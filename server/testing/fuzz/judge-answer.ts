import { PROBLEMS, ProblemBody } from '@aranya/shared/contracts';
import { type FuzzCall, textOfCall } from './fuzz-call';
import type { Known } from './known-callers';
import type { FuzzAnswer } from './send-call';

/** Headers that every answer of the server must have. */
const REQUIRED_HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/,
  'referrer-policy': /^no-referrer$/,
} as const;

/** Internal details of sources, database and runtime that must not appear in an answer. */
const INSIDES = [
  '\n    at ',
  'node_modules',
  '/server/src/',
  'Failed query',
  'params:',
  'syntax error at',
  'ECONNREFUSED',
  'SQLITE',
  'pg_catalog',
];
const isOfInsides = (text: string) =>
  INSIDES.some((words) => text.includes(words)) || /\.ts:\d/.test(text);

/** Routes that work without scripts and answer with a page, even on refusal. */
const PAGES = ['/api/aranya/measurement_gaps/form', '/api/aranya/mail-updates/end'];

/** Calls whose connection the server may close without an answer. */
const MAY_CLOSE = /^broken HTTP$/;

/** @returns The faults of an answer, one sentence each; empty if it is correct. */
export function judgeAnswer(call: FuzzCall, answer: FuzzAnswer, known: Known): string[] {
  if (answer.failure === 'hang') return ['no answer came'];
  if (answer.failure === 'closed') {
    return MAY_CLOSE.test(call.aim) ? [] : ['the connection was closed without an answer'];
  }
  const status = answer.status ?? 0;
  const faults = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...missingHeaders(answer),
    ...wrongShape(call, answer, status),
    ...wrongOrigin(call, answer),
    ...leaks(call, answer, known),
  ];
  if (isOfInsides(answer.body)) faults.push('the answer tells of the insides of the server');
  return faults;
}

function missingHeaders({ headers }: FuzzAnswer): string[] {
  return Object.entries(REQUIRED_HEADERS)
    .filter(([name, expected]) => !expected.test(String(headers[name] ?? '')))
    .map(([name]) => `header ${name} is ${headers[name] ? 'another' : 'missing'}`);
}

/** An error is a problem as JSON, a page that is read without scripts, or in the words of OpenRosa or of map servers. */
function wrongShape({ method, path, raw }: FuzzCall, answer: FuzzAnswer, status: number): string[] {
  const { headers, body } = answer;
  if (status < 400 || method === 'HEAD') return [];
  const type = String(headers['content-type'] ?? '');
  const address = raw ? (/^\S+ (\S+)/.exec(raw.toString('latin1'))?.[1] ?? '') : path;
  if (address.startsWith('/v1/') && type.startsWith('text/xml')) {
    const isOpenRosa =
      body.includes('<OpenRosaResponse') && headers['x-openrosa-version'] === '1.0';
    return isOpenRosa ? [] : ['an error of OpenRosa has another shape'];
  }
  if (/^\/wms/i.test(address) && body.includes('<ServiceException')) return [];
  const isPage = PAGES.includes(address.split('?')[0] ?? '') && type.startsWith('text/html');
  if (isPage && body.includes('<p role="alert">')) return [];
  return isProblem(body, type) ? [] : [`an error has another shape: ${status} ${type}`];
}

function isProblem(body: string, type: string): boolean {
  if (!type.startsWith('application/json')) return false;
  try {
    const { code } = ProblemBody.parse(JSON.parse(body));
    return Object.hasOwn(PROBLEMS, code);
  } catch {
    return false;
  }
}

/** Only listed origins may read answers; public data may be read by all. */
function wrongOrigin({ headers }: FuzzCall, answer: FuzzAnswer): string[] {
  const granted = answer.headers['access-control-allow-origin'];
  if (granted === undefined || granted === '*') return [];
  const faults = granted === headers.origin ? [] : ['CORS names another origin'];
  if (/evil|null/.test(granted)) faults.push(`CORS lets ${granted} read`);
  return faults;
}

/** An answer must not contain a token that the call did not contain; phone numbers are for administrators. */
function leaks(call: FuzzCall, { body }: FuzzAnswer, { callers }: Known): string[] {
  const said = textOfCall(call);
  const speaks = ({ tokens }: Known['callers'][number]) =>
    tokens.some((token) => said.includes(token));
  const numbersShown = callers.some((caller) => caller.seesNumbers && speaks(caller));
  return callers
    .filter((caller) => !speaks(caller))
    .flatMap(({ person, tokens }) => [...(numbersShown ? [] : [person.phoneNumber]), ...tokens])
    .filter((secret) => isIn(body, secret) && !said.includes(secret))
    .map(() => 'the answer holds a phone number or token of somebody else');
}

/** A decimal number may contain the digits of a phone number by chance. */
function isIn(body: string, secret: string): boolean {
  for (let at = body.indexOf(secret); at >= 0; at = body.indexOf(secret, at + 1)) {
    if (!/\.\d*$/.test(body.slice(Math.max(0, at - 20), at))) return true;
  }
  return false;
}
