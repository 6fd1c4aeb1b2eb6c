import { openArchive } from '../archive/archive-table';
import { openFeatures } from '../geojson/geojson-table';
import { splitPlaces } from '../places/place-in-one-column';
import { openFeatureFile } from '../spatial/feature-file';
import { openTable } from './open-table';
import type { RecordTable } from './record-table';

/** Options for reading a file. */
export interface SourceOptions {
  /** Encoding of text without a byte order mark; default UTF-8. */
  encoding?: string;
  /** Columns that the operator chose. */
  stated?: readonly string[];
  /** EPSG code that the operator gave for the places. */
  epsg?: number;
}

/**
 * Opens a file of occurrences of any supported kind.
 * @param wanted Terms that are read
 * @throws FileRefused with a sentence for the operator
 */
export async function openSource(
  path: string,
  wanted: readonly string[],
  { encoding, stated = [], epsg }: SourceOptions = {},
): Promise<RecordTable> {
  const features = await openFeatureFile(path, epsg);
  if (features) return openFeatures(features, wanted, stated);
  const names = [...wanted, ...stated];
  const table = await openTable(path, encoding, names);
  return table ? splitPlaces(table) : openArchive(path, encoding, names);
}
