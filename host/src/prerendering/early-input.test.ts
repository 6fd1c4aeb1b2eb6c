import '@aranya/shared/testing';
import { holdEarlyInput, typeAgain } from './early-input';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><form><input aria-label="Name" value=""/><button>Send</button></form></div>';
});

const root = () => document.getElementById('root') as HTMLElement;
const name = () => document.querySelector('input') as HTMLInputElement;

test('replays early input and presses in order', async () => {
  const input = holdEarlyInput(root());
  const heard: string[] = [];
  name().value = 'Budhni';
  document.querySelector('button')?.click();
  input.gather();
  expect(name().value).toBe('');
  root().addEventListener('input', () => heard.push(`input ${name().value}`));
  root().addEventListener('click', (event) => {
    event.preventDefault();
    heard.push('click');
  });
  input.replay();
  await new Promise((done) => setTimeout(done));
  expect(heard).toEqual(['input Budhni', 'click']);
});

test('replays an early choice', () => {
  document.body.innerHTML =
    '<div id="root"><select><option value="">None</option><option>Goal</option></select></div>';
  const choice = document.querySelector('select') as HTMLSelectElement;
  const input = holdEarlyInput(root());
  choice.value = 'Goal';
  input.gather();
  expect(choice.value).toBe('');
  const heard = jest.fn();
  root().addEventListener('change', () => heard(choice.value));
  input.replay();
  expect(heard).toHaveBeenCalledWith('Goal');
});

test('does not submit a form before hydration', () => {
  holdEarlyInput(root());
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('passes presses through after the replay', () => {
  const input = holdEarlyInput(root());
  input.gather();
  input.replay();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  root().addEventListener('click', pressed);
  document.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('restores input by field name if the page is rendered again', () => {
  const before = document.createElement('div');
  before.innerHTML = '<input name="who" value=""/><input name="left" value="as it came"/>';
  (before.querySelector('[name="who"]') as HTMLInputElement).value = 'Budhni';
  root().innerHTML = '<input name="who" value=""/><input name="left" value="anew"/>';
  const heard = jest.fn();
  root().addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  typeAgain(before, root());
  expect(root().querySelector('[name="who"]')).toHaveValue('Budhni');
  expect(root().querySelector('[name="left"]')).toHaveValue('anew');
  expect(heard.mock.calls).toEqual([['who']]);
});

test('replays the press that loaded the script', async () => {
  document.body.innerHTML = '<div id="root"><button data-pressed="">Gap Table</button></div>';
  const button = document.querySelector('button') as HTMLElement;
  const input = holdEarlyInput(root());
  expect(button.dataset.pressed).toBeUndefined();
  input.gather();
  const heard = jest.fn();
  root().addEventListener('click', heard);
  input.replay();
  await new Promise((done) => setTimeout(done));
  expect(heard).toHaveBeenCalledTimes(1);
});
