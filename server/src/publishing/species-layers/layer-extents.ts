import { latitudeOf, longitudeOf } from '../place-codes/place-code';
import type { OccurrenceIndex } from '../public-occurrences/occurrence-index';

/** WGS84 degrees. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a layer without records says: India, in round numbers. */
const INDIA: Extent = { west: 68, south: 6, east: 98, north: 38 };

/** Room around the outermost records, in degrees, so that a single one has an extent too. */
const MARGIN = 0.05;

/** Where the public records of a species are. */
export function extentOf(index: OccurrenceIndex, scientificName: string): Extent {
  const extent = index.get(scientificName.toLowerCase())?.extent;
  if (!extent) return INDIA;
  return {
    west: rounded(longitudeOf(extent.left) - MARGIN, 180),
    south: rounded(latitudeOf(extent.bottom) - MARGIN, 90),
    east: rounded(longitudeOf(extent.right) + MARGIN, 180),
    north: rounded(latitudeOf(extent.top) + MARGIN, 90),
  };
}

/**
 * To about ten metres: finer than the margin, coarser than the steps of the index. The schema of the
 * capabilities allows no degree beyond the edge of the world.
 */
const rounded = (degree: number, edge: number) =>
  Math.max(-edge, Math.min(edge, Math.round(degree * 1e4) / 1e4));
