/** Bits of each axis in a code: steps of about 0.6 m at the equator. Both fit into a double. */
export const AXIS_BITS = 26;
const HALF_BITS = AXIS_BITS / 2;
const HALF = 2 ** HALF_BITS;
/** Steps of an axis. */
export const AXIS_STEPS = 2 ** AXIS_BITS;

/** Where Web Mercator's square world ends, in degrees. */
const MERCATOR_LATITUDE = 85.05;

const clamped = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** A step of the axis from west to east. */
export const columnOf = (longitude: number): number =>
  clamped(Math.floor(((longitude + 180) / 360) * AXIS_STEPS), AXIS_STEPS - 1);

/** A step of the axis from north to south. */
export function rowOf(latitude: number): number {
  const within = Math.min(MERCATOR_LATITUDE, Math.max(-MERCATOR_LATITUDE, latitude));
  const sine = Math.sin((within * Math.PI) / 180);
  const part = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return clamped(Math.floor(part * AXIS_STEPS), AXIS_STEPS - 1);
}

/** The middle of a step, in degrees; a mean of steps may lie between two. */
export const longitudeOf = (column: number): number => ((column + 0.5) / AXIS_STEPS) * 360 - 180;

/** @see longitudeOf */
export function latitudeOf(row: number): number {
  const angle = Math.PI * (1 - (2 * (row + 0.5)) / AXIS_STEPS);
  return (Math.atan(Math.sinh(angle)) * 180) / Math.PI;
}

/** Puts a zero between every two of 13 bits. */
function spread(bits: number): number {
  let spaced = bits;
  spaced = (spaced | (spaced << 8)) & 0x00ff00ff;
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f;
  spaced = (spaced | (spaced << 2)) & 0x33333333;
  return (spaced | (spaced << 1)) & 0x55555555;
}

/** Takes the zeros of {@link spread} out again. */
function gather(spaced: number): number {
  let bits = spaced & 0x55555555;
  bits = (bits | (bits >> 1)) & 0x33333333;
  bits = (bits | (bits >> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >> 4)) & 0x00ff00ff;
  return (bits | (bits >> 8)) & 0x1fff;
}

/**
 * A place as one number in Z-order: sorted, the places of any square cell of a map lie in one
 * stretch, whatever the zoom.
 */
export function placeCode(column: number, row: number): number {
  const high = spread(Math.floor(column / HALF)) | (spread(Math.floor(row / HALF)) << 1);
  const low = spread(column % HALF) | (spread(row % HALF) << 1);
  return high * AXIS_STEPS + low;
}

/** The steps that a code was made of. */
export function stepsOf(code: number): { column: number; row: number } {
  const [high, low] = [Math.floor(code / AXIS_STEPS), code % AXIS_STEPS];
  return {
    column: gather(high) * HALF + gather(low),
    row: gather(high >> 1) * HALF + gather(low >> 1),
  };
}
