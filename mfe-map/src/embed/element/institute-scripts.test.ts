import { announceScript, markMade, onScript, originFor } from './institute-scripts';

const ONE = 'https://map.one.example';
const TWO = 'https://map.two.example';

/** Creates a page with scripts `one` and `two` and maps `a` and `b`, in the given order. */
function page(...parts: string[]) {
  document.body.replaceChildren(
    ...parts.map((id) => {
      const element = document.createElement(id === 'one' || id === 'two' ? 'script' : 'p');
      element.id = id;
      return element;
    }),
  );
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  // The second often loads first: only the position matters.
  if (parts.includes('two')) announceScript(at('two'), TWO);
  if (parts.includes('one')) announceScript(at('one'), ONE);
  return { at, institutes: () => [originFor(at('a')), originFor(at('b'))] };
}

test.each([
  [
    ['one', 'a', 'two', 'b'],
    [ONE, TWO],
  ],
  [
    ['a', 'one', 'two', 'b'],
    [ONE, TWO],
  ],
  [
    ['a', 'b', 'one', 'two'],
    [ONE, ONE],
  ],
  [
    ['one', 'two', 'a', 'b'],
    [TWO, TWO],
  ],
  [
    ['one', 'a', 'b'],
    [ONE, ONE],
  ],
  [
    ['a', 'b'],
    [undefined, undefined],
  ],
])('assigns a map to the last script before it: %j', (parts, origins) => {
  expect(page(...parts).institutes()).toEqual(origins);
});

test('ignores a removed script', () => {
  const { at, institutes } = page('one', 'a', 'two', 'b');
  at('two').remove();
  expect(institutes()).toEqual([ONE, ONE]);
});

test('gives a map in shadow trees the position of its outermost host', () => {
  const { at } = page('one', 'a', 'two', 'b');
  const inner = document.createElement('div');
  const map = document.createElement('p');
  at('a').attachShadow({ mode: 'open' }).append(inner);
  inner.attachShadow({ mode: 'open' }).append(map);
  expect(originFor(map)).toBe(ONE);
});

test('assigns an element that a script created to its institute wherever it is inserted', () => {
  const { at, institutes } = page('one', 'a', 'two', 'b');
  markMade(at('b'), ONE);
  expect(institutes()).toEqual([ONE, ONE]);
});

test('notifies maps of later scripts until they are removed', () => {
  const leaving = new AbortController();
  const came = jest.fn();
  onScript(came, leaving.signal);
  page('one', 'a', 'b');
  expect(came).toHaveBeenCalledTimes(1);
  leaving.abort();
  page('one', 'a', 'b');
  expect(came).toHaveBeenCalledTimes(1);
});
