import type { GeoBox } from '@aranya/shared/contracts';
import { RecordRefused } from '../../refusals/refusal';
import { readDegrees } from '../values/read-degrees';

/** WGS84 degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** India with its islands, in round degrees: used to recognise swapped coordinates. */
const INDIA: GeoBox = { west: 68, south: 6, east: 98, north: 38 };

/** `margin` is in degrees. */
export const isInBox = (
  { west, south, east, north }: GeoBox,
  { latitude, longitude }: Place,
  margin = 0,
): boolean =>
  latitude >= south - margin &&
  latitude <= north + margin &&
  longitude >= west - margin &&
  longitude <= east + margin;

/** Converted places elsewhere mean a wrong system, such as degrees declared as metres. */
export const isAroundIndia = (place: Place) => isInBox(INDIA, place, AROUND);

/** Degrees. */
const AROUND = 3;

/** Degrees are always smaller than this; metres of a projection are nearly always larger. */
const METRES = 400;

/** @throws RecordRefused, as swapped only for a record of India or of no named country */
export function readPlace(latitudeText: string, longitudeText: string, country = ''): Place {
  if (!latitudeText || !longitudeText) {
    const field = latitudeText ? 'decimalLongitude' : 'decimalLatitude';
    throw new RecordRefused('no_place', field, '');
  }
  const latitude = degrees('decimalLatitude', latitudeText);
  const longitude = degrees('decimalLongitude', longitudeText);
  const both = `${latitudeText}, ${longitudeText}`;
  if (Math.abs(latitude) > METRES || Math.abs(longitude) > METRES) {
    throw new RecordRefused('projected', 'decimalLatitude, decimalLongitude', both);
  }
  const place = { latitude, longitude };
  const mayBeIndia = country === '' || /^(in|ind|india)$/i.test(country);
  const isSwapped = isInBox(INDIA, { latitude: longitude, longitude: latitude });
  if (mayBeIndia && isSwapped && !isInBox(INDIA, place)) {
    throw new RecordRefused('swapped', 'decimalLatitude, decimalLongitude', both);
  }
  if (Math.abs(latitude) > 90) {
    throw new RecordRefused('off_earth', 'decimalLatitude', latitudeText);
  }
  if (Math.abs(longitude) > 180) {
    throw new RecordRefused('off_earth', 'decimalLongitude', longitudeText);
  }
  if (latitude === 0 && longitude === 0) {
    throw new RecordRefused('null_island', 'decimalLatitude, decimalLongitude', both);
  }
  return place;
}

function degrees(field: 'decimalLatitude' | 'decimalLongitude', text: string): number {
  const read = readDegrees(text, field === 'decimalLatitude' ? 'latitude' : 'longitude');
  if (typeof read === 'number') return read;
  throw new RecordRefused(read === 'hemisphere' ? read : 'unreadable_place', field, text);
}
