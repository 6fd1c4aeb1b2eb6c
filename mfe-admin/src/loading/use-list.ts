import { useCallback, useEffect, useState } from 'react';
import { sentenceFor } from './sentence-for';

/** A list of the server. What was there before stays in sight while the next part is on its way. */
export interface List<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined;
  busy: boolean;
  /** Why the last call failed; empty where it did not. */
  failure: string;
  /** Asks again for the same. */
  again: () => void;
}

/**
 * Asks the server whenever `query` changes; an answer that comes too late is dropped.
 * @param ask a function that stays the same between renders
 * @param query plain data
 */
export function useList<Query, Data>(
  ask: (query: Query) => Promise<Data>,
  query: Query,
): List<Data> {
  const key = JSON.stringify(query);
  const [attempt, setAttempt] = useState(0);
  const [data, setData] = useState<Data>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let wanted = true;
    setBusy(true);
    setFailure('');
    ask(JSON.parse(key) as Query)
      .then(
        (answer) => wanted && setData(answer),
        (error: unknown) => wanted && setFailure(sentenceFor(error)),
      )
      .finally(() => wanted && setBusy(false));
    return () => {
      wanted = false;
    };
  }, [ask, key, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { data, busy, failure, again };
}
