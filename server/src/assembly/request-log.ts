import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerSettings } from '../platform/configuration/settings';
import { errorCodeOf, isError } from '../platform/problems/error-code';

/** Logged fields of a request: Fastify's, or a bare one before it has a route. */
interface LoggedRequest {
  method: string;
  routeOptions?: { url?: string };
}

/**
 * The log of the process: one JSON object per line, without phone numbers, network addresses and
 * tokens. `reqId` is the `x-request-id` of the answer.
 * @param destination Output of the lines. Default: standard output.
 */
export function openLog(
  { logLevel }: Pick<ServerSettings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    serializers: {
      req: (request: LoggedRequest) => ({ method: request.method, url: describeAddress(request) }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The address of a request for the log: the pattern of its route, such as `/v1/key/:token/…`.
 * Addresses without a route are omitted, because they may contain anything.
 */
export const describeAddress = ({ routeOptions }: Pick<LoggedRequest, 'routeOptions'>): string =>
  routeOptions?.url ?? 'no route';

/**
 * An error for the log. Database errors repeat the values of a query in several places; those are
 * left out.
 */
export function describeError(error: unknown): object {
  if (!isError(error)) return { type: typeof error };
  const code = errorCodeOf(error);
  const written = isSqlState(code) ? withoutQuotedValue : (text: string) => text;
  return {
    type: error.name,
    message: written(withoutValues(error.message)),
    ...(code && { code }),
    stack: written(withoutValues(error.stack ?? '')),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Drizzle's messages end with `params: …`, which is personal data, so it is cut off up to the stack. */
const withoutValues = (text: string) =>
  text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: …');

const isSqlState = (code: string | null) => /^[0-9A-Z]{5}$/.test(code ?? '');

/**
 * PostgreSQL writes `invalid input syntax for type integer: "…"`. The value ends where the stack
 * begins, or the text ends.
 */
function withoutQuotedValue(text: string): string {
  const start = text.indexOf(': "');
  if (start < 0) return text;
  const end = text.indexOf('"\n    at ', start + 3);
  return `${text.slice(0, start)}: "…"${end < 0 ? '' : text.slice(end + 1)}`;
}
