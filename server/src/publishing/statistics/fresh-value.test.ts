import { jest } from '@jest/globals';
import { freshValue } from './fresh-value';

/** A question that is answered by hand. */
function questions() {
  const waiting: ((value: number) => void)[] = [];
  const ask = freshValue(() => new Promise<number>((resolve) => waiting.push(resolve)));
  return { ask, waiting };
}

describe('freshValue', () => {
  test('asks again for those who come while a question runs, once for all of them', async () => {
    const { ask, waiting } = questions();
    const first = ask();
    const later = [ask(), ask(), ask()];
    waiting.shift()?.(1);
    expect(await first).toBe(1);
    expect(waiting).toHaveLength(1);
    waiting.shift()?.(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    const again = ask();
    expect(waiting).toHaveLength(1);
    waiting.shift()?.(3);
    expect(await again).toBe(3);
  });

  test('asks again after a failure', async () => {
    let asked = 0;
    const ask = freshValue(async () => {
      asked += 1;
      if (asked === 1) throw new Error('once');
      return asked;
    });
    await expect(ask()).rejects.toThrow('once');
    expect(await ask()).toBe(2);
  });

  test('keeps the answer of a slow question for a while', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    let asked = 0;
    const ask = freshValue(async () => {
      now += 1000;
      asked += 1;
      return asked;
    });
    expect(await ask()).toBe(1);
    now += 19_999;
    expect(await ask()).toBe(1);
    now += 2;
    expect(await ask()).toBe(2);
    clock.mockRestore();
  });
});
