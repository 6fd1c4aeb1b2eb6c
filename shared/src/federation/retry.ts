/** How a load is tried. All times in milliseconds. */
export interface RetryPolicy {
  /** Tries in all. */
  attempts: number;
  /** Limit of one try. */
  attemptTimeoutMs: number;
  /** Wait before the second try; doubled for each further one, plus up to a quarter at random. */
  backoffMs: number;
}

/**
 * The limit of a try is a last resort above the 120 s of a code chunk: on a slow network a chunk may
 * take long and still arrive. Manifest and entry are small and have a limit of their own.
 */
export const LOAD_POLICY: RetryPolicy = { attempts: 3, attemptTimeoutMs: 125_000, backoffMs: 400 };

/** Limit for a manifest and for an entry script, in milliseconds. */
export const ENTRY_TIMEOUT_MS = 10_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds));

/** Rejects where `work` has not settled in time. */
export function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(
      () => reject(new Error(`no answer in ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => window.clearTimeout(timer));
  });
}

/** Tries `work` as the policy says; rejects with the last failure. */
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
