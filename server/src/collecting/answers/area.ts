/** WGS84 degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Coordinates on a plane: the longitude is scaled, so that both axes have units of equal length. */
type Flat = readonly [x: number, y: number];

const EARTH_METRES = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres, on a sphere. */
export function metresBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2);
  const along = Math.sin((b - a) / 2);
  const share = along * along + Math.cos(a) * Math.cos(b) * across * across;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(share)));
}

/**
 * Returns a point inside of an area, its centre of gravity if possible, or the middle of a line.
 * @param points At least one, in order; an area ends with its first point.
 */
export function representativePoint(points: readonly Point[]): Point {
  const [first] = points as [Point];
  const scale = Math.max(Math.cos(radians(first.latitude)), 1e-6);
  const flat = points.map(({ latitude, longitude }): Flat => {
    const east = longitude - first.longitude;
    // Use the shorter way across the date line.
    return [(east - 360 * Math.round(east / 360)) * scale, latitude - first.latitude];
  });
  const [x, y] = (isClosed(points) && insideOf(flat)) || middleOf(flat);
  const longitude = first.longitude + x / scale;
  return {
    latitude: first.latitude + y,
    longitude: longitude - 360 * Math.round(longitude / 360),
  };
}

function isClosed(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return (
    points.length > 3 && first?.latitude === last?.latitude && first?.longitude === last?.longitude
  );
}

/** Null if the area has no extent. */
function insideOf(ring: readonly Flat[]): Flat | null {
  const centre = centreOf(ring);
  if (centre === null) return null;
  const isInside = crossingsAt(ring, centre[1]).filter((x) => x > centre[0]).length % 2 === 1;
  return isInside ? centre : insideAt(ring, betweenHeights(ring, centre[1]));
}

function centreOf(ring: readonly Flat[]): Flat | null {
  let [area, x, y, size] = [0, 0, 0, 0];
  for (const [[ax, ay], [bx, by]] of edgesOf(ring)) {
    const cross = ax * by - bx * ay;
    area += cross;
    size = Math.max(size, Math.abs(bx), Math.abs(by));
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  // Rounding errors give points on one line a small area.
  return Math.abs(area) <= size * size * 1e-9 ? null : [x / (3 * area), y / (3 * area)];
}

/** The height passes through no corner, so that a line at it crosses the area. */
function betweenHeights(ring: readonly Flat[], wanted: number): number {
  let [below, above] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [, y] of ring) {
    if (y > wanted) above = Math.min(above, y);
    else below = Math.max(below, y);
  }
  return Number.isFinite(above - below) ? (above + below) / 2 : wanted;
}

function insideAt(ring: readonly Flat[], y: number): Flat | null {
  const crossings = crossingsAt(ring, y).sort((a, b) => a - b);
  let widest: { from: number; width: number } | null = null;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
    if (!widest || to - from > widest.width) widest = { from, width: to - from };
  }
  return widest && [widest.from + widest.width / 2, y];
}

function crossingsAt(ring: readonly Flat[], y: number): number[] {
  const crossings: number[] = [];
  for (const [[ax, ay], [bx, by]] of edgesOf(ring)) {
    if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return crossings;
}

function middleOf(line: readonly Flat[]): Flat {
  const lengths = [...edgesOf(line)].map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let at = 0;
  for (const [[ax, ay], [bx, by]] of edgesOf(line)) {
    const length = lengths[at] ?? 0;
    at += 1;
    if (length > 0 && left <= length) {
      const share = left / length;
      return [ax + share * (bx - ax), ay + share * (by - ay)];
    }
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}

function* edgesOf(line: readonly Flat[]): Generator<readonly [Flat, Flat]> {
  for (let at = 1; at < line.length; at += 1) yield [line[at - 1] as Flat, line[at] as Flat];
}
