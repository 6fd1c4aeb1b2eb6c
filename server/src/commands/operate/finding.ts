export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** Such as `database`. */
  topic: string;
  /** If the state is wrong, also what to do. */
  sentence: string;
}

export const about = (topic: string) => ({
  ok: (sentence: string): Finding => ({ level: 'ok', topic, sentence }),
  warning: (sentence: string): Finding => ({ level: 'warning', topic, sentence }),
  error: (sentence: string): Finding => ({ level: 'error', topic, sentence }),
});

export const TIMEOUT_MS = 5_000;

export const ask = (address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> =>
  fetch(address, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** `fetch` wraps the reason in a general error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
