import { openArchive } from '../archive/archive-table';
import { openCsv } from '../csv/csv-table';
import { openFeatures } from '../geojson/geojson-table';
import { openFeatureFile } from '../spatial/feature-file';
import { recogniseKind } from './recognise-kind';
import type { RecordTable } from './record-table';

/** What may be said of a file. */
export interface SourceOptions {
  /** Of text without a byte order mark; by default UTF-8. */
  encoding?: string;
  /** Columns that a person pointed at. */
  stated?: readonly string[];
  /** What the places were stated to be in. */
  epsg?: number;
}

/**
 * Opens a file of occurrences of any kind that is imported.
 * @param wanted terms that are read
 * @throws FileRefused with a sentence for the operator
 */
export async function openSource(
  path: string,
  wanted: readonly string[],
  { encoding, stated = [], epsg }: SourceOptions = {},
): Promise<RecordTable> {
  const features = await openFeatureFile(path, epsg);
  if (features) return openFeatures(features, wanted, stated);
  return (await recogniseKind(path)) === 'archive'
    ? openArchive(path, encoding)
    : openCsv(path, encoding);
}
