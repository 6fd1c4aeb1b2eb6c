import { type SQL, sql } from 'drizzle-orm';
import type { WmsVersion } from './service-exception';

/** Radius of the sphere of Web Mercator, in metres. */
const EARTH_RADIUS = 6_378_137;
/** Where Web Mercator's square world ends, in degrees. */
const MERCATOR_LATITUDE = 85.06;

/** How places become coordinates of a map. x grows to the east, y to the north. */
interface Projection {
  x: SQL;
  y: SQL;
  /** Places that can be shown at all. */
  within?: SQL;
  /** Degrees of coordinates of a map. */
  longitudeOf(x: number): number;
  latitudeOf(y: number): number;
}

const degrees: Projection = {
  x: sql`longitude`,
  y: sql`latitude`,
  longitudeOf: (x) => x,
  latitudeOf: (y) => y,
};

const inDegrees = (radians: number) => (radians * 180) / Math.PI;

const metres: Projection = {
  x: sql`radians(longitude) * ${EARTH_RADIUS}::double precision`,
  y: sql`ln(tan(pi() / 4 + radians(latitude) / 2)) * ${EARTH_RADIUS}::double precision`,
  within: sql`abs(latitude) < ${MERCATOR_LATITUDE}::double precision`,
  longitudeOf: (x) => inDegrees(x / EARTH_RADIUS),
  latitudeOf: (y) => inDegrees(Math.atan(Math.sinh(y / EARTH_RADIUS))),
};

/** A coordinate reference system as requests name it. */
export interface ReferenceSystem {
  projection: Projection;
  /** True where version 1.3.0 gives the north before the east, as the EPSG registry does. */
  northFirst?: boolean;
  /** Versions whose requests may name it. */
  versions: readonly WmsVersion[];
}

const BOTH = ['1.1.1', '1.3.0'] as const;

/** Every system that maps can be drawn in. */
export const REFERENCE_SYSTEMS: Readonly<Record<string, ReferenceSystem>> = {
  'EPSG:3857': { projection: metres, versions: BOTH },
  'EPSG:4326': { projection: degrees, northFirst: true, versions: BOTH },
  'CRS:84': { projection: degrees, versions: ['1.3.0'] },
  // What EPSG:3857 was called before it had a number; old clients of 1.1.1 still do.
  'EPSG:900913': { projection: metres, versions: ['1.1.1'] },
};

/** Names of the systems of a version. */
export const systemsOf = (version: WmsVersion): string[] =>
  Object.entries(REFERENCE_SYSTEMS)
    .filter(([, { versions }]) => versions.includes(version))
    .map(([name]) => name);
