import { networkFirst } from './network-first';

const NETWORK = { status: 200 } as Response;
const KEPT = { status: 203 } as Response;

const never = () => new Promise<Response>(() => undefined);
const kept = jest.fn(async (): Promise<Response | undefined> => KEPT);
const noneKept = async () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  kept.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Whether it has an answer by now. */
async function isAnswered(answer: Promise<Response>): Promise<boolean> {
  const later = Symbol('later');
  await jest.advanceTimersByTimeAsync(0);
  return (await Promise.race([answer, Promise.resolve(later)])) !== later;
}

test('what the network answers counts, and nothing kept is looked for', async () => {
  expect(await networkFirst(Promise.resolve(NETWORK), kept)).toBe(NETWORK);
  expect(kept).not.toHaveBeenCalled();
});

test('where it fails, what is kept is given', async () => {
  expect(await networkFirst(Promise.reject(new TypeError('Failed to fetch')), kept)).toBe(KEPT);
});

test('where nothing comes for ten seconds, too', async () => {
  const answer = networkFirst(never(), kept);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(await isAnswered(answer)).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await answer).toBe(KEPT);
});

test('where nothing is kept the network has all the time it takes, and its failure is the answer', async () => {
  let end: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    end = resolve;
  });
  const answer = networkFirst(slow, noneKept);
  await jest.advanceTimersByTimeAsync(60_000);
  end(NETWORK);
  expect(await answer).toBe(NETWORK);
  const failure = new TypeError('Failed to fetch');
  await expect(networkFirst(Promise.reject(failure), noneKept)).rejects.toBe(failure);
});
