import { retry, withTimeout } from './retry';

const policy = { attempts: 3, attemptTimeoutMs: 100, backoffMs: 10 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('tries a third time after two failures', async () => {
  const work = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('one'))
    .mockRejectedValueOnce(new Error('two'))
    .mockResolvedValueOnce('here');
  const result = retry(work, policy);
  await jest.runAllTimersAsync();
  await expect(result).resolves.toBe('here');
  expect(work).toHaveBeenCalledTimes(3);
});

test('rejects with the last failure after the last try', async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('gone'));
  const result = expect(retry(work, policy)).rejects.toThrow('gone');
  await jest.runAllTimersAsync();
  await result;
  expect(work).toHaveBeenCalledTimes(3);
});

test('aborts a load that hangs', async () => {
  const result = expect(withTimeout(new Promise(() => undefined), 100)).rejects.toThrow('100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await result;
});
