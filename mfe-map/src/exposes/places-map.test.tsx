import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import PlacesMap from './places-map';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.restoreAllMocks());

test('draws cells as squares and places as dots in one view, without tiles', async () => {
  const places = [
    { latitude: 31.15, longitude: 77.15, cellDegrees: 0.5 },
    { latitude: 31.4, longitude: 77.4, cellDegrees: null },
  ];
  const { container } = renderPage(<PlacesMap places={places} label="Preview" />);
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
  const paths = [...container.querySelectorAll('.leaflet-overlay-pane path')];
  const [cell = '', dot = ''] = paths.map((path) => path.getAttribute('d') ?? '');
  const [west = 0, south = 0, ...more] = (cell.match(/-?\d+/g) ?? []).map(Number);
  const [, north = 0, east = 0] = more;
  expect(cell).not.toContain('a');
  expect(dot).toContain('a5,5');
  // The dot is in the north-eastern corner of the cell.
  const [x = 0, y = 0] = (/a5,5 0 1,0 10,0/.test(dot) ? (dot.match(/-?\d+/g) ?? []) : []).map(
    Number,
  );
  expect(Math.abs(x + 5 - east)).toBeLessThanOrEqual(2);
  expect(Math.abs(y - north)).toBeLessThanOrEqual(2);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeLessThan(south);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});
