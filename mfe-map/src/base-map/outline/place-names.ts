import type { OutlineName } from './outline-shapes';
import { overlap, type WorldBox } from './world';

/** A placed name, in pixels of the world at its zoom. */
export interface PlacedName {
  name: string;
  x: number;
  y: number;
  box: WorldBox;
}

/** Line height of a name, and the margin around it, in CSS pixels. */
const LINE = 16;
const ROOM = 4;

/**
 * Places names at a zoom. If two overlap, the earlier one is placed, so larger states should come
 * first.
 * @param widthOf width of a name in CSS pixels
 */
export function placeNames(
  names: readonly OutlineName[],
  zoom: number,
  widthOf: (name: string) => number,
): PlacedName[] {
  const placed: PlacedName[] = [];
  for (const { name, at, minZoom } of names) {
    if (minZoom > zoom) continue;
    const [x, y] = [at[0] * 2 ** zoom, at[1] * 2 ** zoom];
    const half = widthOf(name) / 2 + ROOM;
    const box = { left: x - half, right: x + half, top: y - LINE, bottom: y + LINE };
    if (!placed.some((other) => overlap(other.box, box))) placed.push({ name, x, y, box });
  }
  return placed;
}
