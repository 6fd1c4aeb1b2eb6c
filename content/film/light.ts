import { wave } from './loop-time';

export const FRAME_WIDTH = 1280;
export const FRAME_HEIGHT = 720;

/**
 * Position of the sun at this point of the loop, in frame pixels: above the frame, drifting
 * slightly.
 */
export function sunPosition(phase: number): { x: number; y: number } {
  return {
    x: FRAME_WIDTH * 0.665 + 46 * wave(phase, 0),
    y: -34 + 10 * wave(phase, 0.25),
  };
}

/**
 * Strength of the light at a point of the frame, 0 to about 1.2: near the sun, and in slowly moving
 * patches.
 */
export function lightAt(x: number, y: number, phase: number): number {
  const sun = sunPosition(phase);
  const far = ((x - sun.x) / 520) ** 2 + ((y - sun.y) / 470) ** 2;
  const glow = Math.exp(-far) + 0.14 * Math.exp(-far / 4);
  return glow * (0.72 + 0.28 * dapple(x, y, phase));
}

/** Slow patches of light and shade that drift over the leaves, -1 to 1. */
function dapple(x: number, y: number, phase: number): number {
  return (
    0.5 * wave(phase, x / 610 + y / 890, 1) +
    0.3 * wave(phase, x / 270 - y / 330 + 0.4, -1) +
    0.2 * wave(phase, x / 150 + y / 210 + 0.7, 2)
  );
}
