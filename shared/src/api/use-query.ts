import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from './client/api-error';
import { noteFailure, sentenceFor } from './client/failures';
import { lateness } from './client/silence';
import { keptAt } from './kept-moments';
import { whenNetworkIsBack } from './when-network-is-back';

/** Has the names of RTK Query. */
export interface QueryState<Data> {
  /** Possibly answers the previous question; undefined before the first answer. */
  data: Data | undefined;
  /** Answers the current question; undefined while loading. */
  currentData: Data | undefined;
  isFetching: boolean;
  /** Undefined for an answer from the network. */
  keptAt?: Date | undefined;
  /** Empty if the last call succeeded. */
  failure: string;
  refetch: () => void;
  /** Puts the answer of another call in place, and clears the failure. */
  replace: (data: Data) => void;
}

interface QueryOptions {
  /** Replaces `noteFailure`. */
  onFailure?: (error: unknown) => void;
  /** In milliseconds; none by default. */
  patienceMs?: number;
}

/**
 * Asks whenever the question changes. A call that is no longer needed is aborted, and its answer
 * dropped. After a network failure it asks again once there is a network.
 * @param question plain data; null asks nothing
 */
export function useQuery<Question, Data>(
  ask: (question: Question, signal: AbortSignal) => Promise<Data>,
  question: Question | null,
  { onFailure = noteFailure, patienceMs }: QueryOptions = {},
): QueryState<Data> {
  const key = question === null ? '' : JSON.stringify(question);
  const [count, setCount] = useState(0);
  const round = `${count} ${key}`;
  const [answer, setAnswer] = useState<{ key: string; data: Data; keptAt?: Date | undefined }>();
  const [ended, setEnded] = useState<{ round: string; failure: string; waits?: boolean }>();

  const begin = useEffectEvent((signal: AbortSignal) => ask(question as Question, signal));
  const fail = useEffectEvent((error: unknown) => onFailure(error));

  useEffect(() => {
    setEnded(undefined);
    if (key === '') return;
    let wanted = true;
    const call = new AbortController();
    const timer = patienceMs && window.setTimeout(() => call.abort(lateness()), patienceMs);
    begin(call.signal)
      .then(
        (data) => {
          if (!wanted) return;
          const at = keptAt(call.signal);
          setAnswer({ key, data, keptAt: at });
          setEnded({ round, failure: '', waits: at !== undefined });
        },
        (error: unknown) => {
          if (!wanted) return;
          fail(error);
          const waits = error instanceof ApiError && error.isNetworkFailure;
          setEnded({ round, failure: sentenceFor(error), waits });
        },
      )
      .finally(() => window.clearTimeout(timer));
    return () => {
      wanted = false;
      window.clearTimeout(timer);
      call.abort();
    };
  }, [key, round, patienceMs]);

  const isEnded = ended?.round === round;
  const waits = isEnded && ended.waits;
  const isKept = answer?.keptAt !== undefined;
  const refetch = useCallback(() => setCount((before) => before + 1), []);
  useEffect(() => {
    if (waits) return whenNetworkIsBack(refetch, { tries: isKept });
  }, [waits, isKept, refetch]);
  return {
    data: answer?.data,
    currentData: answer?.key === key ? answer.data : undefined,
    isFetching: key !== '' && !isEnded,
    failure: isEnded ? ended.failure : '',
    keptAt: answer?.keptAt,
    refetch,
    replace: useCallback(
      (data: Data) => {
        setAnswer({ key, data });
        setEnded((now) => now && { ...now, failure: '' });
      },
      [key],
    ),
  };
}
