/** Floats per pixel: red, green, blue (linear light) and visibility of the sky (0 to 1). */
export const CHANNELS = 4;

/** A picture in linear light, wider than the frame by `margin` pixels on each side. */
export interface LightCanvas {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Canvas pixels per pixel of the finished frame. */
  readonly scale: number;
  readonly pixels: Float32Array;
}

/** Creates a canvas for one frame. The margin receives light of objects outside of the frame. */
export function createLightCanvas(
  frameWidth: number,
  frameHeight: number,
  scale: number,
  margin: number,
): LightCanvas {
  const width = Math.round(frameWidth * scale) + 2 * margin;
  const height = Math.round(frameHeight * scale) + 2 * margin;
  return { width, height, margin, scale, pixels: new Float32Array(width * height * CHANNELS) };
}

/** Scales `source` up to `target` with a cubic B-spline, so that no grid is visible. */
export function enlarge(source: LightCanvas, target: LightCanvas): void {
  const ratio = source.scale / target.scale;
  const columns = splineTaps(target.width, target.margin, ratio, source.margin, source.width);
  const rows = splineTaps(target.height, target.margin, ratio, source.margin, source.height);
  const strip = new Float32Array(target.width * source.height * CHANNELS);
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < target.width; x++) {
      const to = (y * target.width + x) * CHANNELS;
      for (let tap = 0; tap < 4; tap++) {
        const weight = columns.weights[x * 4 + tap] ?? 0;
        const from = (y * source.width + (columns.indexes[x * 4 + tap] ?? 0)) * CHANNELS;
        for (let c = 0; c < CHANNELS; c++) {
          strip[to + c] = (strip[to + c] ?? 0) + weight * (source.pixels[from + c] ?? 0);
        }
      }
    }
  }
  const line = target.width * CHANNELS;
  for (let y = 0; y < target.height; y++) {
    const [w0, w1, w2, w3] = [0, 1, 2, 3].map((tap) => rows.weights[y * 4 + tap] ?? 0) as Four;
    const [r0, r1, r2, r3] = [0, 1, 2, 3].map(
      (tap) => (rows.indexes[y * 4 + tap] ?? 0) * line,
    ) as Four;
    for (let i = 0; i < line; i++) {
      target.pixels[y * line + i] =
        w0 * (strip[r0 + i] ?? 0) +
        w1 * (strip[r1 + i] ?? 0) +
        w2 * (strip[r2 + i] ?? 0) +
        w3 * (strip[r3 + i] ?? 0);
    }
  }
}

type Four = [number, number, number, number];

interface Taps {
  readonly indexes: Int32Array;
  readonly weights: Float32Array;
}

function splineTaps(
  length: number,
  margin: number,
  ratio: number,
  sourceMargin: number,
  sourceLength: number,
): Taps {
  const indexes = new Int32Array(length * 4);
  const weights = new Float32Array(length * 4);
  for (let i = 0; i < length; i++) {
    const at = (i - margin + 0.5) * ratio + sourceMargin - 0.5;
    const whole = Math.floor(at);
    const t = at - whole;
    const spline = [
      (1 - t) ** 3 / 6,
      (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
      (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
      t ** 3 / 6,
    ];
    for (let tap = 0; tap < 4; tap++) {
      indexes[i * 4 + tap] = Math.min(sourceLength - 1, Math.max(0, whole - 1 + tap));
      weights[i * 4 + tap] = spline[tap] ?? 0;
    }
  }
  return { indexes, weights };
}
