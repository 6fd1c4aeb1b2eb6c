import fc from 'fast-check';
import { LIMITS } from '../../platform/configuration/limits';
import { readGeopoint } from './read-place';

// A separate test covers 0 0, which is not a place.
const latitude = fc.double({ min: -90, max: 90, noNaN: true }).filter((degrees) => degrees !== 0);
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const space = fc.constantFrom(' ', '  ', '\t', '\n ');

describe('readGeopoint', () => {
  test('reads every pair of degrees within range with any white space', () => {
    fc.assert(
      fc.property(latitude, longitude, space, (lat, lon, gap) => {
        const point = readGeopoint(`${gap}${lat}${gap}${lon}${gap}`);
        expect(point?.latitude).toBeCloseTo(lat, 12);
        expect(point?.longitude).toBeCloseTo(lon, 12);
        expect(point?.accuracy).toBeNull();
      }),
    );
  });

  test('reads altitude and accuracy if present', () => {
    expect(readGeopoint('28.7041 77.10257 216.0 4.5')).toEqual({
      latitude: 28.7041,
      longitude: 77.10257,
      altitude: 216,
      accuracy: 4.5,
    });
    expect(readGeopoint('1 2 -3')).toMatchObject({ altitude: -3, accuracy: null });
    expect(readGeopoint('1 2 3 -4')).toMatchObject({ accuracy: null });
  });

  test.each(['0 0 0 0', '0.0 0.0 0.0 0.0', '0 0', '-0 0.00 12 5'])(
    'reads %s as no place',
    (text) => {
      expect(readGeopoint(text)).toBeNull();
    },
  );

  test('returns no accuracy if it is missing or 0', () => {
    for (const text of ['20.5 84.2', '20.5 84.2 12', '20.5 84.2 0 0', '0 84.2 0 0.0']) {
      expect(readGeopoint(text)).toMatchObject({ longitude: 84.2, accuracy: null });
    }
  });

  test('refuses degrees out of range', () => {
    const outside = fc.double({ min: 90.000001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(outside, longitude, fc.boolean(), (lat, lon, south) => {
        expect(readGeopoint(`${south ? -lat : lat} ${lon}`)).toBeNull();
      }),
    );
  });

  test('returns degrees within range or null for any text, without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123 .-e+') })),
        (text) => {
          const point = readGeopoint(text);
          if (point === null) return;
          expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180);
        },
      ),
    );
  });

  test('reads the values that Collect writes', () => {
    const metres = fc.double({ min: -500, max: 9_000, noNaN: true });
    const radius = fc.double({ min: 1e-9, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, metres, radius, (lat, lon, altitude, accuracy) => {
        expect(readGeopoint([lat, lon, altitude, accuracy].map(String).join(' '))).toEqual({
          latitude: Number(String(lat)),
          longitude: Number(String(lon)),
          altitude: Number(String(altitude)),
          accuracy: Number(String(accuracy)),
        });
      }),
    );
  });

  test('does not parse a text above the length limit of a place', () => {
    const longest = LIMITS.openRosa.placeCharacters;
    const digits = (count: number) => `1.${'0'.repeat(count - 4)} 2`;
    expect(readGeopoint(digits(longest))).toMatchObject({ latitude: 1, longitude: 2 });
    expect(readGeopoint(digits(longest + 1))).toBeNull();
  });
});
