import { openArchive } from '../archive/archive-table';
import { openCsv } from '../csv/csv-table';
import { openFeatures } from '../geojson/geojson-table';
import { splitPlaces } from '../places/place-in-one-column';
import { openFeatureFile } from '../spatial/feature-file';
import { openWorkbook } from '../workbook/open-workbook';
import { recogniseKind } from './recognise-kind';
import type { RecordTable } from './record-table';

export interface SourceOptions {
  /** Encoding of text without a byte order mark; default UTF-8. */
  encoding?: string;
  stated?: readonly string[];
  epsg?: number;
}

/** @throws FileRefused with a sentence for the operator */
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

/** @returns null for a file of another kind. @throws FileRefused */
export async function openTable(
  path: string,
  encoding: string | undefined,
  names: readonly string[],
): Promise<RecordTable | null> {
  if ((await recogniseKind(path)) === 'text') return openCsv(path, encoding, names);
  return openWorkbook(path, names);
}
