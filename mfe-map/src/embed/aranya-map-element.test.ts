import { defineAranyaMap } from './aranya-map-element';
import { mount } from './mount';
import { announceScript } from './which-institute';

jest.mock('./look/host.css?sheet', () => '', { virtual: true });
jest.mock('./look/sheets', () => ({ sheetOf: () => ({}) }));
jest.mock('./map-view', () => ({
  makeMapView: () => ({
    ready: Promise.resolve(),
    remove: () => undefined,
    place: () => undefined,
  }),
  mapSheet: {},
}));
jest.mock('./services', () => ({
  ...jest.requireActual('./services'),
  // The first script of the page, whose class all maps have.
  ownOrigin: () => 'https://map.one.example',
  findServices: jest.fn(() => Promise.resolve({})),
}));

const { findServices } = jest.requireMock<{ findServices: jest.Mock }>('./services');

/** Origins that were asked for their server, in this order. */
const asked = () => findServices.mock.calls.map(([, origin]) => origin);

/** A map that says when it is ready, each time. */
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

test('each of two snippets asks its own institute, whichever script came first', async () => {
  const one = snippet('one');
  one.announce();
  await ready(one.map);
  expect(asked()).toEqual(['https://map.one.example']);
  // The other script is on its way: its map is shown meanwhile, then what belongs there.
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

test('a map that a script mounts is of that script, wherever it is put', async () => {
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

test('a second class of the same name is no complaint: maps know whose they are', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const known = jest.spyOn(customElements, 'get');
  const of = (more: object) => ({ origin: 'https://map.two.example', ...more }) as never;
  known.mockReturnValue(of({ byScript: true }));
  defineAranyaMap();
  expect(warned).not.toHaveBeenCalled();
  // A script of an earlier version came first: its class knows nothing of this.
  known.mockReturnValue(of({}));
  defineAranyaMap();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('data-element'));
  known.mockRestore();
  warned.mockRestore();
});

test('pages of its origin ask the element which languages it speaks', () => {
  expect(customElements.get('aranya-map')).toHaveProperty('languages', ['en', 'hi', 'or']);
});
