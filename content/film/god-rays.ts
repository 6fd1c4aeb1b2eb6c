import { sunPosition } from './light';
import { CHANNELS, type LightCanvas } from './light-canvas';
import { wave } from './loop-time';

const SAMPLES = 9;
const REACH = 0.86;

/**
 * Computes the sunlight in the air at each pixel: the open sky, blurred away from the sun. The
 * shafts follow the gaps between the leaves, so they move with them.
 */
export function godRays(canvas: LightCanvas, phase: number): Float32Array {
  const { width, height, margin, scale, pixels } = canvas;
  const sun = sunPosition(phase);
  const sunX = sun.x * scale + margin;
  const sunY = sun.y * scale + margin;
  const open = new Float32Array(width * height);
  for (let i = 0; i < open.length; i++) {
    const x = (i % width) - sunX;
    const y = Math.floor(i / width) - sunY;
    const near = Math.exp(-((x / (200 * scale * 1.7)) ** 2) - (y / (200 * scale * 1.5)) ** 2);
    const gap = Math.max(0, (pixels[i * CHANNELS + 3] ?? 0) - 0.25) / 0.75;
    open[i] = near * gap * gap;
  }
  const size = { width, height, sunX, sunY };
  const fine = smear(open, size, REACH / SAMPLES ** 2, 0.995);
  const broad = smear(fine, size, REACH / SAMPLES, 0.93);
  const air = smear(broad, size, REACH / SAMPLES ** 1.5, 0.98);
  for (let i = 0; i < air.length; i++) {
    const x = (i % width) - sunX;
    const y = Math.floor(i / width) - sunY;
    const shaft = shaftAt(Math.atan2(x, Math.max(1, y)), phase);
    // Separate shafts are visible only at some distance from the sun; close to it there is a glow.
    const apart = Math.min(1, Math.hypot(x, y) / (260 * scale));
    const fade = Math.exp(-((Math.hypot(x, y) / (640 * scale)) ** 2));
    air[i] = (air[i] ?? 0) * (1 - apart + apart * shaft * 2.2) * (0.3 + 0.7 * fade);
  }
  return air;
}

/** The share of light in one direction that crowns above the frame let through. */
function shaftAt(angle: number, phase: number): number {
  const broad =
    0.5 + 0.35 * Math.cos(7.4 * (angle - 0.32)) + 0.15 * wave(phase, angle * 1.6 + 0.1, 1);
  const middle = 0.5 + 0.5 * wave(phase, angle * 3.1 + 0.45, -1);
  const fine = 0.5 + 0.5 * wave(phase, angle * 7.3 + 0.8, 1);
  return 0.14 + 0.86 * (0.42 * broad + 0.34 * middle + 0.24 * fine) ** 1.8;
}

interface Field {
  readonly width: number;
  readonly height: number;
  readonly sunX: number;
  readonly sunY: number;
}

function smear(source: Float32Array, field: Field, step: number, decay: number): Float32Array {
  const { width, height, sunX, sunY } = field;
  const result = new Float32Array(source.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let weight = 1;
      let total = 0;
      for (let i = 0; i < SAMPLES; i++) {
        const fx = Math.min(width - 1.001, Math.max(0, x + (sunX - x) * step * i));
        const fy = Math.min(height - 1.001, Math.max(0, y + (sunY - y) * step * i));
        const ix = fx | 0;
        const iy = fy | 0;
        const tx = fx - ix;
        const ty = fy - iy;
        const at = iy * width + ix;
        const above = (source[at] ?? 0) * (1 - tx) + (source[at + 1] ?? 0) * tx;
        const below = (source[at + width] ?? 0) * (1 - tx) + (source[at + width + 1] ?? 0) * tx;
        sum += weight * (above * (1 - ty) + below * ty);
        total += weight;
        weight *= decay;
      }
      result[y * width + x] = sum / total;
    }
  }
  return result;
}
