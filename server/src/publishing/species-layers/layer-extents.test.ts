import { columnOf, rowOf } from '../place-codes/place-code';
import type { OccurrenceIndex } from '../public-occurrences/occurrence-index';
import { extentOf } from './layer-extents';

/** The index of one species with records at two opposite corners. */
function indexOf(west: number, south: number, east: number, north: number): OccurrenceIndex {
  const extent = {
    left: columnOf(west),
    right: columnOf(east),
    top: rowOf(north),
    bottom: rowOf(south),
  };
  return new Map([['shorea robusta', { extent }]]) as unknown as OccurrenceIndex;
}

test('leaves a margin around the outermost records', () => {
  const { west, south, east, north } = extentOf(indexOf(84, 20, 85, 21), 'Shorea robusta');
  expect([west, south, east, north]).toEqual([83.95, 19.95, 85.05, 21.05]);
});

test('ends at the edge of the world, because capabilities beyond it are invalid', () => {
  const { west, east } = extentOf(indexOf(-180, -85, 180, 85), 'Shorea robusta');
  expect([west, east]).toEqual([-180, 180]);
});
