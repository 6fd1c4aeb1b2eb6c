import { askAhead } from './ask-ahead';
import { keptAt, noteKept } from './kept-moments';

const own = () => new AbortController().signal;

test('gives the early answer to the first equal request only', async () => {
  let times = 0;
  const ask = jest.fn(async (question: string) => `${question} ${++times}`);
  const asked = askAhead(ask, 'trees');
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(asked('trees', own())).resolves.toBe('trees 1');
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(asked('trees', own())).resolves.toBe('trees 2');
});

test('uses an early answer for no other call', async () => {
  const ask = jest.fn(async (question: string) => question);
  const asked = askAhead<string, string>(ask, 'trees');
  await expect(asked('birds', own())).resolves.toBe('birds');
});

test('repeats the request after an early answer exceeded its time limit', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(async (question: string) => question);
  const asked = askAhead(ask, 'trees');
  jest.advanceTimersByTime(10_001);
  await asked('trees', own());
  expect(ask).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('passes on the date of a cached answer, and a failure', async () => {
  const then = new Date(0);
  const signal = own();
  const ask = async (_: string, at: AbortSignal) => noteKept(at, then);
  await askAhead(ask, 'trees')('trees', signal);
  expect(keptAt(signal)).toBe(then);
  const fails = async () => Promise.reject(new Error('no network'));
  await expect(askAhead(fails, 'trees')('trees', own())).rejects.toThrow('no network');
});
