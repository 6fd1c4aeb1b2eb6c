import type { GeoBox } from '@aranya/shared/contracts';
import { isInBox, type Place } from '../files/places/read-place';

interface BlockState {
  file: string;
  /** Degrees of WGS84, rounded outwards: every block of the state is inside. */
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

export const BLOCK_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STATES).map(([state, { file }]) => [state, file]),
);

export function isAround(state: string, place: Place): boolean {
  const extent = STATES[state]?.extent;
  return extent !== undefined && isInBox(extent, place);
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const SPELLINGS: Readonly<Record<string, string>> = {
  odisha: 'Odisha',
  orissa: 'Odisha',
  himachalpradesh: 'Himachal Pradesh',
  himachal: 'Himachal Pradesh',
};

/** Undefined if the map has no layer for it. */
export const stateNamed = (name: string): string | undefined => SPELLINGS[bare(name)];
