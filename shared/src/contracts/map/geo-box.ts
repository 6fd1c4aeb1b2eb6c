import * as z from 'zod/mini';
import { exactText } from '../fields/fields';

/** A bounding box in WGS84 degrees. */
export interface GeoBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Maximum characters of a box: four coordinates with all digits. */
const LONGEST_BOX = 100;

const DEGREE = /^-?\d{1,3}(\.\d{1,12})?$/;

/** Parses `west,south,east,north` in WGS84 degrees; returns undefined for an invalid box. */
export function readGeoBox(text: string): GeoBox | undefined {
  if (text.length > LONGEST_BOX) return undefined;
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => DEGREE.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined;
}

/** Text `west,south,east,north` in WGS84 degrees. */
export const GeoBoxText = exactText(
  LONGEST_BOX,
  z.refine<string>(
    (text) => readGeoBox(text) !== undefined,
    'Must be west,south,east,north in degrees, west of east and south of north.',
  ),
);
