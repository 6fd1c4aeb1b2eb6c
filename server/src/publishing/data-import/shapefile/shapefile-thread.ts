import { parentPort, workerData } from 'node:worker_threads';
import { combine, parseDbf, parseShp } from 'shpjs';
import type { AnyFeature } from '../geojson/read-features';
import { checkShapes, checkTable, DamagedPart, isDeleted } from './check-parts';
import type { FromThread, ShapefileParts } from './thread-messages';

/**
 * Reads a shapefile apart from the thread that serves everybody: what a large or made-up one costs is
 * paid here, and can be ended.
 */

/** Features that are handed on together. */
const AT_ONCE = 500;

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

const say = (message: FromThread) => parentPort?.postMessage(message);
try {
  const features = featuresOf(workerData as ShapefileParts);
  let from = 0;
  const sayNext = () => {
    const batch = features.slice(from, from + AT_ONCE);
    from += AT_ONCE;
    say(batch.length > 0 ? { features: batch } : { done: true });
  };
  parentPort?.on('message', sayNext);
  sayNext();
} catch (error) {
  say({ damage: error instanceof DamagedPart ? error.message : 'it cannot be read' });
}
