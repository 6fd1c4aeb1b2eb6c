import { LIMITS } from '../../platform/configuration/limits';
import { metresBetween, type Point, representativePoint } from './area';
import { PLACE_LIMITS } from './limits';

export interface Place extends Point {
  /** Radius in metres of a circle that contains the whole place; null if unknown. */
  readonly accuracy: number | null;
}

/** Clients write zeros for an unknown place. */
const ZEROS = /^[\s;0.+-]*$/;

/**
 * ODK Collect separates the points of a geotrace or geoshape by semicolons. Their extent is the
 * accuracy. Points at the degrees 0 0 are left out.
 * @returns null for a text that is no place, or longer than any.
 */
export function readPlace(text: string): Place | null {
  if (!text.includes(';')) return readGeopoint(text);
  if (text.length > PLACE_LIMITS.areaCharacters) return null;
  const points: Geopoint[] = [];
  for (const part of text.split(';')) {
    if (ZEROS.test(part)) continue;
    const point = readGeopoint(part);
    if (!point) return null;
    points.push(point);
  }
  if (points.length === 0) return null;
  const middle = representativePoint(points);
  const farthest = points.reduce(
    (metres, point) => Math.max(metres, metresBetween(middle, point) + (point.accuracy ?? 0)),
    0,
  );
  return { ...middle, accuracy: farthest > 0 ? Math.ceil(farthest) : null };
}

/** True for an unknown place, so that the place around it counts. */
export const isNoPlace = (text: string): boolean =>
  text.length <= PLACE_LIMITS.areaCharacters && ZEROS.test(text);

interface Geopoint {
  /** WGS84 degrees, -90 to 90. */
  readonly latitude: number;
  /** WGS84 degrees, -180 to 180. */
  readonly longitude: number;
  /** Metres above the ellipsoid; null if missing. */
  readonly altitude: number | null;
  /** Radius in metres; null if missing or 0, which Collect writes for a place that was chosen on a map. */
  readonly accuracy: number | null;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * `latitude longitude altitude accuracy`: Collect writes four numbers, other clients two or three.
 * @returns null for any other text, a coordinate out of range, or 0 0, which clients write for an
 *   unknown place.
 */
export function readGeopoint(text: string): Geopoint | null {
  if (text.length > LIMITS.openRosa.placeCharacters) return null;
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 4) return null;
  if (!words.every((word) => NUMBER.test(word))) return null;
  const [latitude = Number.NaN, longitude = Number.NaN, altitude, accuracy] = words.map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  if (latitude === 0 && longitude === 0) return null;
  return {
    latitude,
    longitude,
    altitude: finite(altitude),
    accuracy: accuracy !== undefined && accuracy > 0 ? finite(accuracy) : null,
  };
}

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;
