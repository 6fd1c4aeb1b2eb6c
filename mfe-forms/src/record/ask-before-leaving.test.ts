import { askBeforeLeaving } from './ask-before-leaving';

let form: HTMLElement;
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><input></main><a href="/about"><b>About</b></a>';
  form = document.querySelector('main') as HTMLElement;
  end = askBeforeLeaving(form);
});
afterEach(() => end());

/** Returns whether the browser would ask. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const answer = () =>
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));

test('does not ask before leaving an untouched form', () => expect(isAsked()).toBe(false));

test('asks after the first answer, but not after the record was finished', () => {
  answer();
  expect(isAsked()).toBe(true);
  end();
  expect(isAsked()).toBe(false);
});

test('stops a click on a link of the shell, so that the browser can ask', () => {
  const shell = jest.fn();
  document.body.addEventListener('click', shell);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const isHeld = (press: MouseEventInit) =>
    !document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }));
  expect(isHeld({})).toBe(true);
  expect(shell).not.toHaveBeenCalled();
  // A link that opens a new tab does not leave the page.
  expect(isHeld({ ctrlKey: true })).toBe(false);
});
