import fc from 'fast-check';
import { contains } from './contains';

const square = (from: number, to: number): GeoJSON.Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const coordinate = fc.double({ min: -5, max: 15, noNaN: true });

test('finds points between the rings of a square with a hole', () => {
  const geometry: GeoJSON.Polygon = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] };
  const within = (value: number, from: number, to: number) => value > from && value < to;
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const isInSquare = within(x, 0, 10) && within(y, 0, 10);
      const isInHole = within(x, 4, 6) && within(y, 4, 6);
      fc.pre([0, 4, 6, 10].every((edge) => x !== edge && y !== edge));
      expect(contains(geometry, [x, y])).toBe(isInSquare && !isInHole);
    }),
  );
});

test('finds points in the parts of a multipolygon', () => {
  const geometry: GeoJSON.MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: [[square(0, 1)], [square(5, 6)]],
  };
  expect(contains(geometry, [5.5, 5.5])).toBe(true);
  expect(contains(geometry, [3, 3])).toBe(false);
});

test('finds no point inside a line', () => {
  expect(
    contains(
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
      [0.5, 0.5],
    ),
  ).toBe(false);
});
