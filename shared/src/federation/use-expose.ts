import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { arrivedExpose, forgetExpose, loadExpose } from './load-expose';

type Loading<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; error: unknown };

function started<Module>(remote: string, expose: string, failure: unknown): Loading<Module> {
  const module = arrivedExpose<Module>(remote, expose);
  if (module) return { state: 'ready', module };
  return failure ? { state: 'failed', error: failure } : { state: 'loading' };
}

/** @param failure of a load that has just ended: nothing is fetched before the person retries */
export function useExpose<Module>(remote: string, expose: string, failure?: unknown) {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState(() => started<Module>(remote, expose, failure));
  const begin = useEffectEvent((attempt: number) =>
    started<Module>(remote, expose, attempt === 0 ? failure : undefined),
  );

  useEffect(() => {
    let shown = true;
    const now = begin(attempt);
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
