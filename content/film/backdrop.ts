import { FRAME_HEIGHT, FRAME_WIDTH, sunPosition } from './light';
import { CHANNELS, type LightCanvas } from './light-canvas';
import { wave } from './loop-time';

/** A blurred trunk in the distance; `x` at the middle of the frame, lengths in frame pixels. */
interface Trunk {
  readonly x: number;
  readonly width: number;
  readonly softness: number;
  readonly depth: number;
}

const TRUNKS: readonly Trunk[] = [
  { x: 118, width: 30, softness: 26, depth: 0.72 },
  { x: 330, width: 15, softness: 20, depth: 0.42 },
  { x: 470, width: 9, softness: 16, depth: 0.28 },
  { x: 905, width: 12, softness: 18, depth: 0.34 },
  { x: 1040, width: 22, softness: 22, depth: 0.5 },
  { x: 1215, width: 40, softness: 30, depth: 0.78 },
];

/** Fills the canvas with a hazy evening sky and the trunks. */
export function paintBackdrop(canvas: LightCanvas, phase: number): void {
  const { width, height, margin, scale, pixels } = canvas;
  const sun = sunPosition(phase);
  for (let row = 0; row < height; row++) {
    const y = (row - margin) / scale;
    for (let column = 0; column < width; column++) {
      const x = (column - margin) / scale;
      const far = ((x - sun.x) / 560) ** 2 + ((y - sun.y) / 430) ** 2;
      const core = Math.exp(-far * 5.5);
      const glow = Math.exp(-far * 1.25);
      const haze =
        (0.18 + 0.82 * Math.exp(-(((y - 60) / 440) ** 2))) * (0.86 + 0.14 * drift(x, y, phase));
      const at = (row * width + column) * CHANNELS;
      const shade = trunkShade(x, y);
      pixels[at] = shade * (0.002 + 0.008 * haze + 0.1 * glow + 0.8 * core);
      pixels[at + 1] = shade * (0.007 + 0.05 * haze + 0.25 * glow + 0.9 * core);
      pixels[at + 2] = shade * (0.006 + 0.035 * haze + 0.085 * glow + 0.34 * core);
      pixels[at + 3] = shade;
    }
  }
}

function drift(x: number, y: number, phase: number): number {
  return 0.6 * wave(phase, x / 900 + y / 700, 1) + 0.4 * wave(phase, x / 420 - y / 510 + 0.2, -1);
}

/**
 * 1 in the open, less behind a trunk. Trunks converge towards a point high above, because the view
 * looks up.
 */
function trunkShade(x: number, y: number): number {
  const rise = (FRAME_HEIGHT / 2 - y) / FRAME_HEIGHT;
  let shade = 1;
  for (const trunk of TRUNKS) {
    const lean = (FRAME_WIDTH / 2 - trunk.x) * 0.16 * rise;
    const taper = trunk.width * (1 - 0.3 * rise);
    const bark = 3 * Math.sin(y / 47 + trunk.x);
    const beside = Math.abs(x - trunk.x - lean + bark) - taper;
    const t = Math.min(1, Math.max(0, 0.5 - beside / (2 * trunk.softness)));
    shade *= 1 - trunk.depth * t * t * (3 - 2 * t);
  }
  return shade;
}
