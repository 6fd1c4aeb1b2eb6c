import { findLoops } from './formula-loops';

const loopsOf = (needs: Record<string, string[]>) =>
  findLoops(new Map(Object.entries(needs).map(([path, others]) => [path, new Set(others)])));

describe('findLoops', () => {
  test('none where formulas lead on, meet again or name only themselves', () => {
    expect(loopsOf({ a: ['b', 'c'], b: ['c'], c: ['c', 'unknown'] })).toEqual([]);
  });

  test('each loop once, from where it is entered', () => {
    expect(loopsOf({ start: ['a'], a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  test('a long chain, and many loops, in short', () => {
    const long: Record<string, string[]> = {};
    for (let place = 0; place < 20_000; place += 1) long[`${place}`] = ['0', `${place + 1}`];
    const loops = loopsOf(long);
    expect(loops).toHaveLength(10);
    expect(loops.every(({ length }) => length <= 10)).toBe(true);
  });
});
