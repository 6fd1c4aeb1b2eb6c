import type { AccountContext } from './account-context';

interface RepeatedWork {
  seconds: number;
  /** Logged when a pass fails; the next pass tries again. */
  failure: string;
  isBegunAtOnce: boolean;
  pass: (signal: AbortSignal) => Promise<unknown>;
}

/** Passes never overlap. @returns function that stops the schedule and waits for a running pass */
export function repeatWork(
  { log }: Pick<AccountContext, 'log'>,
  { seconds, failure, isBegunAtOnce, pass }: RepeatedWork,
): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<unknown> | null = null;
  const begin = () => {
    running ??= pass(stop.signal)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = null;
      });
  };
  if (isBegunAtOnce) begin();
  const timer = setInterval(begin, seconds * 1000).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
