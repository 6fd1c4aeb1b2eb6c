import { metresBetween, type Point, representativePoint } from './area';
import { type Geopoint, readGeopoint } from './geopoint';
import { PLACE_LIMITS } from './limits';

export interface Place extends Point {
  /** Radius in metres of a circle that contains the whole place; null if unknown. */
  readonly accuracy: number | null;
}

/** Numbers that are all 0, as clients write them for an unknown place. */
const ZEROS = /^[\s;0.+-]*$/;

/**
 * Reads the answer to a question for a point, a line or an area. ODK Collect separates the points of a geotrace
 * or geoshape by semicolons. A line or area is represented by one of its points, and its extent is the accuracy.
 * Points at the degrees 0 0 are left out.
 *
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

/** Whether an answer stands for an unknown place, so that the place around it counts. */
export const isNoPlace = (text: string): boolean =>
  text.length <= PLACE_LIMITS.areaCharacters && ZEROS.test(text);
