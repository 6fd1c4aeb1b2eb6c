import type L from 'leaflet';
import { makeRecordLayer } from './record-layer';

/** Creates a fake map with a movable place and event listeners. */
function movingMap() {
  let x = 0;
  const heard = new Set<() => void>();
  const map = {
    getZoom: () => 7,
    getPixelBounds: () => ({ min: { x, y: 0 }, max: { x: x + 500, y: 400 } }),
    unproject: ([lng, lat]: [number, number]) => ({ lng: lng / 100, lat: lat / 100 }),
    on: (_: string, hear: () => void) => heard.add(hear),
    off: (_: string, hear: () => void) => heard.delete(hear),
  };
  const move = (to: number) => {
    x = to;
    for (const hear of heard) hear();
  };
  return { map: map as unknown as L.Map, move };
}

const answer = { type: 'FeatureCollection', features: [], species: [], total: 0 };
const ask = jest.fn();
let moving: ReturnType<typeof movingMap>;

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockImplementation(async () => ({ ok: true, json: async () => answer }));
  globalThis.fetch = ask;
  moving = movingMap();
});
afterEach(() => jest.useRealTimers());

const layer = () =>
  makeRecordLayer(moving.map, {
    addressOf: (box, zoom) => `http://localhost/public-occurrences?bbox=${box}&zoom=${zoom}`,
    lang: 'en',
    markers: { show: jest.fn() } as unknown as Parameters<typeof makeRecordLayer>[1]['markers'],
    onChange: jest.fn(),
  });

test('requests a view once if layout fits it several times', () => {
  layer().switch(true);
  moving.move(640);
  moving.move(1280);
  jest.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.lastCall?.[0]).toContain('bbox=12.8');
});

test('requests nothing for a move within the loaded area, but for a longer one', () => {
  layer().switch(true);
  jest.advanceTimersByTime(1_000);
  moving.move(0);
  jest.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  moving.move(640);
  jest.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('requests nothing after the layer is switched off', () => {
  const records = layer();
  records.switch(true);
  records.switch(false);
  moving.move(640);
  jest.advanceTimersByTime(1_000);
  expect(ask).not.toHaveBeenCalled();
});
