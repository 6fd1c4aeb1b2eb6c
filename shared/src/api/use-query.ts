import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from './api-error';
import { noteFailure, sentenceFor } from './failures';
import { keptAt } from './kept-moments';
import { lateness } from './silence';
import { whenNetworkIsBack } from './when-network-is-back';

/** What the server was asked, as far as it has answered. Words of RTK Query. */
export interface QueryState<Data> {
  /** The last answer, which may be that to the question before; undefined until the first came. */
  data: Data | undefined;
  /** The answer to the present question; undefined until it came. */
  currentData: Data | undefined;
  /** True until the present question is answered or has failed. */
  isFetching: boolean;
  /** When the last answer came, where no network answered and this device had it; undefined where one did. */
  keptAt?: Date | undefined;
  /** Sentence for the failure of the last call; empty if it did not fail. */
  failure: string;
  /** Asks the same again. */
  refetch: () => void;
  /** Puts an answer in its place that came another way; what failed before is forgotten. */
  replace: (data: Data) => void;
}

interface QueryOptions {
  /** Told of a failure in place of `noteFailure`. */
  onFailure?: (error: unknown) => void;
  /** Longest wait for an answer, in milliseconds; by default there is no limit. */
  patienceMs?: number;
}

/**
 * The one way to load something for a page: asks whenever the question changes. A call that nobody waits
 * for any more is aborted, and its answer dropped. What the network did not answer is asked again once there is one.
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
