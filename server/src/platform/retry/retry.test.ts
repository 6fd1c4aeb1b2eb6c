import { jest } from '@jest/globals';
import { retry } from './retry';

const POLICY = { attempts: 3, pauseMs: 1 };
const always = () => true;

/** Work that fails as often as it is told, and what it was asked. */
function work(failures: number) {
  let attempts = 0;
  return jest.fn(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`failure ${attempts}`);
    return attempts;
  });
}

afterEach(() => jest.restoreAllMocks());

test('what fails for a moment is done again, and its answer is given', async () => {
  await expect(retry(work(2), POLICY, always)).resolves.toBe(3);
});

test('after the last attempt the last failure is thrown as it is', async () => {
  const failing = work(9);
  await expect(retry(failing, POLICY, always)).rejects.toThrow('failure 3');
  expect(failing).toHaveBeenCalledTimes(3);
});

test('a failure that does not pass is thrown at once, whatever it is', async () => {
  const failing = jest.fn(() => Promise.reject<never>('a text'));
  await expect(retry(failing, POLICY, () => false)).rejects.toBe('a text');
  expect(failing).toHaveBeenCalledTimes(1);
});

test('the pauses double and are at most twice the average', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await retry(work(2), { attempts: 3, pauseMs: 5 }, always);
  const pauses = timer.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(pauses).toEqual([10, 20]);
});

test('a pause that might outlast the patience is not begun', async () => {
  const failing = work(9);
  const impatient = { attempts: 9, pauseMs: 4, patienceMs: 3 };
  await expect(retry(failing, impatient, always)).rejects.toThrow('failure 1');
  expect(failing).toHaveBeenCalledTimes(1);
});
