import type { AnyFeature } from '../geojson/read-features';

/** The files of a shapefile, as they are. */
export interface ShapefileParts {
  shp: Uint8Array;
  dbf: Uint8Array | null;
  /** Name of the table's encoding. */
  cpg: Uint8Array | null;
}

/** What the thread says. */
export type FromThread = { features: AnyFeature[] } | { done: true } | { damage: string };
