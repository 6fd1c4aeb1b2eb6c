import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { batch } from './batch';

/** A query that records its batches; it refuses odd numbers. */
function openQuestion(limits: Parameters<typeof batch<number, string>>[1]) {
  const batches: number[][] = [];
  let running = 0;
  const ask = batch<number, string>(async (asked) => {
    running += 1;
    expect(running).toBe(1);
    batches.push([...asked]);
    await setImmediate();
    running -= 1;
    if (asked.includes(-1)) throw new Error('refused');
    if (asked.includes(-2)) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    return asked.map((number) => `answer ${number}`);
  }, limits);
  return { ask, batches };
}

describe('batch', () => {
  test('returns each caller its own answer and asks for each value once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1000), fc.nat(3)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        async (numbers, maxSize) => {
          const { ask, batches } = openQuestion({ maxSize });
          const answers = await Promise.all(
            numbers.map(async ([number, turns]) => {
              for (let turn = 0; turn < turns; turn += 1) await setImmediate();
              return ask(number);
            }),
          );
          expect(answers).toEqual(numbers.map(([number]) => `answer ${number}`));
          expect(batches.flat()).toHaveLength(numbers.length);
          expect(Math.max(0, ...batches.map(({ length }) => length))).toBeLessThanOrEqual(maxSize);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('adds calls that arrive during a query to the next one', async () => {
    const { ask, batches } = openQuestion({ maxSize: 100 });
    const first = ask(1);
    await setImmediate();
    await setImmediate();
    await Promise.all([first, ...[2, 3, 4].map(ask)]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  test('fails only the call that caused the failure', async () => {
    const { ask } = openQuestion({ maxSize: 100 });
    const results = await Promise.allSettled([1, -1, 2].map(ask));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ask(3)).toBe('answer 3');
  });

  test('does not repeat the query per call when the database is down', async () => {
    const { ask, batches } = openQuestion({ maxSize: 100 });
    const results = await Promise.allSettled([1, -2, 3].map(ask));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toHaveLength(1);
    expect(await ask(4)).toBe('answer 4');
  });

  test('sends a large call in a batch of its own', async () => {
    const { ask, batches } = openQuestion({
      maxSize: 100,
      weightOf: (number) => number,
      maxWeight: 10,
    });
    await Promise.all([4, 5, 6, 90, 1].map(ask));
    expect(batches).toEqual([[4, 5], [6], [90], [1]]);
  });
});
