import { stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import type { SegmentFile } from './segment-file';

/** The smallest box that has all of these; null where there are none. */
export function around(boxes: readonly (StepBox | null | undefined)[]): StepBox | null {
  const known = boxes.filter((box) => box !== null && box !== undefined);
  if (known.length === 0) return null;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    right: Math.max(...known.map(({ right }) => right)),
    top: Math.min(...known.map(({ top }) => top)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

/** Whether a place is among the outermost ones of its species in all files together. */
export function isAtEdge(files: readonly SegmentFile[], name: string, code: number): boolean {
  const extent = around(files.map(({ directory }) => directory[name]?.extent));
  if (!extent) return false;
  const { column, row } = stepsOf(code);
  const { left, right, top, bottom } = extent;
  return column <= left || column >= right || row <= top || row >= bottom;
}
