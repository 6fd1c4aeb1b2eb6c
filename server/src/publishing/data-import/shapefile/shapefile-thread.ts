import { workerData } from 'node:worker_threads';
import { combine, parseDbf, parseShp } from 'shpjs';
import type { AnyFeature } from '../geojson/read-features';
import { tellFeatures } from '../source/tell-features';
import { checkShapes, checkTable, isDeleted } from './check-parts';
import type { ShapefileParts } from './shapefile-parts';

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const two = (number: number) => String(number).padStart(2, '0');

/** A value as GeoJSON has it. The library makes a date of the table a moment of this machine's time. */
function plain(value: unknown): unknown {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null;
    const year = String(value.getFullYear()).padStart(4, '0');
    return `${year}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? value.trim() : value;
}

function featuresOf({ shp, dbf, cpg }: ShapefileParts): AnyFeature[] {
  const shapes = checkShapes(viewOf(shp));
  if (dbf) checkTable(viewOf(dbf), shapes);
  const encoding = cpg && Buffer.from(cpg).toString('latin1').trim();
  const rows = dbf ? parseDbf(viewOf(dbf), encoding || undefined) : [];
  const { features } = combine([parseShp(viewOf(shp)), rows]);
  // Rows that were deleted stay in the table, and their shapes beside them, until somebody packs it.
  const left = dbf ? features.filter((_, row) => !isDeleted(viewOf(dbf), row)) : features;
  return left.map(({ type, geometry, properties }) => ({
    type,
    geometry,
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, value]) => [name, plain(value)]),
    ),
  }));
}

tellFeatures(() => featuresOf(workerData as ShapefileParts));
