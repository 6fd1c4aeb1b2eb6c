import { defineAranyaMap } from './aranya-map-element';
import { announceScript } from './institute-scripts';
import { mount } from './mount';

jest.mock('../look/host.css?sheet', () => '', { virtual: true });
jest.mock('../look/sheets', () => ({ sheetOf: () => ({}) }));
jest.mock('../map/map-view', () => ({
  makeMapView: () => ({
    ready: Promise.resolve(),
    remove: () => undefined,
    place: () => undefined,
  }),
  mapSheet: {},
}));
jest.mock('../services', () => ({
  ...jest.requireActual('../services'),
  // The page's first script, whose class all maps use.
  ownOrigin: () => 'https://map.one.example',
  findServices: jest.fn(() => Promise.resolve({})),
}));

const { findServices } = jest.requireMock<{ findServices: jest.Mock }>('../services');

/** Origins whose server was looked up, in order. */
const asked = () => findServices.mock.calls.map(([, origin]) => origin);

/** Counts the `ready` events of a map. */
const ready = (map: Element) =>
  new Promise((resolve) => map.addEventListener('aranya-ready', resolve, { once: true }));

function snippet(host: string): { script: Element; map: Element; announce: () => void } {
  const script = document.createElement('script');
  const map = document.createElement('aranya-map');
  document.body.append(script, map);
  return { script, map, announce: () => announceScript(script, `https://map.${host}.example`) };
}

beforeAll(() => defineAranyaMap());
beforeEach(() => {
  document.body.replaceChildren();
  findServices.mockClear();
});

test('uses the institute of each snippet on a page with two, whichever script ran first', async () => {
  const one = snippet('one');
  one.announce();
  await ready(one.map);
  expect(asked()).toEqual(['https://map.one.example']);
  // The other script is still loading: until then its map shows this institute's data.
  const two = snippet('two');
  await ready(two.map);
  two.announce();
  await ready(two.map);
  expect(asked()).toEqual([
    'https://map.one.example',
    'https://map.one.example',
    'https://map.two.example',
  ]);
});

test('assigns a map that a script mounts to that script, wherever it is inserted', async () => {
  const one = snippet('one');
  one.announce();
  const two = snippet('two');
  two.announce();
  const place = document.createElement('div');
  document.body.append(place);
  findServices.mockClear();
  const { element } = mount(place);
  await ready(element);
  expect(asked()).toContain('https://map.one.example');
  expect(findServices.mock.calls.at(-1)?.[1]).toBe('https://map.one.example');
});

test('warns of a second script with the same element only if the first one is an earlier version', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const known = jest.spyOn(customElements, 'get');
  const of = (more: object) => ({ origin: 'https://map.two.example', ...more }) as never;
  known.mockReturnValue(of({ byScript: true }));
  defineAranyaMap();
  expect(warned).not.toHaveBeenCalled();
  // A script of an earlier version ran first, whose class lacks this feature.
  known.mockReturnValue(of({}));
  defineAranyaMap();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('data-element'));
  known.mockRestore();
  warned.mockRestore();
});

test('reports the supported languages to pages of its origin', () => {
  expect(customElements.get('aranya-map')).toHaveProperty('languages', ['en', 'hi', 'or']);
});
