import {
  clearAddress,
  FIRST_PLACE,
  layersInAddress,
  placeInAddress,
  writeLayers,
  writePlace,
} from './map-address';

const open = (address: string) => window.history.replaceState({ idx: 1 }, '', address);
const address = () => window.location.pathname + window.location.search;

test('reads the initial view from the plain address', () => {
  open('/dashboard');
  expect(placeInAddress()).toEqual(FIRST_PLACE);
  const { base, blocks, species } = layersInAddress();
  expect([base, [...blocks], [...species]]).toEqual(['light', ['himachal', 'odisha'], []]);
  writeLayers(layersInAddress());
  writePlace(null);
  expect(address()).toBe('/dashboard');
});

test('reads what it has written, beside other parameters of the page', () => {
  open('/dashboard?show=my-aranya');
  const place = { latitude: 20.95, longitude: -85.1, zoom: 9 };
  writePlace(place);
  writeLayers({ base: 'satellite', blocks: new Set(), species: new Set(['Shorea robusta']) });
  expect(address()).toBe(
    '/dashboard?show=my-aranya&map=9/20.9500/-85.1000&map-base=satellite&map-blocks=none&map-species=Shorea_robusta',
  );
  expect(placeInAddress()).toEqual(place);
  const { base, blocks, species } = layersInAddress();
  expect([base, [...blocks], [...species]]).toEqual(['satellite', [], ['Shorea robusta']]);
  clearAddress();
  expect(address()).toBe('/dashboard?show=my-aranya');
  expect(window.history.state).toEqual({ idx: 1 });
});

test.each(['map=a/b/c', 'map=5/95/77', 'map=5/28', 'map=5/28/400', 'map-base=moon'])(
  'ignores values that cannot be shown: %s',
  (query) => {
    open(`/dashboard?${query}`);
    expect(placeInAddress()).toEqual(FIRST_PLACE);
    expect(layersInAddress().base).toBe('light');
  },
);
