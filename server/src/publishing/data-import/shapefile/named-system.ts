import proj4 from 'proj4';
import type { StatedSystem } from '../places/stated-system';

/** A place in India, where systems are compared. WGS84 degrees. */
const SOMEWHERE = { latitude: 21, longitude: 81 };

/** Two datums are some hundred metres apart, two zones some hundred kilometres. */
const NEAR = { metres: 2_000, degrees: 0.02 };

/**
 * Whether a .prj may be the system that an operator stated: both put the same place at about the same
 * numbers, and their datums have the same name.
 */
export function mayBe(system: string, stated: StatedSystem): boolean {
  const datum = /DATUM\["([^"]{1,100})"/i.exec(system)?.[1] ?? '';
  if (/WGS[_ ]?(19)?84/i.test(datum) !== (stated.datum === 'WGS84')) return false;
  try {
    const named = proj4(system).forward([SOMEWHERE.longitude, SOMEWHERE.latitude]);
    const wanted = stated.fromWgs84(SOMEWHERE);
    const near = /^(GEOGCS|GEOGCRS)/i.test(system) ? NEAR.degrees : NEAR.metres;
    return wanted.every((number, axis) => Math.abs(number - (named[axis] ?? Infinity)) < near);
  } catch {
    return false;
  }
}
