import { LIMITS } from '../../platform/configuration/limits';

/** A place as ODK Collect writes it. */
export interface Geopoint {
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
 * Reads the value of a geopoint question: `latitude longitude altitude accuracy`, separated by white space.
 * Collect always writes four numbers; other clients write two or three.
 *
 * @returns null for any other text, for a text that is longer than any place, for a coordinate out of range, or
 *   for the degrees 0 0, which clients write for a place that they do not know.
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
