import { FRAME_HEIGHT, FRAME_WIDTH } from './light';
import { CHANNELS, type LightCanvas } from './light-canvas';

const TABLE_SIZE = 4096;
const BRIGHTEST = 2;
/** Dusk: below 1 the picture is darker, which makes text over it easier to read. */
const EXPOSURE = 0.75;

/**
 * Converts linear light to a display value 0 to 255 (not rounded): a soft shoulder, then the sRGB
 * curve.
 */
const DISPLAY = Float32Array.from({ length: TABLE_SIZE + 1 }, (_, i) => {
  const light = EXPOSURE * (i / TABLE_SIZE) ** 2 * BRIGHTEST;
  const held = Math.min(0.72, (1.12 * light * (1 + 0.35 * light)) / (1 + 1.25 * light));
  const coded = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
  return 255 * coded;
});

const VIGNETTE = Float32Array.from({ length: FRAME_WIDTH * FRAME_HEIGHT }, (_, i) => {
  const x = (i % FRAME_WIDTH) / FRAME_WIDTH - 0.52;
  const y = Math.floor(i / FRAME_WIDTH) / FRAME_HEIGHT - 0.42;
  return 1 / (1 + 1.2 * (x * x * 1.1 + y * y * 1.5)) ** 1.5;
});

/** Writes the finished frame as raw rgb24. */
export function gradeFrame(canvas: LightCanvas, frame: Uint8Array): void {
  for (let i = 0; i < FRAME_WIDTH * FRAME_HEIGHT; i++) {
    for (let c = 0; c < 3; c++) {
      const light = Math.max(0, (canvas.pixels[i * CHANNELS + c] ?? 0) * (VIGNETTE[i] ?? 0));
      const at = Math.min(1, Math.sqrt(light / BRIGHTEST)) * TABLE_SIZE;
      const index = Math.min(TABLE_SIZE - 1, at | 0);
      const value =
        (DISPLAY[index] ?? 0) + ((DISPLAY[index + 1] ?? 0) - (DISPLAY[index] ?? 0)) * (at - index);
      frame[i * 3 + c] = Math.round(value);
    }
  }
}
