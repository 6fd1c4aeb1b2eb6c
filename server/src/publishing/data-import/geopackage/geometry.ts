import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { DamagedPart, manyPointsInOne } from '../source/damaged-part';

/** A geometry as GeoJSON has it. */
interface Geometry {
  type: string;
  coordinates: unknown;
}

/** Bytes of the envelope before the geometry, by its kind. */
const ENVELOPES = [0, 32, 48, 48, 64];

const HEADER_BYTES = 8;

const cutOff = () => new DamagedPart(sentence('a geometry is cut off or changed'));

/** Kinds of well-known binary that are read; M and Z are passed over. */
const KINDS = [
  '',
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
];

/**
 * Reads a geometry of a GeoPackage: a header, then well-known binary. Each count has its bytes, so that a
 * made-up one costs nothing.
 *
 * @param most points of one geometry
 * @returns null for an empty one; a kind that is not read comes without coordinates
 * @throws DamagedPart
 */
export function geometryOf(
  bytes: Uint8Array,
  most: number = LIMITS.dataImport.shapePoints,
): Geometry | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < HEADER_BYTES || view.getUint16(0) !== 0x4750) throw cutOff();
  const flags = view.getUint8(3);
  if ((flags & 0x10) !== 0) return null;
  const envelope = ENVELOPES[(flags >> 1) & 7];
  if (envelope === undefined) throw cutOff();
  let at = HEADER_BYTES + envelope;
  let points = 0;

  const take = (count: number): number => {
    const from = at;
    at += count;
    if (at > view.byteLength) throw cutOff();
    return from;
  };
  const start = () => {
    const isLittle = view.getUint8(take(1)) === 1;
    const code = view.getUint32(take(4), isLittle);
    const numbers = [2, 3, 3, 4][Math.floor(code / 1000)];
    return { isLittle, kind: KINDS[code % 1000], numbers: numbers ?? 0 };
  };
  type Start = ReturnType<typeof start>;
  const position = ({ isLittle, numbers }: Start): number[] => {
    const from = take(8 * numbers);
    return [view.getFloat64(from, isLittle), view.getFloat64(from + 8, isLittle)];
  };
  /** A list whose entries take so many bytes at least. */
  const list = <T>(of: Start, bytesEach: number, one: () => T): T[] => {
    const count = view.getUint32(take(4), of.isLittle);
    if (count * bytesEach > view.byteLength - at) throw cutOff();
    return Array.from({ length: count }, one);
  };
  const positions = (of: Start) => {
    const places = list(of, 8 * of.numbers, () => position(of));
    points += places.length;
    if (points > most) throw manyPointsInOne(most);
    return places;
  };
  const simple = (of: Start): unknown => {
    if (of.numbers === 0) throw cutOff();
    if (of.kind === 'Point') return position(of);
    if (of.kind === 'LineString') return positions(of);
    return list(of, 4, () => positions(of));
  };

  const outer = start();
  const { kind } = outer;
  if (!kind) return { type: 'another kind', coordinates: null };
  if (!kind.startsWith('Multi')) return { type: kind, coordinates: simple(outer) };
  const part = kind.slice('Multi'.length);
  const coordinates = list(outer, 9, () => {
    const inner = start();
    if (inner.kind !== part) throw cutOff();
    return simple(inner);
  });
  return { type: kind, coordinates };
}
