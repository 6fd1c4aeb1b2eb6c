import type { IncomingHttpHeaders } from 'node:http';
import type { FakeAnswer } from './fake-answer';

/**
 * Proxy in front of Central: `strips` removes the request's `cache-control`; `stale` also repeats
 * Central's first answer for each address.
 */
export type ProxyKind = 'none' | 'strips' | 'stale';

/** Answers that a stale cache repeats, by address. */
export type ProxyStore = Map<string, FakeAnswer>;

/** The headers that arrive behind the proxy. */
export function headersBehind(kind: ProxyKind, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (kind === 'none') return headers;
  const { 'cache-control': _, pragma: __, ...others } = headers;
  return others;
}

/** Returns the answer that a client receives through the proxy. */
export function throughProxy(
  kind: ProxyKind,
  store: ProxyStore,
  { method, address }: { method: string; address: string },
  ask: () => FakeAnswer,
): FakeAnswer {
  if (kind !== 'stale' || method !== 'GET') return ask();
  const answer = store.get(address) ?? ask();
  if (answer.status === 200) store.set(address, answer);
  return answer;
}
