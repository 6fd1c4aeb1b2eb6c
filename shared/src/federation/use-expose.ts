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

/** A module of a remote as it arrives, and a way to fetch it again after a failure. */
export function useExpose<Module>(remote: string, expose: string) {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState(() => started<Module>(remote, expose));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let shown = true;
    const now = started<Module>(remote, expose);
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
