import type { Place } from './read-place';

/** Degrees of WGS84 between which a reference system is meant to be used. */
export interface AreaOfUse {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const EARTH: AreaOfUse = { west: -180, south: -90, east: 180, north: 90 };

/**
 * How far over the edge of its area a system is taken, in degrees: a state that lies in two zones is usually
 * mapped in one of them, and its conversion is as good there.
 */
const OVER_THE_EDGE = 3;

/** Whether a system is meant for a place, or for one close by. */
export const isMeantFor = (
  { west, south, east, north }: AreaOfUse,
  { latitude, longitude }: Place,
): boolean =>
  longitude >= west - OVER_THE_EDGE &&
  longitude <= east + OVER_THE_EDGE &&
  latitude >= south - OVER_THE_EDGE &&
  latitude <= north + OVER_THE_EDGE;

/** The part of a UTM zone between two latitudes. */
export function utmZone(zone: number, south: number, north: number): AreaOfUse {
  const west = zone * 6 - 186;
  return { west, south, east: west + 6, north };
}
