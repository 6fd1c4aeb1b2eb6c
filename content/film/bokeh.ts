import { FRAME_HEIGHT, FRAME_WIDTH, lightAt } from './light';
import { CHANNELS, type LightCanvas } from './light-canvas';
import { breeze, wave } from './loop-time';
import { between, type Random } from './random';

/** A blurred gap in the distant leaves: a soft disc of light. Lengths in frame pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
  readonly warmth: number;
  readonly offset: number;
}

/** Scatters discs, most densely around the light. */
export function scatterDiscs(random: Random, count: number): Disc[] {
  const discs: Disc[] = [];
  while (discs.length < count) {
    const x = between(random, -20, FRAME_WIDTH + 20);
    const y = between(random, -20, FRAME_HEIGHT * 0.72);
    const chance = Math.min(1, 0.02 + lightAt(x, y, 0.1) ** 1.4);
    if (random() < chance) {
      const size = random();
      discs.push({
        x,
        y,
        radius: 4 + 24 * size ** 2,
        strength: between(random, 0.12, 0.75) * (1 - 0.6 * size),
        warmth: random(),
        offset: random(),
      });
    }
  }
  return discs;
}

/** Adds the discs to the canvas; each brightens and fades once or twice per loop. */
export function paintDiscs(canvas: LightCanvas, discs: readonly Disc[], phase: number): void {
  for (const disc of discs) {
    const seen = 0.55 + 0.45 * breeze(phase, disc.offset);
    const x = disc.x + 5 * wave(phase, disc.offset + 0.2);
    const y = disc.y + 3 * wave(phase, disc.offset + 0.6);
    const light = 0.05 + 0.95 * lightAt(x, y, phase);
    addDisc(canvas, x, y, disc, disc.strength * seen * seen * light);
  }
}

function addDisc(canvas: LightCanvas, x: number, y: number, disc: Disc, strength: number): void {
  const { width, height, margin, scale, pixels } = canvas;
  const cx = x * scale + margin;
  const cy = y * scale + margin;
  const radius = disc.radius * scale;
  const soft = Math.max(1.2, radius * 0.28);
  const red = strength * (0.4 + 0.4 * disc.warmth);
  const green = strength * (0.75 + 0.1 * disc.warmth);
  const blue = strength * (0.3 - 0.12 * disc.warmth);
  const top = Math.max(0, Math.floor(cy - radius - soft));
  const bottom = Math.min(height - 1, Math.ceil(cy + radius + soft));
  const left = Math.max(0, Math.floor(cx - radius - soft));
  const right = Math.min(width - 1, Math.ceil(cx + radius + soft));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const distance = Math.hypot(column - cx, row - cy);
      const t = Math.min(1, Math.max(0, 0.5 - (distance - radius) / (2 * soft)));
      // Lenses make such discs slightly brighter at the rim.
      const amount = t * t * (3 - 2 * t) * (0.8 + 0.2 * Math.min(1, distance / radius) ** 2);
      const at = (row * width + column) * CHANNELS;
      pixels[at] = (pixels[at] ?? 0) + red * amount;
      pixels[at + 1] = (pixels[at + 1] ?? 0) + green * amount;
      pixels[at + 2] = (pixels[at + 2] ?? 0) + blue * amount;
    }
  }
}
