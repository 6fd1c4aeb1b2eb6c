import '@aranya/shared/testing';
import { readingPlace, readOn } from './reading-place';

const PAGE =
  '<button>Terms</button><div tabindex="0"><p>Introduction</p></div><button>Close</button>';

beforeEach(() => {
  document.body.innerHTML = `<main>${PAGE}</main>`;
});

const main = () => document.querySelector('main') as HTMLElement;
const pane = () => main().querySelector('div') as HTMLElement;

/** Focuses and scrolls the pane. */
function read() {
  pane().focus();
  pane().scrollTop = 300;
  return readingPlace(main().childNodes);
}

test('restores focus and scroll position of nodes that were moved', () => {
  const place = read();
  const nodes = [...main().childNodes];
  main().replaceChildren();
  expect(document.body).toHaveFocus();
  main().replaceChildren(...nodes);
  pane().scrollTop = 0;
  readOn(nodes, place);
  expect(pane()).toHaveFocus();
  expect(pane().scrollTop).toBe(300);
});

test('restores focus and scroll position after rendering again', () => {
  const place = read();
  main().innerHTML = PAGE;
  readOn(main().childNodes, place);
  expect(pane()).toHaveFocus();
  expect(pane().scrollTop).toBe(300);
});

test('restores no position in changed content, and no moved focus', () => {
  const place = read();
  main().innerHTML = `${PAGE}<p>More</p>`;
  readOn(main().childNodes, place);
  expect(document.body).toHaveFocus();
  expect(pane().scrollTop).toBe(0);
  main().innerHTML = PAGE;
  main().querySelector('button')?.focus();
  readOn(main().childNodes, place);
  expect(main().querySelector('button')).toHaveFocus();
});
