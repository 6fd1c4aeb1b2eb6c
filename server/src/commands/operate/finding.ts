/** Result of a check, with advice. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** Subject of the check, such as `database`. */
  topic: string;
  /** The state; if it is wrong, also what to do. */
  sentence: string;
}

export const about = (topic: string) => ({
  ok: (sentence: string): Finding => ({ level: 'ok', topic, sentence }),
  warning: (sentence: string): Finding => ({ level: 'warning', topic, sentence }),
  error: (sentence: string): Finding => ({ level: 'error', topic, sentence }),
});

/** Timeout for answers of other services, in milliseconds. */
export const TIMEOUT_MS = 5_000;

/** Requests an address without following redirects. */
export const ask = (address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> =>
  fetch(address, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Short reason of a failed call; `fetch` wraps it in a general error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
