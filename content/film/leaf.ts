import { CHANNELS, type LightCanvas } from './light-canvas';

/** One leaf in the frame; lengths in frame pixels, angles in radians, colour in linear light. */
export interface LeafView {
  x: number;
  y: number;
  angle: number;
  length: number;
  halfWidth: number;
  /** How far the blade curves to one side, as a share of its length. */
  bow: number;
  /** Half the width of the blurred edge. */
  softness: number;
  red: number;
  green: number;
  blue: number;
  opacity: number;
  /** Difference in brightness between the sides of the midrib, -1 to 1. */
  tilt: number;
  /** Strength of midrib and veins; 0 for blurred leaves. */
  veins: number;
}

const STEPS = 256;

/** Half width of the blade along its length (0 petiole, 1 tip), 1 at its widest: ovate, drawn-out tip. */
const OUTLINE = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const u = Math.min(1, step / STEPS);
  const body = Math.sin(Math.PI * u ** 0.72) ** 0.85;
  return body * (1 - 0.42 * u ** 2.2) * 1.08;
});

function smoothStep(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** Paints a leaf over the canvas and covers the sky behind it. */
export function paintLeaf(canvas: LightCanvas, leaf: LeafView): void {
  const { width, height, margin, scale, pixels } = canvas;
  const x0 = leaf.x * scale + margin;
  const y0 = leaf.y * scale + margin;
  const length = leaf.length * scale;
  const half = Math.max(0.2, leaf.halfWidth * scale);
  const soft = Math.max(0.75, leaf.softness * scale);
  const cos = Math.cos(leaf.angle);
  const sin = Math.sin(leaf.angle);
  // A blade narrower than its blur never fully covers its background.
  const cover = leaf.opacity * Math.min(1, (1.15 * half) / soft) * Math.min(1, length / soft);
  if (cover < 0.01) {
    return;
  }
  const reach = half + Math.abs(leaf.bow) * length * 0.25 + soft * 1.42;
  const left = Math.max(0, Math.floor(Math.min(x0, x0 + cos * length) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x0 + cos * length) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y0 + sin * length) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y0 + sin * length) + reach));

  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x - x0;
      const dy = y - y0;
      const u = (dx * cos + dy * sin) / length;
      const along = Math.max(0, Math.min(1, u));
      const v = dy * cos - dx * sin - leaf.bow * length * along * (1 - along);
      const step = along * STEPS;
      const index = step | 0;
      const here = OUTLINE[index] ?? 0;
      const slope = (OUTLINE[index + 1] ?? 0) - here;
      const edge = half * (here + slope * (step - index));
      const lean = Math.min(1, Math.abs((slope * STEPS * half) / length));
      const beside = (Math.abs(v) - edge) / Math.sqrt(1 + lean * lean);
      const beyond = (u - along) * length;
      const distance = beyond === 0 ? beside : Math.hypot(beyond, Math.max(0, beside));
      const alpha = cover * smoothStep(0.5 - distance / (2 * soft));
      if (alpha < 0.002) {
        continue;
      }
      const side = v / half;
      let shade = 1 + leaf.tilt * Math.max(-1, Math.min(1, side * 2.5));
      if (leaf.veins > 0) {
        const rib = Math.exp(-((side / 0.07) ** 2));
        const lateral = Math.cos((along * 9 - Math.abs(side) * 1.3) * 2 * Math.PI);
        shade *= 1 + leaf.veins * (0.5 * rib + 0.1 * lateral * (1 - rib));
      }
      const at = (y * width + x) * CHANNELS;
      const keep = 1 - alpha;
      pixels[at] = (pixels[at] ?? 0) * keep + leaf.red * shade * alpha;
      pixels[at + 1] = (pixels[at + 1] ?? 0) * keep + leaf.green * shade * alpha;
      pixels[at + 2] = (pixels[at + 2] ?? 0) * keep + leaf.blue * shade * alpha;
      pixels[at + 3] = (pixels[at + 3] ?? 0) * keep;
    }
  }
}
