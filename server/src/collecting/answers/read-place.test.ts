import fc from 'fast-check';
import { metresBetween } from './area';
import { PLACE_LIMITS } from './limits';
import { isNoPlace, readPlace } from './read-place';

const TRIANGLE = ['20.50 84.20', '20.50 84.21', '20.51 84.21', '20.50 84.20'];
const written = (points: readonly string[], after = '', end = ';') =>
  points.map((point) => `${point}${after}`).join('; ') + end;

test.each([
  ['with altitude and accuracy', written(TRIANGLE, ' 0 5')],
  ['with altitude', written(TRIANGLE, ' 12')],
  ['of two numbers', written(TRIANGLE)],
  ['without a last semicolon', written(TRIANGLE, ' 0 5', '')],
  ['with a point at 0 0', written([...TRIANGLE.slice(0, 2), '0 0', ...TRIANGLE.slice(2)], ' 0 0')],
])('represents an area %s by a point inside, with its extent', (_, text) => {
  const place = readPlace(text);
  expect(place?.latitude).toBeCloseTo(20.50333, 4);
  expect(place?.longitude).toBeCloseTo(84.20667, 4);
  expect(place?.accuracy).toBeGreaterThan(700);
  expect(place?.accuracy).toBeLessThan(900);
});

test('represents a line by a point on the line', () => {
  expect(readPlace('20 84 0 5; 20 84.1 0 5')).toMatchObject({ latitude: 20, accuracy: 5230 });
  expect(readPlace('20.5 84.2 0 0;')).toEqual({ latitude: 20.5, longitude: 84.2, accuracy: null });
  expect(readPlace('20.5 84.2 0 6.2;')).toMatchObject({ latitude: 20.5, accuracy: 7 });
});

test.each(['', '0 0 0 0', '0.0 0.0 0.0 0.0', '0 0;0 0', ' ; '])(
  'reads “%s” as no place',
  (text) => {
    expect([readPlace(text), isNoPlace(text)]).toEqual([null, true]);
  },
);

test.each(['20 84; here', '20 84; 95 84', '20;84', '20 84 0 0 1; 20 84'])(
  'does not read “%s” in part',
  (text) => {
    expect([readPlace(text), isNoPlace(text)]).toEqual([null, false]);
  },
);

test('does not read an area above the length limit', () => {
  const text = written(Array<string>(PLACE_LIMITS.areaCharacters / 10).fill('20.5 84.2'));
  expect(readPlace(text)).toBeNull();
});

test('covers every point of a line or area with the accuracy, or returns null', () => {
  const degrees = fc.tuple(
    fc.double({ min: -80, max: 80, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
  );
  const near = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })),
    {
      minLength: 2,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(degrees, near, fc.boolean(), ([latitude, longitude], steps, isArea) => {
      const points = steps.map(([north, east]) => ({
        latitude: latitude + north / 1000,
        longitude: Math.max(-180, Math.min(180, longitude + east / 1000)),
      }));
      const shape = isArea ? [...points, ...points.slice(0, 1)] : points;
      const place = readPlace(shape.map((one) => `${one.latitude} ${one.longitude}`).join(';'));
      for (const point of points) {
        if (!place) throw new Error('The place was not read.');
        expect(metresBetween(place, point)).toBeLessThanOrEqual((place.accuracy ?? 0) + 0.001);
      }
    }),
    { numRuns: 200 },
  );
});
