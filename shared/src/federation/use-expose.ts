import { useCallback, useEffect, useState } from 'react';
import { arrivedExpose, forgetExpose, loadExpose } from './load-expose';

type Loading<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; error: unknown };

const started = <Module>(remote: string, expose: string): Loading<Module> => {
  const module = arrivedExpose<Module>(remote, expose);
  return module ? { state: 'ready', module } : { state: 'loading' };
};

/**
 * State of a remote's module that is loading, and a function to retry.
 * @param failure of a load that has just ended: nothing is fetched before the person retries
 */
export function useExpose<Module>(remote: string, expose: string, failure?: unknown) {
  const [attempt, setAttempt] = useState(0);
  const first = (): Loading<Module> => {
    const now = started<Module>(remote, expose);
    return failure && attempt === 0 && now.state === 'loading'
      ? { state: 'failed', error: failure }
      : now;
  };
  const [loading, setLoading] = useState(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let shown = true;
    const now = first();
    setLoading(now);
    if (now.state === 'loading') {
      loadExpose<Module>(remote, expose).then(
        (module) => shown && setLoading({ state: 'ready', module }),
        (error: unknown) => shown && setLoading({ state: 'failed', error }),
      );
    }
    return () => {
      shown = false;
    };
  }, [remote, expose, attempt]);

  const retry = useCallback(() => {
    forgetExpose(remote, expose);
    setLoading({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, [remote, expose]);
  return { loading, retry };
}
