import type { CollectedPoint } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { readLocation } from './read-location';
import { readPoint, readPoints } from './read-point';

const point = (speciesLocation: unknown): CollectedPoint => ({
  speciesName: 'Shorea robusta',
  speciesType: 'Tree',
  speciesLocation,
  submissionDate: '2026-03-01T08:30:00Z',
});

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('converts latitude and longitude to a GeoJSON point, longitude first', () => {
  expect(readPoint(point([20.5, 84.25]))).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [84.25, 20.5] },
    properties: {
      speciesName: 'Shorea robusta',
      localName: 'Sal',
      speciesType: 'Tree',
      submissionDate: '2026-03-01T08:30:00Z',
    },
  });
});

test('reads list and text of the same place alike, with or without altitude and accuracy', () => {
  fc.assert(
    fc.property(latitude, longitude, fc.array(fc.double(), { maxLength: 2 }), (lat, lon, more) => {
      const place = { latitude: Number(String(lat)), longitude: Number(String(lon)) };
      expect(readLocation([lat, lon, ...more])).toEqual({
        place: { latitude: lat, longitude: lon },
      });
      expect(readLocation([lat, lon, ...more].join(' '))).toEqual({ place });
      expect(readLocation(`  ${lat}   ${lon} `)).toEqual({ place });
    }),
  );
});

test('accepts 0 0 as a place', () => {
  expect(readPoint(point('0 0'))?.geometry.coordinates).toEqual([0, 0]);
  expect(readPoint(point([0, 0]))?.geometry.coordinates).toEqual([0, 0]);
  expect(warn).not.toHaveBeenCalled();
});

test('returns a place on earth or a reason for any input', () => {
  fc.assert(
    fc.property(fc.anything(), (location) => {
      const reading = readLocation(location);
      if ('place' in reading) {
        expect(Math.abs(reading.place.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(reading.place.longitude)).toBeLessThanOrEqual(180);
      } else {
        expect(reading.reason).not.toBe('');
      }
    }),
    { numRuns: 1000 },
  );
});

test('skips coordinates outside the earth', () => {
  fc.assert(
    fc.property(fc.double({ min: 90.0001, max: 1e9, noNaN: true }), longitude, (lat, lon) => {
      expect(readLocation([lat, lon])).toHaveProperty('reason');
      expect(readLocation(`${-lat} ${lon}`)).toHaveProperty('reason');
    }),
  );
  expect(readLocation([12, 181])).toHaveProperty('reason');
});

test.each([
  [null],
  [undefined],
  [''],
  ['20.5'],
  ['north east'],
  ['20.5,84.2'],
  ['0x10 0x20'],
  [[]],
  [[20.5]],
  [[null, null]],
  [['', '']],
  [[Number.NaN, 84]],
  [{ lat: 20, lon: 84 }],
])('skips %j with one warning that names the reason', (location) => {
  expect(readPoint(point(location))).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^A point of Shorea robusta is not on the map: it.+\.$/),
    point(location),
  );
});

test('keeps the other points if one is skipped', () => {
  expect(readPoints([point('20 84'), point('nowhere'), point([21, 85])])).toHaveLength(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('replaces underscores by spaces; reports an empty name', () => {
  const named = (speciesName: string) => readPoint({ ...point('1 2'), speciesName });
  expect(named('Shorea_robusta')?.properties.speciesName).toBe('Shorea robusta');
  expect(named('  ')?.properties.speciesName).toBe('Unnamed species');
});

test('uses the local name of the list, else that of the record', () => {
  const named = (speciesName: string, localName?: string) =>
    readPoint({ ...point('1 2'), speciesName, localName })?.properties.localName;
  expect(named('Shorea robusta', 'Sarai')).toBe('Sal');
  expect(named('Butea monosperma', 'Palash')).toBe('Palash');
  expect(named('Butea monosperma')).toBeNull();
});
