import { announceScript, markMade, onScript, originFor } from './which-institute';

const ONE = 'https://map.one.example';
const TWO = 'https://map.two.example';

/** A page with scripts `one` and `two` and maps `a` and `b`, in the order that is given. */
function page(...parts: string[]) {
  document.body.replaceChildren(
    ...parts.map((id) => {
      const element = document.createElement(id === 'one' || id === 'two' ? 'script' : 'p');
      element.id = id;
      return element;
    }),
  );
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  // The second is often the faster one: what counts is where they stand.
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
])('%j: the last script before a map is its own', (parts, origins) => {
  expect(page(...parts).institutes()).toEqual(origins);
});

test('a script that was taken off the page counts no more', () => {
  const { at, institutes } = page('one', 'a', 'two', 'b');
  at('two').remove();
  expect(institutes()).toEqual([ONE, ONE]);
});

test('a map in shadow trees stands where their outermost element does', () => {
  const { at } = page('one', 'a', 'two', 'b');
  const inner = document.createElement('div');
  const map = document.createElement('p');
  at('a').attachShadow({ mode: 'open' }).append(inner);
  inner.attachShadow({ mode: 'open' }).append(map);
  expect(originFor(map)).toBe(ONE);
});

test('what a script made is of its institute wherever it is put', () => {
  const { at, institutes } = page('one', 'a', 'two', 'b');
  markMade(at('b'), ONE);
  expect(institutes()).toEqual([ONE, ONE]);
});

test('maps hear of a script that comes later, until they leave', () => {
  const leaving = new AbortController();
  const came = jest.fn();
  onScript(came, leaving.signal);
  page('one', 'a', 'b');
  expect(came).toHaveBeenCalledTimes(1);
  leaving.abort();
  page('one', 'a', 'b');
  expect(came).toHaveBeenCalledTimes(1);
});
