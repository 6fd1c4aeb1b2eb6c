import { seededRandom } from '../../server/src/demonstration/seeded-random';
import { paintBackdrop } from './backdrop';
import { paintDiscs, scatterDiscs } from './bokeh';
import { type FoliageLook, paintFoliage } from './foliage';
import { godRays } from './god-rays';
import { gradeFrame } from './grade';
import { FRAME_HEIGHT, FRAME_WIDTH } from './light';
import { CHANNELS, createLightCanvas, enlarge } from './light-canvas';
import { plantBoughs, plantFarCrown, plantForeground } from './planting';

const FARTHEST: FoliageLook = {
  softness: 15,
  sway: 0.05,
  flutter: 0.05,
  translucence: 0.3,
  ambient: 1.5,
  haze: 0.34,
  veins: 0,
  opacity: 0.8,
};
const FAR: FoliageLook = {
  softness: 9,
  sway: 0.045,
  flutter: 0.06,
  translucence: 0.45,
  ambient: 0.9,
  haze: 0.12,
  veins: 0,
  opacity: 0.94,
};
const MIDDLE: FoliageLook = {
  softness: 1.3,
  sway: 0.02,
  flutter: 0.06,
  translucence: 0.95,
  ambient: 0.7,
  haze: 0.05,
  veins: 0.35,
  opacity: 0.97,
};
const NEAR: FoliageLook = {
  softness: 26,
  sway: 0.025,
  flutter: 0.02,
  translucence: 0.05,
  ambient: 0.62,
  haze: 0,
  veins: 0,
  opacity: 0.95,
};

/** Shares of the light shafts behind and in front of the focused boughs. */
const RAYS_BEHIND = 1.15;
const RAYS_BEFORE = 0.4;

export type FramePainter = (phase: number, frame: Uint8Array) => void;

/**
 * Generates the canopy from a seed and returns its painter: `phase` 0 to 1 is the position in the
 * loop (1 equals 0), `frame` receives rgb24.
 */
export function growCanopy(seed: number): FramePainter {
  const random = seededRandom(seed);
  const farthest = plantFarCrown(random, 200, 26);
  const far = plantFarCrown(random, 120, 40);
  const discs = scatterDiscs(random, 95);
  const boughs = plantBoughs(random);
  const foreground = plantForeground(random);
  const small = createLightCanvas(FRAME_WIDTH, FRAME_HEIGHT, 0.25, 40);
  const full = createLightCanvas(FRAME_WIDTH, FRAME_HEIGHT, 1, 0);
  const air = createLightCanvas(FRAME_WIDTH, FRAME_HEIGHT, 0.25, 40);
  const airFull = createLightCanvas(FRAME_WIDTH, FRAME_HEIGHT, 1, 0);

  return (phase, frame) => {
    paintBackdrop(small, phase);
    paintFoliage(small, farthest, FARTHEST, phase);
    paintFoliage(small, far, FAR, phase);
    const rays = godRays(small, phase);
    for (let i = 0; i < rays.length; i++) {
      const strength = rays[i] ?? 0;
      air.pixels[i * CHANNELS] = 0.4 * strength;
      air.pixels[i * CHANNELS + 1] = 0.62 * strength;
      air.pixels[i * CHANNELS + 2] = 0.27 * strength;
    }
    enlarge(small, full);
    enlarge(air, airFull);
    paintDiscs(full, discs, phase);
    addLight(full.pixels, airFull.pixels, RAYS_BEHIND);
    paintFoliage(full, boughs, MIDDLE, phase);
    addLight(full.pixels, airFull.pixels, RAYS_BEFORE);
    paintFoliage(full, foreground, NEAR, phase);
    gradeFrame(full, frame);
  };
}

function addLight(pixels: Float32Array, light: Float32Array, part: number): void {
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (pixels[i] ?? 0) + part * (light[i] ?? 0);
  }
}
