import fc from 'fast-check';
import { readOwnData } from './own-data';

const point = (longitude: unknown, latitude: unknown, name = 'Plot') => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { name },
});

test('reads a list of points, and preserves other members in the feature', () => {
  const { points, leftOut } = readOwnData([
    { name: 'A', longitude: 85, latitude: 20, hectares: 2 },
  ]);
  expect(leftOut).toEqual([]);
  expect(points).toEqual([
    {
      name: 'A',
      longitude: 85,
      latitude: 20,
      feature: {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [85, 20] },
        properties: { name: 'A', hectares: 2 },
      },
    },
  ]);
});

test('reads GeoJSON as an object and as text, points separate from shapes', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [85, 20],
      [86, 21],
    ],
  };
  const collection = {
    type: 'FeatureCollection',
    features: [point(85, 20), { type: 'Feature', geometry: line, properties: null }],
  };
  const data = readOwnData(collection);
  expect([data.points.length, data.shapes.length, data.leftOut]).toEqual([1, 1, []]);
  expect(readOwnData(JSON.stringify(collection))).toEqual(data);
  expect(
    readOwnData({
      type: 'MultiPoint',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    }).points,
  ).toHaveLength(2);
});

test.each([
  [[{ longitude: 20, latitude: 185 }], /data\[0\] .*latitude 185 .*longitude first/],
  [[{ longitude: 'east', latitude: 1 }], /must be numbers/],
  [[null], /data\[0\] .* not a point/],
  [{ type: 'FeatureCollection', features: [point(185, 1)] }, /features\[0\] .*longitude 185/],
  [{ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null }] }, /no geometry/],
  [
    {
      type: 'Polygon',
      coordinates: [
        [
          [1, 2],
          [3, 400],
        ],
      ],
    },
    /cannot be read/,
  ],
])('omits %j with a reason', (value, reason) => {
  const { points, shapes, leftOut } = readOwnData(value);
  expect([points.length, shapes.length]).toEqual([0, 0]);
  expect(leftOut).toEqual([expect.stringMatching(reason)]);
});

test.each(['{not json', 7, { type: 'Topology' }, { type: 'FeatureCollection' }])(
  'refuses %j',
  (value) => expect(() => readOwnData(value)).toThrow(/^data /),
);

test('reads or refuses any value without other errors', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      try {
        readOwnData(value);
      } catch (error) {
        expect((error as Error).message).toMatch(/^data /);
      }
    }),
  );
});
