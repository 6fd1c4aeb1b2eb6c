/** A point in SVG units. */
export type Point = readonly [x: number, y: number];

interface Terrain {
  width: number;
  height: number;
  /** Distance between two sampled heights. */
  step: number;
  /** Height at a point. */
  heightAt: (x: number, y: number) => number;
}

/**
 * Sides of a cell that a contour crosses, indexed by which of its four corners are above the level.
 */
const CROSSINGS: readonly (readonly [number, number][])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [0, 1],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[0, 2]],
  [
    [0, 3],
    [1, 2],
  ],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [[0, 3]],
  [],
];

/** Computes all contour lines of one height with marching squares. */
export function linesAtHeight(terrain: Terrain, level: number): Point[][] {
  const { width, height, step, heightAt } = terrain;
  const points = new Map<string, Point>();
  const neighbours = new Map<string, string[]>();
  const link = (a: string, b: string) => neighbours.set(a, [...(neighbours.get(a) ?? []), b]);

  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const corners: [Point, Point, Point, Point] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const heights = corners.map(([cx, cy]) => heightAt(cx, cy));
      const kind = heights.reduce((bits, value, i) => bits + (value > level ? 1 << i : 0), 0);
      for (const sides of CROSSINGS[kind] ?? []) {
        const [from, to] = sides.map((side) => {
          const a = corners[side] as Point;
          const b = corners[(side + 1) % 4] as Point;
          const [ha, hb] = [heights[side] ?? 0, heights[(side + 1) % 4] ?? 0];
          const share = (level - ha) / (hb - ha);
          const key = [a.join(), b.join()].sort().join(' ');
          points.set(key, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
          return key;
        }) as [string, string];
        link(from, to);
        link(to, from);
      }
    }
  }
  return chained(points, neighbours);
}

/** Joins crossings into lines: first those that end at the border, then the closed ones. */
function chained(points: Map<string, Point>, neighbours: Map<string, string[]>): Point[][] {
  const ends = [...points.keys()].filter((key) => neighbours.get(key)?.length === 1);
  const used = new Set<string>();
  const lines: Point[][] = [];
  for (const start of [...ends, ...points.keys()]) {
    const line: Point[] = [];
    let at: string | undefined = start;
    while (at && !used.has(at)) {
      used.add(at);
      line.push(points.get(at) as Point);
      at = neighbours.get(at)?.find((next) => !used.has(next));
    }
    if (line.length > 4) lines.push(ends.includes(start) ? line : [...line, line[0] as Point]);
  }
  return lines;
}

/** Precision of path data: tenths of a unit. */
const tenths = (value: number) => Math.round(value * 10);

/** Formats a number for path data as short as possible. */
const short = (value: number) => `${value / 10}`.replace(/^(-?)0\./, '$1.');

/** Formats two numbers for path data; a minus sign needs no separator. */
function pair(x: number, y: number): string {
  const second = short(y);
  return `${short(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

/**
 * Smooths a line into a quadratic curve through the midpoints of its segments, as SVG path data.
 * The control points mirror each other, so the command `t` suffices and only end points are
 * written, relative to the previous ones.
 */
export function curveThrough(line: readonly Point[]): string {
  const points = line.map(([x, y]): Point => [tenths(x), tenths(y)]);
  const [first, second, ...rest] = points as [Point, Point, ...Point[]];
  const last = rest.pop() ?? second;
  let [x, y] = first;
  // The browser's mirrored control point. Rounding moves it slightly off the line's point;
  // computing it from rounded values limits the drift.
  let [bendX, bendY] = second;
  let path = `M${pair(x, y)}`;
  [...rest, last].forEach(([nextX, nextY], i) => {
    const endX = Math.round((bendX + nextX) / 2);
    const endY = Math.round((bendY + nextY) / 2);
    path +=
      i === 0
        ? `q${pair(bendX - x, bendY - y)} ${pair(endX - x, endY - y)}`
        : `t${pair(endX - x, endY - y)}`;
    [bendX, bendY] = [2 * endX - bendX, 2 * endY - bendY];
    [x, y] = [endX, endY];
  });
  return `${path}L${pair(last[0], last[1])}`;
}
