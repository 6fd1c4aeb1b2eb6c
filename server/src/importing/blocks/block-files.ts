import type { GeoBox } from '@aranya/shared/contracts';
import { isInBox, type Place } from '../files/places/read-place';

/** A state whose blocks the map shows. */
interface BlockState {
  /** File that the map loads. */
  file: string;
  /** Bounding box in degrees of WGS84, rounded outwards: every block of the state is inside it. */
  extent: GeoBox;
}

const STATES: Readonly<Record<string, BlockState>> = {
  Odisha: {
    file: 'odisha-blocks.geojson',
    extent: { west: 81, south: 17, east: 88, north: 23 },
  },
  'Himachal Pradesh': {
    file: 'himachal-blocks.geojson',
    extent: { west: 75, south: 30, east: 80, north: 34 },
  },
};

/** States whose blocks the map shows, with the file that it loads. */
export const BLOCK_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STATES).map(([state, { file }]) => [state, file]),
);

/** Whether a place is in the bounding box of a state of `BLOCK_FILES`. */
export function isAround(state: string, place: Place): boolean {
  const extent = STATES[state]?.extent;
  return extent !== undefined && isInBox(extent, place);
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Other spellings under which files name the states. */
const SPELLINGS: Readonly<Record<string, string>> = {
  odisha: 'Odisha',
  orissa: 'Odisha',
  himachalpradesh: 'Himachal Pradesh',
  himachal: 'Himachal Pradesh',
};

/** Returns the state with this name; undefined if the map has no layer for it. */
export const stateNamed = (name: string): string | undefined => SPELLINGS[bare(name)];
