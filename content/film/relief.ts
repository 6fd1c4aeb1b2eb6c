import { FRAME_HEIGHT, FRAME_WIDTH } from './light';
import { between, type Random } from './random';

/** Terrain data for each pixel of a frame, in rows. */
export interface Relief {
  /** 0 in the deepest valley to 1 on the highest summit. */
  height: Float32Array;
  /** How much of a contour line covers the pixel, 0 to 1. */
  line: Float32Array;
}

const HILLS = 9;
/** Number of contour lines between the deepest and the highest point. */
const LINES = 22;
/** Every fifth line is bolder, as on paper maps. */
const BOLD_EVERY = 5;

interface Hill {
  x: number;
  y: number;
  wide: number;
  tall: number;
  top: number;
}

function hills(random: Random): Hill[] {
  return Array.from({ length: HILLS }, () => ({
    x: between(random, -0.05, 1.05) * FRAME_WIDTH,
    y: between(random, -0.05, 1.05) * FRAME_HEIGHT,
    wide: between(random, 130, 330),
    tall: between(random, 90, 240),
    top: between(random, 0.35, 1),
  }));
}

const heightAt = (ground: readonly Hill[], x: number, y: number) =>
  ground.reduce(
    (sum, { x: hillX, y: hillY, wide, tall, top }) =>
      sum + top * Math.exp(-(((x - hillX) / wide) ** 2) - ((y - hillY) / tall) ** 2),
    0,
  ) +
  0.05 * Math.sin(x / 87 + Math.sin(y / 61)) * Math.cos(y / 73);

/** Generates terrain with hills from a seed. */
export function makeRelief(random: Random): Relief {
  const ground = hills(random);
  const height = new Float32Array(FRAME_WIDTH * FRAME_HEIGHT);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let y = 0; y < FRAME_HEIGHT; y++) {
    for (let x = 0; x < FRAME_WIDTH; x++) {
      const here = heightAt(ground, x, y);
      height[y * FRAME_WIDTH + x] = here;
      lowest = Math.min(lowest, here);
      highest = Math.max(highest, here);
    }
  }
  for (const [at, here] of height.entries()) height[at] = (here - lowest) / (highest - lowest);
  return { height, line: contourLines(height) };
}

function contourLines(height: Float32Array): Float32Array {
  const line = new Float32Array(height.length);
  const at = (x: number, y: number) => height[y * FRAME_WIDTH + x] ?? 0;
  for (let y = 1; y < FRAME_HEIGHT - 1; y++) {
    for (let x = 1; x < FRAME_WIDTH - 1; x++) {
      const steep = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)) / 2;
      const level = at(x, y) * LINES;
      const nearest = Math.round(level);
      // In pixels: the terrain's slope converts a difference of height into a distance.
      const far = Math.abs(level - nearest) / (steep * LINES + 1e-6);
      const half = nearest % BOLD_EVERY === 0 ? 1.5 : 0.8;
      line[y * FRAME_WIDTH + x] = Math.max(0, Math.min(1, half + 0.5 - far));
    }
  }
  return line;
}
