import fc from 'fast-check';
import { metresBetween, type Point, representativePoint } from './area';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const closed = (...points: Point[]) => [...points, ...points.slice(0, 1)];

/**
 * Whether a point is inside a ring: the signed angles of the edges seen from it do not add up to 0.
 */
function isInside({ latitude, longitude }: Point, ring: readonly Point[]): boolean {
  let turns = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [one, other] = [ring[index - 1], ring[index]] as [Point, Point];
    const [ax, ay] = [one.longitude - longitude, one.latitude - latitude];
    const [bx, by] = [other.longitude - longitude, other.latitude - latitude];
    turns += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return Math.abs(turns) > Math.PI;
}

test('measures a degree on the equator', () => {
  expect(metresBetween(at(0, 10), at(0, 11))).toBeCloseTo(111_195, -1);
  expect(metresBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111_195, -1);
});

test('represents an area by its centre of gravity', () => {
  const middle = representativePoint(closed(at(20, 84), at(20, 85), at(21, 85), at(21, 84)));
  expect(middle.latitude).toBeCloseTo(20.5, 9);
  expect(middle.longitude).toBeCloseTo(84.5, 9);
});

test('represents an area around a bay by a point inside', () => {
  const bay = closed(
    at(20, 84),
    at(20, 84.3),
    at(20.3, 84.3),
    at(20.3, 84.28),
    at(20.02, 84.28),
    at(20.02, 84.02),
    at(20.3, 84.02),
    at(20.3, 84),
  );
  expect(isInside(representativePoint(bay), bay)).toBe(true);
});

test('represents a line by the middle of its length', () => {
  const middle = representativePoint([at(20, 84), at(20, 84.1), at(20, 84.4)]);
  expect(middle.longitude).toBeCloseTo(84.2, 9);
  expect(representativePoint([at(20, 84)])).toEqual(at(20, 84));
  expect(representativePoint([at(20, 84), at(20, 84), at(20, 84), at(20, 84)])).toEqual(at(20, 84));
});

test('represents an area without extent by a point of its border', () => {
  const { latitude, longitude } = representativePoint(
    closed(at(20, 84), at(20.1, 84.1), at(20.2, 84.2)),
  );
  expect(latitude - 20).toBeCloseTo(longitude - 84, 9);
});

test('represents a line and an area across the date line', () => {
  expect(Math.abs(representativePoint([at(0, 179), at(0, -179)]).longitude)).toBeCloseTo(180, 9);
  const ring = closed(at(0, 179), at(0, -178), at(1, -178), at(1, 179));
  expect(representativePoint(ring).longitude).toBeCloseTo(-179.5, 6);
});

test('represents any star-shaped area by a point inside', () => {
  const radii = fc.array(fc.double({ min: 0.001, max: 0.1, noNaN: true }), {
    minLength: 4,
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      radii,
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (spokes, latitude, longitude) => {
        const ring = closed(
          ...spokes.map((radius, index) => {
            const angle = (2 * Math.PI * index) / spokes.length;
            return at(latitude + radius * Math.sin(angle), longitude + radius * Math.cos(angle));
          }),
        );
        const point = representativePoint(ring);
        const turned = point.longitude + 360 * Math.round((longitude - point.longitude) / 360);
        expect(isInside({ ...point, longitude: turned }, ring)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
