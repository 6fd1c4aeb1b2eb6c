import { jest } from '@jest/globals';
import { retry } from './retry';

const POLICY = { attempts: 3, pauseMs: 1 };
const always = () => true;

/** Work that fails a given number of times and counts its calls. */
function work(failures: number) {
  let attempts = 0;
  return jest.fn(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`failure ${attempts}`);
    return attempts;
  });
}

afterEach(() => jest.restoreAllMocks());

test('retries a transient failure and returns the result', async () => {
  await expect(retry(work(2), POLICY, always)).resolves.toBe(3);
});

test('throws the last error after the last attempt', async () => {
  const failing = work(9);
  await expect(retry(failing, POLICY, always)).rejects.toThrow('failure 3');
  expect(failing).toHaveBeenCalledTimes(3);
});

test('throws a permanent failure at once', async () => {
  const failing = jest.fn(() => Promise.reject<never>('a text'));
  await expect(retry(failing, POLICY, () => false)).rejects.toBe('a text');
  expect(failing).toHaveBeenCalledTimes(1);
});

test('doubles the average pause after each attempt, with jitter', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await retry(work(2), { attempts: 3, pauseMs: 5 }, always);
  const pauses = timer.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(pauses).toEqual([10, 20]);
});

test('starts no pause that could exceed the time limit', async () => {
  const failing = work(9);
  const impatient = { attempts: 9, pauseMs: 4, totalMs: 3 };
  await expect(retry(failing, impatient, always)).rejects.toThrow('failure 1');
  expect(failing).toHaveBeenCalledTimes(1);
});
