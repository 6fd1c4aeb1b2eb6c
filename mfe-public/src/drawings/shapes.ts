/** Shapes that many drawings share, as SVG path data. Angles are in degrees, 0 points right. */

const text = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${text(x)} ${text(y)}`;

export const circle = (x: number, y: number, radius: number) =>
  `M${at(x - radius, y)}a${text(radius)} ${text(radius)} 0 1 0 ${text(radius * 2)} 0a${text(radius)} ${text(radius)} 0 1 0 ${text(-radius * 2)} 0`;

export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  radius === 0
    ? `M${at(x, y)}h${text(width)}v${text(height)}h${text(-width)}Z`
    : `M${at(x + radius, y)}h${text(width - 2 * radius)}q${at(radius, 0)} ${at(radius, radius)}v${text(height - 2 * radius)}q${at(0, radius)} ${at(-radius, radius)}h${text(2 * radius - width)}q${at(-radius, 0)} ${at(-radius, -radius)}v${text(2 * radius - height)}q${at(0, -radius)} ${at(radius, -radius)}Z`;

export const line = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}`;

/** Returns a closed, smooth curve through the midpoints of the sides. */
export function closedCurve(points: readonly (readonly [number, number])[]): string {
  const point = (i: number) => points[i % points.length] ?? [0, 0];
  const middle = (i: number) =>
    at((point(i)[0] + point(i + 1)[0]) / 2, (point(i)[1] + point(i + 1)[1]) / 2);
  return `M${middle(0)}${points
    .map((_, i) => `Q${at(...(point(i + 1) as [number, number]))} ${middle(i + 1)}`)
    .join('')}Z`;
}

/** Returns a contour line: an irregular ring. */
export function ring(x: number, y: number, rx: number, ry: number, seed = 1): string {
  return closedCurve(
    Array.from({ length: 11 }, (_, i) => {
      const angle = (i / 11) * Math.PI * 2;
      const wobble = 1 + 0.13 * Math.sin(3 * angle + seed) + 0.07 * Math.cos(5 * angle - seed * 2);
      return [x + Math.cos(angle) * rx * wobble, y + Math.sin(angle) * ry * wobble] as const;
    }),
  );
}

/** Returns contour lines of one hill, from foot to summit. */
export const hill = (x: number, y: number, rx: number, ry: number, lines: number, seed = 1) =>
  Array.from({ length: lines }, (_, i) => {
    const share = 1 - i / lines;
    return ring(x + i * 1.5, y - i * 2, rx * share, ry * share, seed + i * 0.25);
  }).join('');

interface Leaf {
  outline: string;
  veins: string;
}

/**
 * Returns a leaf.
 * @param x,y start of its stalk
 * @param width widest place as a share of the length
 */
export function leaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  { width = 0.4, pairs = 5 } = {},
): Leaf {
  const turn = (angle * Math.PI) / 180;
  const place = (along: number, across: number): [number, number] => [
    x + Math.cos(turn) * along - Math.sin(turn) * across,
    y + Math.sin(turn) * along + Math.cos(turn) * across,
  ];
  const half = (length * width) / 2;
  const p = (along: number, across: number) => at(...place(length * along, half * across));
  const outline = `M${p(0, 0)}C${p(0.12, 1.15)} ${p(0.55, 1.35)} ${p(1, 0)}C${p(0.55, -1.35)} ${p(0.12, -1.15)} ${p(0, 0)}Z`;
  const sides = Array.from({ length: pairs }, (_, i) => {
    const from = 0.14 + (0.66 * i) / pairs;
    const reach = 0.82 * Math.sin(Math.PI * (0.2 + 0.62 * (i / pairs)));
    return [1, -1]
      .map(
        (side) =>
          `M${p(from, 0)}Q${p(from + 0.08, side * reach * 0.6)} ${p(from + 0.16, side * reach)}`,
      )
      .join('');
  });
  return { outline, veins: `M${p(-0.16, 0.08)}Q${p(-0.05, 0)} ${p(0.94, 0)}${sides.join('')}` };
}

/** Returns a broad-leaved crown: bumps around a centre. */
export function crown(x: number, y: number, rx: number, ry: number, bumps = 8): string {
  const place = (i: number) => {
    const angle = (i / bumps) * Math.PI * 2 - Math.PI / 2;
    const size = i % 2 === 0 ? 1 : 0.93;
    return [x + Math.cos(angle) * rx * size, y + Math.sin(angle) * ry * size] as const;
  };
  const arcs = Array.from({ length: bumps }, (_, i) => {
    const [fx, fy] = place(i);
    const [tx, ty] = place(i + 1);
    const radius = Math.hypot(tx - fx, ty - fy) * 0.58;
    return `A${text(radius)} ${text(radius)} 0 0 1 ${at(tx, ty)}`;
  });
  return `M${at(...place(0))}${arcs.join('')}Z`;
}

interface Tree {
  crown: string;
  trunk: string;
}

/** Returns a tree with its foot at (x, y). */
export function tree(x: number, y: number, height: number, bumps = 8): Tree {
  const middle = y - height * 0.66;
  const w = height * 0.035;
  return {
    crown: crown(x, middle, height * 0.3, height * 0.33, bumps),
    trunk: `M${at(x - w * 1.6, y)}Q${at(x - w, y - height * 0.1)} ${at(x - w, y - height * 0.36)}M${at(x + w * 1.6, y)}Q${at(x + w, y - height * 0.1)} ${at(x + w, y - height * 0.36)}M${at(x, middle + height * 0.3)}V${text(middle - height * 0.1)}M${at(x, middle + height * 0.12)}L${at(x - height * 0.12, middle)}M${at(x, middle + height * 0.04)}L${at(x + height * 0.11, middle - height * 0.08)}`,
  };
}

/** Returns tufts of grass along the ground. */
export const grass = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${at(x, y)}q-1-5-5-8M${at(x, y)}v-10M${at(x, y)}q1-5 5-8`).join('');

/** Returns a map pin with its tip at (x, y). */
export const pin = (x: number, y: number, size = 22) =>
  `M${at(x, y)}C${at(x - size * 0.15, y - size * 0.35)} ${at(x - size * 0.42, y - size * 0.45)} ${at(x - size * 0.42, y - size * 0.72)}A${text(size * 0.42)} ${text(size * 0.42)} 0 1 1 ${at(x + size * 0.42, y - size * 0.72)}C${at(x + size * 0.42, y - size * 0.45)} ${at(x + size * 0.15, y - size * 0.35)} ${at(x, y)}Z`;

/** Returns a phone, upright, with its top left corner at (x, y). */
export const phone = (x: number, y: number, width: number, height: number) =>
  `${box(x, y, width, height, 8)}${line([x + width * 0.38, y + 7], [x + width * 0.62, y + 7])}`;

export function viewfinder(x: number, y: number, width: number, height: number, arm = 10): string {
  const r = x + width;
  const b = y + height;
  return [
    line([x, y + arm], [x, y], [x + arm, y]),
    line([r - arm, y], [r, y], [r, y + arm]),
    line([r, b - arm], [r, b], [r - arm, b]),
    line([x + arm, b], [x, b], [x, b - arm]),
  ].join('');
}
