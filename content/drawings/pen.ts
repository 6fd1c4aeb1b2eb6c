/** A point on the sheet: 480 wide, 600 high, y downwards. */
export type Spot = readonly [x: number, y: number];

export const SHEET = { width: 480, height: 600 } as const;
/** White margin around the drawing. */
const MARGIN = 28;
export const INK = '#16211C';
export const WASH = '#C9DCC2';
export const PAPER = '#FAF8F3';
export const MARIGOLD = '#E8A317';

const number = (value: number) => String(Number(value.toFixed(1)));

/** The point at `distance` in a direction: 0 degrees is to the right, 90 is up. */
export const from = ([x, y]: Spot, degrees: number, distance: number): Spot => [
  x + Math.cos((degrees * Math.PI) / 180) * distance,
  y - Math.sin((degrees * Math.PI) / 180) * distance,
];

/** The point at `part` (0 to 1) of the way. */
export const between = (a: Spot, b: Spot, part: number): Spot => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** A smooth line through the midpoints of its segments; `closed` joins the ends. */
export function softPath(spots: readonly Spot[], closed = false): string {
  const at = (index: number) => spots[(index + spots.length) % spots.length] as Spot;
  const middle = (index: number) => between(at(index), at(index + 1), 0.5);
  const say = (spot: Spot) => `${number(spot[0])} ${number(spot[1])}`;
  if (closed) {
    const curves = spots.map((_, index) => `Q${say(at(index + 1))} ${say(middle(index + 1))}`);
    return `M${say(middle(0))}${curves.join('')}Z`;
  }
  const inner = spots.slice(1, -1).map((spot, index) => {
    const last = index === spots.length - 3;
    return `Q${say(spot)} ${say(last ? at(spots.length - 1) : middle(index + 1))}`;
  });
  return spots.length < 3 ? `M${say(at(0))}L${say(at(1))}` : `M${say(at(0))}${inner.join('')}`;
}

interface Look {
  fill?: string;
  /** Width of the ink line; 0 for none. */
  line?: number;
}

/** Returns an SVG path in ink. */
export function draw(path: string, { fill = 'none', line = 1.5 }: Look = {}): string {
  const stroke = line ? ` stroke="${INK}" stroke-width="${line}"` : '';
  return `<path d="${path}" fill="${fill}"${stroke}/>`;
}

export const stroke = (spots: readonly Spot[], line = 1.5) => draw(softPath(spots), { line });

export const blob = (spots: readonly Spot[], look: Look = { fill: PAPER }) =>
  draw(softPath(spots, true), look);

/** A closed oval, rotated by `degrees`. */
export function oval(
  centre: Spot,
  along: number,
  across: number,
  degrees = 0,
  look: Look = { fill: PAPER },
): string {
  const spots = Array.from({ length: 16 }, (_, index) => {
    const turn = (index / 16) * 2 * Math.PI;
    // The smoothed path runs inside its corners; 1.02 compensates.
    const out = from(centre, degrees, Math.cos(turn) * along * 1.02);
    return from(out, degrees + 90, Math.sin(turn) * across * 1.02);
  });
  return blob(spots, look);
}

/** The single accent-coloured point of a sheet. */
export const warmPoint = (centre: Spot, radius = 5) =>
  oval(centre, radius, radius, 0, { fill: MARIGOLD });

/** A drawing as an SVG document on paper. */
export function sheet(title: string, parts: readonly string[]): string {
  const { width, height } = SHEET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}" width="${width}" height="${height}" role="img">`,
    `<title>${title}</title>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}" fill="${PAPER}"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round">`,
    ...parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
