/** Bits per axis: steps of about 0.6 m at the equator. */
export const AXIS_BITS = 26;
export const AXIS_STEPS = 2 ** AXIS_BITS;

/** 610 m wide at the equator. The world is 2 to the power of the level cells wide. */
export const FINEST_LEVEL = 16;
/** A block is 2 to the power of this many cells wide. */
export const BLOCK_BITS = 3;
/** Block numbers count from west to east first. */
export const BLOCKS_ACROSS = 2 ** (FINEST_LEVEL - BLOCK_BITS);

/** In steps of both axes, including the edges. */
export interface StepBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Northern edge of Web Mercator's square world, in degrees. */
const MERCATOR_LATITUDE = 85.05;

const clamped = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Counted from west to east. */
export const columnOf = (longitude: number): number =>
  clamped(Math.floor(((longitude + 180) / 360) * AXIS_STEPS), AXIS_STEPS - 1);

/** Counted from north to south. */
export function rowOf(latitude: number): number {
  const within = Math.min(MERCATOR_LATITUDE, Math.max(-MERCATOR_LATITUDE, latitude));
  const sine = Math.sin((within * Math.PI) / 180);
  const part = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return clamped(Math.floor(part * AXIS_STEPS), AXIS_STEPS - 1);
}

/** Middle of a step, in degrees; the mean of several steps may be a fraction. */
export const longitudeOf = (column: number): number => ((column + 0.5) / AXIS_STEPS) * 360 - 180;

/** Middle of a row, in degrees. */
export function latitudeOf(row: number): number {
  const angle = Math.PI * (1 - (2 * (row + 0.5)) / AXIS_STEPS);
  return (Math.atan(Math.sinh(angle)) * 180) / Math.PI;
}

export function cellsTouched({ left, right, top, bottom }: StepBox, level: number): StepBox {
  const side = 2 ** (AXIS_BITS - level);
  const cell = (step: number) => Math.floor(step / side);
  return { left: cell(left), right: cell(right), top: cell(top), bottom: cell(bottom) };
}

/** Only for levels with stored cells. */
export function blocksOf({ left, right, top, bottom }: StepBox): number[] {
  const side = 2 ** BLOCK_BITS;
  const block = (cell: number) => Math.floor(cell / side);
  const blocks: number[] = [];
  for (let row = block(top); row <= block(bottom); row += 1) {
    for (let column = block(left); column <= block(right); column += 1) {
      blocks.push(row * BLOCKS_ACROSS + column);
    }
  }
  return blocks;
}
