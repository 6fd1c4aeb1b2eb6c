export interface RetryPolicy {
  attempts: number;
  attemptTimeoutMs: number;
  /** Delay before the second try; doubled for each further one, plus up to a quarter at random. */
  backoffMs: number;
}

/** Above the 120 s of a code chunk, which may be slow and still arrive. */
export const LOAD_POLICY: RetryPolicy = { attempts: 3, attemptTimeoutMs: 125_000, backoffMs: 400 };

export const ENTRY_TIMEOUT_MS = 10_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds));

export function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(
      () => reject(new Error(`no answer in ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => window.clearTimeout(timer));
  });
}

/** Rejects with the last failure. */
export async function retry<Value>(
  work: () => Promise<Value>,
  policy: RetryPolicy = LOAD_POLICY,
): Promise<Value> {
  let failure: unknown;
  for (let attempt = 0; attempt < policy.attempts; attempt++) {
    if (attempt > 0) {
      await wait(policy.backoffMs * 2 ** (attempt - 1) * (1 + Math.random() / 4));
    }
    try {
      return await withTimeout(work(), policy.attemptTimeoutMs);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
