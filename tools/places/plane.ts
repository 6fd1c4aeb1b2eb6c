/** A position in degrees, longitude first, as in GeoJSON. */
export type Position = [longitude: number, latitude: number];
/** A closed ring: the last position equals the first. */
export type Ring = Position[];
/** Outer ring, then holes. */
export type Rings = Ring[];

export function segmentsOf(line: readonly Position[]): [from: Position, to: Position][] {
  const [first, ...rest] = line;
  let from = first;
  return rest.map((to) => {
    const segment: [Position, Position] = [from ?? to, to];
    from = to;
    return segment;
  });
}

/** Square degrees, positive if the ring runs anticlockwise. */
export function signedArea(ring: Ring): number {
  let twice = 0;
  for (const [[x0, y0], [x1, y1]] of segmentsOf(ring)) {
    twice += x0 * y1 - x1 * y0;
  }
  return twice / 2;
}

/** Square degrees, without holes. */
export function areaOf(polygons: readonly Rings[]): number {
  let area = 0;
  for (const [outer = [], ...holes] of polygons) {
    area += Math.abs(signedArea(outer));
    area -= holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
  }
  return area;
}

/** RFC 7946: outer rings anticlockwise, holes clockwise. */
export function windRings(rings: Rings): Rings {
  return rings.map((ring, index) =>
    signedArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse(),
  );
}

/** Removes repeated positions. */
export function roundRing(ring: Ring, decimals: number): Ring {
  const rounded: Ring = [];
  for (const [longitude, latitude] of ring) {
    const here: Position = [
      Number(longitude.toFixed(decimals)),
      Number(latitude.toFixed(decimals)),
    ];
    const last = rounded.at(-1);
    if (!last || last[0] !== here[0] || last[1] !== here[1]) {
      rounded.push(here);
    }
  }
  return rounded;
}

/** Touching ends do not count. */
export function countCrossings(rings: Rings): number {
  const edges = rings.flatMap(segmentsOf);
  let crossings = 0;
  for (const [i, edge] of edges.entries()) {
    crossings += edges.slice(i + 1).filter((other) => cross(...edge, ...other)).length;
  }
  return crossings;
}

function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** The side of the line from `a` to `b` on which `c` is: -1, 0 or 1. */
function turn(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}
