import fc from 'fast-check';
import { RecordRefused } from '../../refusals/refusal';
import { foreignDatum } from './datum';
import { readPlace } from './read-place';

describe('datum', () => {
  test.each([
    '',
    'WGS84',
    'WGS 84',
    'wgs_1984',
    'EPSG:4326',
    'epsg:4326',
    'urn:ogc:def:crs:OGC:1.3:CRS84',
    'urn:ogc:def:crs:EPSG::4326',
    'World Geodetic System 1984',
    'not recorded',
    'unknown',
  ])('reads %p as WGS84 or as not stated', (written) => {
    expect(foreignDatum(written)).toBeNull();
  });

  test.each([
    ['EPSG:24378', 'EPSG:24378'],
    ['Everest 1830', 'Everest 1830'],
    ['Indian  1975', 'Indian 1975'],
    ['WGS72', 'WGS72'],
  ])('reports %p as %p', (written, named) => {
    expect(foreignDatum(written)).toBe(named);
  });
});

describe('place', () => {
  const reasonOf = (latitude: string, longitude: string, country?: string) => {
    try {
      readPlace(latitude, longitude, country);
      return null;
    } catch (error) {
      return (error as RecordRefused).reason;
    }
  };

  test.each([
    ['20.5', '84.25', undefined, null],
    ['-33.9', '18.4', undefined, null],
    ['69.65', '18.96', 'NO', null],
    ['', '84', undefined, 'no_place'],
    ['20', '', undefined, 'no_place'],
    ['20,5', '84,25', undefined, null],
    ['20°30′N', '84°15′E', undefined, null],
    ['20°30′E', '84°15′N', undefined, 'hemisphere'],
    ['20°30′', '84°75′', undefined, 'unreadable_place'],
    ['0x14', '84', undefined, 'unreadable_place'],
    ['NaN', '84', undefined, 'unreadable_place'],
    ['2270000', '640000', undefined, 'projected'],
    ['640000.12', '2270000.9', 'IN', 'projected'],
    ['84.25', '20.5', undefined, 'swapped'],
    ['84.25', '20.5', 'IN', 'swapped'],
    ['95.5', '20.5', undefined, 'swapped'],
    ['91', '10', 'NO', 'off_earth'],
    ['20', '181', undefined, 'off_earth'],
    ['0', '0.0', undefined, 'null_island'],
  ])('reports the place %p, %p in the country %p as %p', (latitude, longitude, country, reason) => {
    expect(reasonOf(latitude, longitude, country)).toBe(reason);
  });

  test('reads any text as a place on the earth or refuses it', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(text, text, fc.string(), (latitude, longitude, country) => {
        try {
          const place = readPlace(latitude, longitude, country);
          expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordRefused);
        }
      }),
    );
  });
});
