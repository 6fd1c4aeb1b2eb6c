import type { ModelInput } from './suggestions';

/** Channels of a photo: red, green, blue. */
const CHANNELS = 3;

/**
 * Returns the numbers of a model's input.
 * @param pixels rows of `width` pixels
 * @param step bytes per pixel: 3, or 4 with an unused alpha channel
 */
export function inputOf(
  pixels: ArrayLike<number>,
  step: 3 | 4,
  { width, height, layout, mean, std }: ModelInput,
): Float32Array {
  const size = width * height;
  const numbers = new Float32Array(size * CHANNELS);
  for (let pixel = 0; pixel < size; pixel += 1) {
    for (const channel of [0, 1, 2] as const) {
      const value = ((pixels[pixel * step + channel] ?? 0) / 255 - mean[channel]) / std[channel];
      numbers[layout === 'NCHW' ? channel * size + pixel : pixel * CHANNELS + channel] = value;
    }
  }
  return numbers;
}

/** Shape of the input, for one photo. */
export const shapeOf = ({ width, height, layout }: ModelInput): number[] =>
  layout === 'NCHW' ? [1, CHANNELS, height, width] : [1, height, width, CHANNELS];

/**
 * Returns scores from 0 to 1 by output.
 * @throws RangeError if an output is no number, or no score
 */
export function scoresOf(outputs: ArrayLike<number>, isLogits: boolean): number[] {
  const numbers = Array.from(outputs);
  if (!numbers.every(Number.isFinite)) throw new RangeError('An output is no number.');
  if (!isLogits) {
    if (!numbers.every((score) => score >= 0 && score <= 1.001)) {
      throw new RangeError('An output is no score from 0 to 1.');
    }
    return numbers.map((score) => Math.min(1, score));
  }
  const largest = numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  const powers = numbers.map((one) => Math.exp(one - largest));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}

/** Weights of species by their public records. Only the order of suggestions depends on them. */
const WEIGHTS = { here: 1, elsewhere: 0.5, nowhere: 0.25 };

/** Returns the weight of a species by its numbers of public records in the district, and everywhere. */
export function weightOf({
  inDistrict,
  everywhere,
}: {
  inDistrict: number;
  everywhere: number;
}): number {
  if (inDistrict > 0) return WEIGHTS.here;
  return everywhere > 0 ? WEIGHTS.elsewhere : WEIGHTS.nowhere;
}

/** Suggestions with a smaller score are not shown. */
export const LEAST_SCORE = 0.01;

/** Returns the likeliest first. @param most number of results */
export function likeliest<One extends { score: number }>(
  all: readonly One[],
  weight: (one: One) => number,
  most: number,
): One[] {
  return all
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score * weight(b) - a.score * weight(a))
    .slice(0, most);
}
