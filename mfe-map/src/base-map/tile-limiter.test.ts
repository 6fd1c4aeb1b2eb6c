import { TileLimiter, tileLimiterOf } from './tile-limiter';

const ask = (caution: TileLimiter, count: number) => {
  const starts = Array.from({ length: count }, () => jest.fn());
  const requests = starts.map((start) => caution.request(start));
  const started = () => starts.filter((start) => start.mock.calls.length > 0).length;
  return { requests, started };
};

test('requests four tiles until the first has loaded', () => {
  const caution = new TileLimiter();
  const { requests, started } = ask(caution, 24);
  expect(started()).toBe(4);
  requests[0]?.('loaded');
  expect(started()).toBe(24);
  expect(caution.standing()).toBe('trusted');
});

test('makes few requests if nothing loads, and then stops', () => {
  const caution = new TileLimiter();
  const changed = jest.fn();
  caution.subscribe(changed);
  const { requests, started } = ask(caution, 24);
  for (const request of requests.slice(0, 3)) request('failed');
  expect(caution.standing()).toBe('refused');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(started()).toBeLessThanOrEqual(6);
  expect(ask(caution, 10).started()).toBe(0);
});

test('tolerates missing tiles of a trusted service, but not many in a row', () => {
  const caution = new TileLimiter();
  const { requests } = ask(caution, 20);
  requests[0]?.('loaded');
  for (const request of requests.slice(1, 8)) request('failed');
  requests[8]?.('loaded');
  for (const request of requests.slice(9, 16)) request('failed');
  expect(caution.standing()).toBe('trusted');
  requests[16]?.('failed');
  expect(caution.standing()).toBe('refused');
});

test('never requests a tile that was removed in the queue', () => {
  const caution = new TileLimiter();
  const { requests, started } = ask(caution, 6);
  requests[5]?.('dropped');
  requests[0]?.('dropped');
  expect(started()).toBe(5);
  requests[1]?.('dropped');
  expect(started()).toBe(5);
});

test('requests again after retry', () => {
  const caution = new TileLimiter();
  caution.refuse();
  expect(ask(caution, 3).started()).toBe(0);
  caution.retry();
  expect(caution.standing()).toBe('untried');
  expect(ask(caution, 3).started()).toBe(3);
});

test('remembers the state of a service for the visit', () => {
  expect(tileLimiterOf('a/{z}')).toBe(tileLimiterOf('a/{z}'));
  expect(tileLimiterOf('a/{z}')).not.toBe(tileLimiterOf('b/{z}'));
});
