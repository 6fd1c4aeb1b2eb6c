import { type Logger, pino } from 'pino';
import { errorCodeOf, isError } from './problems/error-code';
import type { ServerSettings } from './settings';

/**
 * The log of the process: one JSON object a line, without personal data. There are no phone
 * numbers, no network addresses and no tokens in it.
 */
export function openLog({ logLevel }: Pick<ServerSettings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  });
}

/** An address without the keys of OpenRosa and of downloads in it, and without what was asked. */
export function withoutSecrets(url: string): string {
  return url.replace(/\/(key|downloads)\/[^/?]+/g, '/$1/…').replace(/\?.*$/, '?…');
}

/**
 * An error for the log. Database errors repeat the values of a query in several places; those are
 * left out.
 */
export function describeError(error: unknown): object {
  if (!isError(error)) return { type: typeof error };
  const code = errorCodeOf(error);
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code && { code }),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Drizzle writes `Failed query: … params: …`; the values go on up to the stack. */
const withoutValues = (text: string) =>
  text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: …');
