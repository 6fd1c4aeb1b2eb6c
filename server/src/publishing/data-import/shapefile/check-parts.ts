import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { DamagedPart, manyPoints, manyPointsInOne } from '../source/damaged-part';

const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
const SHP_CODE = 9994;

/** How much may be in a .shp; see `LIMITS.dataImport`. */
interface ShapeLimits {
  shapes: number;
  shapePoints: number;
  shapefilePoints: number;
}

/** Shapes that hold parts and points, by their type without Z and M. */
const WITH_PARTS = new Set([3, 5]);
const WITH_POINTS = new Set([8]);

/**
 * Walks over the shapes before a library does: every length leads forward and stays inside, and every
 * count of points has its bytes and is within the limits. So a damaged file can neither hang the reading nor fill the memory.
 *
 * @returns How many shapes there are.
 * @throws DamagedPart
 */
export function checkShapes(view: DataView, most: ShapeLimits = LIMITS.dataImport): number {
  if (view.byteLength < HEADER_BYTES || view.getInt32(0) !== SHP_CODE) {
    throw new DamagedPart(sentence('its .shp is none'));
  }
  if (view.getInt32(24) * 2 !== view.byteLength) {
    throw new DamagedPart(
      sentence('its .shp has another length than it says; it was cut off or changed'),
    );
  }
  let shapes = 0;
  let points = 0;
  for (let at = HEADER_BYTES; at < view.byteLength; ) {
    if (at + RECORD_HEADER_BYTES + 4 > view.byteLength) throw cutOff(shapes);
    const bytes = view.getInt32(at + 4) * 2;
    const begin = at + RECORD_HEADER_BYTES;
    if (bytes < 4 || begin + bytes > view.byteLength) throw cutOff(shapes);
    points += checkCounts(
      new DataView(view.buffer, view.byteOffset + begin, bytes),
      shapes,
      most.shapePoints,
    );
    shapes += 1;
    if (shapes > most.shapes) {
      throw new DamagedPart(sentence('it has more than {count} shapes', { count: most.shapes }));
    }
    if (points > most.shapefilePoints) throw manyPoints(most.shapefilePoints);
    at = begin + bytes;
  }
  return shapes;
}

/** @returns How many points the shape has, where it has several. */
function checkCounts(shape: DataView, before: number, most: number): number {
  const type = shape.getInt32(0, true) % 10;
  const hasParts = WITH_PARTS.has(type);
  if (!hasParts && !WITH_POINTS.has(type)) return 1;
  const counts = hasParts ? 44 : 40;
  if (shape.byteLength < counts) throw cutOff(before);
  const parts = hasParts ? shape.getInt32(36, true) : 0;
  const points = shape.getInt32(counts - 4, true);
  const room = shape.byteLength - counts;
  if (parts < 0 || points < 0 || parts * 4 + points * 16 > room) throw cutOff(before);
  let last = -1;
  for (let part = 0; part < parts; part += 1) {
    const first = shape.getInt32(counts + part * 4, true);
    if (first <= last || first >= points) throw cutOff(before);
    last = first;
  }
  if (points > most) throw manyPointsInOne(most);
  return points;
}

const cutOff = (before: number) =>
  new DamagedPart(sentence('its .shp is damaged after {count} shapes', { count: before }));

/**
 * Checks the table beside the shapes: as many rows as shapes, all of them inside.
 * @throws DamagedPart
 */
export function checkTable(view: DataView, shapes: number): void {
  if (view.byteLength < 33) throw new DamagedPart(sentence('its .dbf is none'));
  const rows = view.getUint32(4, true);
  const header = view.getUint16(8, true);
  const row = view.getUint16(10, true);
  if (rows !== shapes) {
    throw new DamagedPart(
      sentence('its .dbf has {rows} rows and its .shp {shapes} shapes', { rows, shapes }),
    );
  }
  let fields = 0;
  let bytes = 1;
  for (
    let at = 32;
    at + 32 < header && at + 32 <= view.byteLength && view.getUint8(at) !== 13;
    at += 32
  ) {
    fields += 1;
    bytes += view.getUint8(at + 16);
  }
  // The library finds the rows after the fields; a header with more in it is of another kind of table.
  const isPlain = header === 32 * (fields + 1) + 1;
  if (fields === 0 || !isPlain || bytes !== row || header + rows * row > view.byteLength) {
    throw new DamagedPart(sentence('its .dbf is damaged or cut off'));
  }
}

/** Whether a row of a table that was checked has the sign of a deleted one. @param row 0 is the first */
export const isDeleted = (view: DataView, row: number): boolean =>
  view.getUint8(view.getUint16(8, true) + row * view.getUint16(10, true)) === 0x2a;
