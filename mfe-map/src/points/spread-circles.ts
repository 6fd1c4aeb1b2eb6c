/** A circle on the screen, in CSS pixels. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
  /** Stays where it is; the others make room for it. */
  isFixed?: boolean;
}

/** How far a circle was moved, in CSS pixels. */
export interface Offset {
  dx: number;
  dy: number;
}

/** With more circles than this there is no room to move them. */
const MAX_CIRCLES = 700;

/** Rounds for a few circles; many circles get fewer, so that they cost no more time. */
const ROUNDS = 60;
const MIN_ROUNDS = 16;
const CIRCLE_ROUNDS = 6000;

/** Part of the way back to its own place that a circle takes in each round. */
const RETURN_SHARE = 0.03;

/** No circle moves farther than this from its place, in CSS pixels. */
const MAX_OFFSET = 130;

/** The angle between the leaves of a plant: no two directions are the same. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * How far a push is turned at most, in radians. Circles that lie in one line, such as records at one place, would be
 * pushed along it only and find no room.
 */
const TURN = 0.05;

/** Pushes two overlapping circles apart, each half of the way, and says whether they overlapped. */
function part(a: Circle, b: Circle, order: number) {
  const reach = a.radius + b.radius;
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= reach) return;
  if (apart < 1) [dx, dy] = [Math.cos(order * GOLDEN_ANGLE), Math.sin(order * GOLDEN_ANGLE)];
  const turn = TURN * Math.sin(order);
  [dx, dy] = [dx - dy * turn, dy + dx * turn];
  const length = Math.hypot(dx, dy);
  const push = reach - apart;
  const shareOfA = a.isFixed ? 0 : b.isFixed ? 1 : 0.5;
  const shareOfB = b.isFixed ? 0 : 1 - shareOfA;
  a.x -= (dx / length) * push * shareOfA;
  a.y -= (dy / length) * push * shareOfA;
  b.x += (dx / length) * push * shareOfB;
  b.y += (dy / length) * push * shareOfB;
}

/** One number for a cell; a screen has far fewer than 50,000 columns. */
const cellAt = (column: number, row: number) => column * 100_000 + row;

/** Indexes of the circles in each cell of a grid whose cells are as wide as the widest circle. */
function cellsOf(circles: readonly Circle[], width: number): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  circles.forEach(({ x, y }, i) => {
    const key = cellAt(Math.floor(x / width), Math.floor(y / width));
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  });
  return cells;
}

/** Calls `meet` once for each two circles that may touch. */
function neighbours(
  circles: readonly Circle[],
  width: number,
  meet: (i: number, j: number) => void,
) {
  const cells = cellsOf(circles, width);
  circles.forEach(({ x, y }, i) => {
    const [column, row] = [Math.floor(x / width), Math.floor(y / width)];
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        for (const j of cells.get(cellAt(c, r)) ?? []) if (j > i) meet(i, j);
      }
    }
  });
}

/**
 * Finds places in which circles do not lie on each other, each as near to its own as it can be.
 * The same circles always get the same places. Where there are too many, all stay.
 */
export function spreadCircles(circles: readonly Circle[]): Offset[] {
  if (circles.length > MAX_CIRCLES) return circles.map(() => ({ dx: 0, dy: 0 }));
  const moving = circles.map((circle) => ({ ...circle }));
  const width = 2 * Math.max(0, ...circles.map(({ radius }) => radius));
  const rounds = Math.min(ROUNDS, Math.max(MIN_ROUNDS, CIRCLE_ROUNDS / circles.length));
  for (let round = 0; round < rounds; round++) {
    let touched = false;
    neighbours(moving, width, (i, j) => {
      const [a, b] = [moving[i], moving[j]];
      if (!a || !b || (a.isFixed && b.isFixed)) return;
      if (Math.hypot(b.x - a.x, b.y - a.y) < a.radius + b.radius) touched = true;
      part(a, b, i + j);
    });
    if (!touched) break;
    moving.forEach((circle, i) => {
      const home = circles[i];
      if (home && !circle.isFixed && round < rounds - 10) goHome(circle, home);
    });
  }
  return moving.map((circle, i) => limited(circle, circles[i] ?? circle));
}

function goHome(circle: Circle, home: Circle) {
  circle.x += (home.x - circle.x) * RETURN_SHARE;
  circle.y += (home.y - circle.y) * RETURN_SHARE;
}

function limited(circle: Circle, home: Circle): Offset {
  const [dx, dy] = [circle.x - home.x, circle.y - home.y];
  const shrink = Math.min(1, MAX_OFFSET / Math.max(1, Math.hypot(dx, dy)));
  return { dx: dx * shrink, dy: dy * shrink };
}
