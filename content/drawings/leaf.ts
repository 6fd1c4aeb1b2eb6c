import { between, blob, draw, from, PAPER, type Spot, softPath, stroke, WASH } from './pen';

/** Outline of a blade from base to tip: exponents of t and of 1 - t. */
export const SHAPES = {
  ovate: [0.55, 1.1],
  elliptic: [0.75, 0.85],
  oblong: [0.45, 0.5],
  lanceolate: [0.7, 1.1],
  obovate: [1.15, 0.55],
  spoon: [2.2, 0.5],
} as const;

export interface Leaf {
  base: Spot;
  /** Direction of the midrib at the base. */
  degrees: number;
  length: number;
  width: number;
  shape?: keyof typeof SHAPES;
  /** How far the midrib curves sideways, as a share of the length. */
  bend?: number;
  /** Pairs of side veins. */
  veins?: number;
  /** Depth of the teeth, as a share of the width. */
  teeth?: number;
  /** Length of the stalk below the blade. */
  stalk?: number;
  /** The coloured half; none leaves the blade white. */
  wash?: 'left' | 'right' | 'both' | 'none';
}

const STEPS = 22;

/** A leaf: white blade, one coloured half, midrib and side veins. */
export function leaf({
  base: foot,
  degrees,
  length,
  width,
  shape = 'elliptic',
  bend = 0.06,
  veins = 7,
  teeth = 0,
  stalk = 10,
  wash = 'right',
}: Leaf): string {
  const base = from(foot, degrees, stalk);
  const [rise, fall] = SHAPES[shape];
  const peak = (rise / (rise + fall)) ** rise * (fall / (rise + fall)) ** fall;
  const rib = (t: number): Spot =>
    from(
      from(base, degrees, length * t),
      degrees + 90,
      length * bend * Math.sin(Math.PI * t * 0.9),
    );
  const halfWidth = (t: number) => ((t ** rise * (1 - t) ** fall) / peak) * (width / 2);
  const edge = (t: number, side: 1 | -1, index = 0): Spot => {
    const saw = teeth && index % 2 ? 1 + teeth : 1;
    return from(rib(t), degrees + 90, side * halfWidth(t) * saw);
  };
  const steps = teeth ? STEPS * 2 : STEPS;
  const side = (which: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => edge(index / steps, which, index));
  const ribs = Array.from({ length: 9 }, (_, index) => rib(index / 8));
  const half = (which: 1 | -1) =>
    draw(`${softPath(side(which))}${softPath([...ribs].reverse()).replace('M', 'L')}Z`, {
      fill: WASH,
      line: 0,
    });
  const sideVeins = Array.from({ length: veins }, (_, index) => {
    const t = 0.1 + (0.74 * index) / veins;
    return ([1, -1] as const).map((which) => {
      const tip = between(rib(t + 0.14), edge(Math.min(0.96, t + 0.14), which), 0.86);
      const bow = from(between(rib(t), tip, 0.55), degrees, -length * 0.012);
      return stroke([rib(t), bow, tip], 0.8);
    });
  });
  return [
    blob([...side(1), ...side(-1).reverse().slice(1, -1)], { fill: PAPER, line: 0 }),
    wash === 'left' || wash === 'both' ? half(1) : '',
    wash === 'right' || wash === 'both' ? half(-1) : '',
    ...sideVeins.flat(),
    stroke([foot, ...ribs]),
    draw(`${softPath(side(1))}${softPath(side(-1))}`),
  ].join('');
}

/** A leaflet or needle too small for veins: one soft outline, coloured or white. */
export function leaflet(
  base: Spot,
  degrees: number,
  length: number,
  width: number,
  washed: boolean,
): string {
  const at = (part: number, side: number) =>
    from(from(base, degrees, length * part), degrees + 90, (side * width) / 2);
  const outline = [base, at(0.2, 1), at(0.75, 1), at(1.04, 0), at(0.75, -1), at(0.2, -1)];
  return blob(outline, { fill: washed ? WASH : PAPER, line: 0.9 });
}
