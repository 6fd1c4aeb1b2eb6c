import { findLoops } from './check-loops';

const loopsOf = (needs: Record<string, string[]>) =>
  findLoops(new Map(Object.entries(needs).map(([path, others]) => [path, new Set(others)])));

describe('findLoops', () => {
  test('finds no loop in chains and joins', () => {
    expect(loopsOf({ a: ['b', 'c'], b: ['c'], c: ['unknown'] })).toEqual([]);
  });

  test('finds a formula that refers to itself', () => {
    expect(loopsOf({ a: ['b'], b: ['b'] })).toEqual([['b']]);
  });

  test('finds each loop once, starting at its entry', () => {
    expect(loopsOf({ start: ['a'], a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  test('cuts a long chain and a long list of loops', () => {
    const long: Record<string, string[]> = {};
    for (let place = 0; place < 20_000; place += 1) long[`${place}`] = ['0', `${place + 1}`];
    const loops = loopsOf(long);
    expect(loops).toHaveLength(10);
    expect(loops.every(({ length }) => length <= 10)).toBe(true);
  });
});
