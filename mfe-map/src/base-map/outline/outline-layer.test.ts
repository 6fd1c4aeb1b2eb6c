import L from 'leaflet';
import { OutlineLayer } from './outline-layer';
import { worldPoint } from './world';

/** Fake context that records texts, measurements and fonts. */
function fakeContext() {
  const written: string[] = [];
  const context = {
    font: '',
    measureText: (name: string) => ({ width: name.length * 7 }),
    fillText: (name: string) => written.push(`${name} in ${context.font}`),
  };
  const canvas = new Proxy(context, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : () => ({ addColorStop: () => undefined }),
    set: Reflect.set,
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(canvas as unknown as CanvasRenderingContext2D as never);
  return written;
}

class FakePath {
  moveTo() {}
  lineTo() {}
}

/** The tile of zoom 5 that contains Bhubaneswar. */
const TILE_OF_ODISHA = Object.assign(L.point(23, 14).divideBy(2).floor(), { z: 5 }) as L.Coords;

const ODISHA = { name: 'Odisha', minZoom: 3, at: worldPoint([85.8, 20.3]) };

function layerOn(container: HTMLElement) {
  const paths = {
    land: [],
    lakes: [],
    shores: [],
    rivers: [],
    stateLines: [],
    names: [ODISHA],
  };
  const style = {
    shore: '#000',
    stateLine: '#000',
    graticule: '#000',
    name: '#000',
    nameGround: '#fff',
  };
  const text = (english: string) => (english === 'Odisha' ? 'ଓଡ଼ିଶା' : english);
  const layer = new OutlineLayer({ paths, style, text }, {});
  layer.addTo(L.map(container, { center: [20.3, 85.8], zoom: 5 }));
  return layer;
}

beforeEach(() => {
  Object.assign(globalThis, { Path2D: FakePath });
});
afterEach(() => jest.restoreAllMocks());

test('draws names in the language and fonts of the page', () => {
  const written = fakeContext();
  const container = document.createElement('div');
  container.style.fontFamily = '"Noto Sans Oriya Variable", sans-serif';
  document.body.append(container);
  layerOn(container).createTile(TILE_OF_ODISHA);
  expect(new Set(written)).toEqual(
    new Set(['ଓଡ଼ିଶା in 500 12px "Noto Sans Oriya Variable", sans-serif']),
  );
});

test('draws names again once their font has loaded, not for every font', () => {
  fakeContext();
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const container = document.createElement('div');
  container.style.fontFamily = '"Noto Sans Oriya Variable", sans-serif';
  const layer = layerOn(document.body.appendChild(container));
  const redraw = jest.spyOn(layer, 'redraw').mockReturnValue(layer);
  const come = (family: string) =>
    fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces: [{ family }] }));
  come('"Source Serif 4 Variable"');
  expect(redraw).not.toHaveBeenCalled();
  come('"Noto Sans Oriya Variable"');
  expect(redraw).toHaveBeenCalledTimes(1);
  layer.remove();
  come('"Noto Sans Oriya Variable"');
  expect(redraw).toHaveBeenCalledTimes(1);
});
