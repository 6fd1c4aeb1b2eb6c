import { isRetryable, isUnavailable } from './unavailable';

const refused = (message: string, code?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

test.each([
  ['failure on connection marked as essential: 10.0.0.7:5432', 'XX000'],
  ['postmaster was shut down, exiting', 'XX000'],
  ['SSL SYSCALL error: EOF detected', 'XX000'],
  ['Connection terminated unexpectedly', undefined],
  ['terminating connection due to administrator command', '57P01'],
  ['connection to the remote node failed', '08006'],
])('allows a retry when a node is lost (%s)', (message, code) => {
  expect(isRetryable(refused(message, code))).toBe(true);
});

test('does not retry a timeout, but allows the caller to retry', () => {
  const error = refused('canceling statement due to lock timeout', '55P03');
  expect([isRetryable(error), isUnavailable(error)]).toEqual([false, true]);
});

test('does not retry an invalid statement, nor allow the caller to retry', () => {
  const error = refused('column "name" does not exist', '42703');
  expect([isRetryable(error), isUnavailable(error)]).toEqual([false, false]);
  expect(isUnavailable(refused('cache lookup failed for function 7', 'XX000'))).toBe(false);
});
