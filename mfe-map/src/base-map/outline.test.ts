import { readFileSync } from 'node:fs';
import path from 'node:path';
import L from 'leaflet';
import { addOutline, fetchOutline } from './outline';
import { STATE_NAMES } from './state-names';

const source = readFileSync(path.join(__dirname, 'south-asia.topo.json'), 'utf8');

beforeEach(() => {
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, json: async () => JSON.parse(source) }) as Response,
  );
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as CanvasRenderingContext2D as never);
});
afterEach(() => jest.restoreAllMocks());

const features = () => fetchOutline(new AbortController().signal);

test('has a translation of every name', async () => {
  const names = (await features()).flatMap(({ properties: { name } }) => name ?? []);
  expect(names.sort()).toEqual(STATE_NAMES);
});

test('names states in the language of the page, small ones from nearer', async () => {
  const map = L.map(document.createElement('div'), { center: [20.3, 85.8], zoom: 5 });
  const text = (english: string) => (english === 'Odisha' ? 'ଓଡ଼ିଶା' : english);
  const remove = addOutline(map, await features(), { look: 'light', text });
  const pane = map.getPane('packaged-map') as HTMLElement;
  const shown = () =>
    [...pane.querySelectorAll<HTMLElement>('.state-name')]
      .filter((name) => name.style.opacity !== '0')
      .map((name) => name.textContent);
  expect(shown()).toContain('ଓଡ଼ିଶା');
  expect(shown()).not.toContain('Sikkim');
  map.setZoom(7, { animate: false });
  expect(shown()).toContain('Sikkim');
  remove();
  expect(pane.childElementCount).toBe(0);
});

test('draws lines only over the relief picture', async () => {
  const map = L.map(document.createElement('div'), { center: [20.3, 85.8], zoom: 5 });
  addOutline(map, await features(), { look: 'satellite', text: (english) => english });
  const paths: L.Path[] = [];
  map.eachLayer((layer) => layer instanceof L.Path && paths.push(layer));
  expect(paths.length).toBeGreaterThan(0);
  for (const { options } of paths) expect(options.fillColor ?? null).toBeNull();
});
