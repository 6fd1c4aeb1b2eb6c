import type { WmsVersion } from './service-exception';

/** Radius of the sphere of Web Mercator, in metres. */
const EARTH_RADIUS = 6_378_137;

/** x grows to the east, y to the north. */
export interface Projection {
  /** Width of the world in units of the system. */
  worldWidth: number;
  xOf(longitude: number): number;
  yOf(latitude: number): number;
  longitudeOf(x: number): number;
  latitudeOf(y: number): number;
}

const degrees: Projection = {
  worldWidth: 360,
  xOf: (longitude) => longitude,
  yOf: (latitude) => latitude,
  longitudeOf: (x) => x,
  latitudeOf: (y) => y,
};

const inDegrees = (radians: number) => (radians * 180) / Math.PI;
const inRadians = (angle: number) => (angle * Math.PI) / 180;

const metres: Projection = {
  worldWidth: 2 * Math.PI * EARTH_RADIUS,
  xOf: (longitude) => inRadians(longitude) * EARTH_RADIUS,
  yOf: (latitude) => Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2)) * EARTH_RADIUS,
  longitudeOf: (x) => inDegrees(x / EARTH_RADIUS),
  latitudeOf: (y) => inDegrees(Math.atan(Math.sinh(y / EARTH_RADIUS))),
};

export interface ReferenceSystem {
  projection: Projection;
  /** True when version 1.3.0 puts the north before the east, as the EPSG registry does. */
  northFirst: boolean;
  versions: readonly WmsVersion[];
}

const BOTH = ['1.1.1', '1.3.0'] as const;

export const REFERENCE_SYSTEMS = {
  'EPSG:3857': { projection: metres, northFirst: false, versions: BOTH },
  'EPSG:4326': { projection: degrees, northFirst: true, versions: BOTH },
  'CRS:84': { projection: degrees, northFirst: false, versions: ['1.3.0'] },
  // Names of EPSG:3857 in ArcGIS.
  'EPSG:102100': { projection: metres, northFirst: false, versions: BOTH },
  'EPSG:102113': { projection: metres, northFirst: false, versions: BOTH },
  // Former name of EPSG:3857, which old clients of 1.1.1 still send.
  'EPSG:900913': { projection: metres, northFirst: false, versions: ['1.1.1'] },
} as const satisfies Record<string, ReferenceSystem>;

export type SystemName = keyof typeof REFERENCE_SYSTEMS;

const SYSTEMS = Object.entries(REFERENCE_SYSTEMS) as [SystemName, ReferenceSystem][];

export const systemsOf = (version: WmsVersion): SystemName[] =>
  SYSTEMS.filter(([, { versions }]) => versions.includes(version)).map(([name]) => name);
