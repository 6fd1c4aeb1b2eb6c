import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerSettings } from '../platform/configuration/settings';
import { errorCodeOf, isError } from '../platform/problems/error-code';

/** A bare request has no route yet. */
interface LoggedRequest {
  method: string;
  routeOptions?: { url?: string };
}

/** Has no phone numbers, network addresses and tokens; `reqId` is the answer's `x-request-id`. */
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

/** Pattern of the route, such as `/v1/key/:token/…`; other addresses may contain anything. */
export const describeAddress = ({ routeOptions }: Pick<LoggedRequest, 'routeOptions'>): string =>
  routeOptions?.url ?? 'no route';

/** Database errors repeat the values of a query in several places; those are left out. */
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

/** PostgreSQL's `invalid input syntax for type integer: "…"` ends where the stack or text does. */
function withoutQuotedValue(text: string): string {
  const start = text.indexOf(': "');
  if (start < 0) return text;
  const end = text.indexOf('"\n    at ', start + 3);
  return `${text.slice(0, start)}: "…"${end < 0 ? '' : text.slice(end + 1)}`;
}
