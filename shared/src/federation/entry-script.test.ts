import { fetchContainer } from './entry-script';
import { ENTRY_TIMEOUT_MS } from './retry';

const URL = 'https://map.example/remote/1/remote-entry.js';
const container = { init: () => undefined, get: async () => () => undefined };
const page = globalThis as unknown as Record<string, unknown>;

const script = () => document.querySelector<HTMLScriptElement>('head script');

afterEach(() => {
  jest.useRealTimers();
  delete page.mfe_map;
});

test('the container is what the script leaves in the page', async () => {
  const coming = fetchContainer('mfe_map', URL);
  expect(script()?.src).toBe(URL);
  page.mfe_map = container;
  script()?.dispatchEvent(new Event('load'));
  await expect(coming).resolves.toBe(container);
  expect(script()).toBeNull();
});

test('the container of the release before does not count', async () => {
  page.mfe_map = container;
  const coming = fetchContainer('mfe_map', URL);
  script()?.dispatchEvent(new Event('load'));
  await expect(coming).rejects.toThrow(`${URL} is no entry script of mfe_map`);
});

test('a script that does not load is named', async () => {
  const coming = fetchContainer('mfe_map', URL);
  script()?.dispatchEvent(new Event('error'));
  await expect(coming).rejects.toThrow(`${URL}: did not load`);
});

test('a script is given up after its limit', async () => {
  jest.useFakeTimers();
  const coming = fetchContainer('mfe_map', URL);
  const told = expect(coming).rejects.toThrow('no answer in');
  jest.advanceTimersByTime(ENTRY_TIMEOUT_MS);
  await told;
  expect(script()).toBeNull();
});
