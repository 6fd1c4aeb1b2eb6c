import { ApiError, problemFor, refreshProfile } from '@aranya/shared/api';
import { useCallback, useEffect, useState } from 'react';

/** Something that the server is asked for. */
export type Loaded<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; data: Data };

/**
 * The sentence for a failed call. Where the server no longer takes this person for staff, the
 * profile is read anew: its 'Forbidden' ends the session, as everywhere in the product.
 */
export function sentenceFor(error: unknown): string {
  console.warn(error);
  if (error instanceof ApiError && error.status === 403) {
    refreshProfile().catch((failure: unknown) => console.warn(failure));
  }
  return problemFor(error).message;
}

/**
 * Loads what `key` names, anew whenever the key changes; an answer that comes too late is dropped.
 * @param fetch a function that stays the same between renders
 */
export function useLoaded<Data>(key: string, fetch: (key: string) => Promise<Data>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });

  useEffect(() => {
    let wanted = true;
    setLoaded({ state: 'loading' });
    fetch(key).then(
      (data) => wanted && setLoaded({ state: 'ready', data }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', message: sentenceFor(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, fetch, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { loaded, again };
}
