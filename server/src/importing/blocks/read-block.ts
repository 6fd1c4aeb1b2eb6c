import { textOf } from '../files/geojson/feature-fields';
import type { AnyFeature } from '../files/geojson/read-features';
import { readPlace } from '../files/places/read-place';
import { RecordRefused } from '../refusals/refusal';
import { isAround, stateNamed } from './block-files';

export interface BlockNames {
  state: readonly string[];
  district: readonly string[];
  block: readonly string[];
}

/** Common in files of Indian blocks, the map's own ones first. */
export const COMMON_NAMES: BlockNames = {
  state: ['state_name', 'STATE', 'State', 'STNAME', 'stname', 'ST_NM', 'State_Name', 'STATE_UT'],
  district: ['district_n', 'DISTRICT', 'District', 'dtname', 'DTNAME', 'dist_name', 'District_N'],
  block: ['Block_Na_1', 'BLOCK', 'Block', 'block_name', 'Block_Name', 'BLOCKNAME', 'sdtname'],
};

type Position = [number, number];
type Ring = Position[];

/** The map loads blocks in this form. */
export interface Block {
  type: 'Feature';
  properties: { state_name: string; district_n: string; Block_Na_1: string };
  geometry:
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };
}

/** Five decimals are about a metre, closer than borders are known. */
const rounded = (degree: number) => Math.round(degree * 1e5) / 1e5;

interface Borders {
  state: string;
  isInside: boolean;
  /** The first corner outside of the state; null if none is. */
  outside: string | null;
}

function position(value: unknown, borders: Borders): Position {
  const [longitude, latitude] = Array.isArray(value) ? value : [];
  const place = readPlace(textOf(latitude), textOf(longitude));
  if (isAround(borders.state, place)) borders.isInside = true;
  else borders.outside ??= `${place.latitude}, ${place.longitude}`;
  return [rounded(place.longitude), rounded(place.latitude)];
}

function ring(value: unknown, borders: Borders): Ring {
  if (!Array.isArray(value) || value.length < 4)
    throw new RecordRefused('broken_ring', 'geometry', '');
  const places = value.map((one) => position(one, borders));
  const [first, last] = [places[0], places.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
    throw new RecordRefused('broken_ring', 'geometry', `${first} … ${last}`);
  }
  return places;
}

function rings(value: unknown, borders: Borders): Ring[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new RecordRefused('broken_ring', 'geometry', '');
  }
  return value.map((one) => ring(one, borders));
}

/** Distinguishes a wrong corner from a block of another state. */
function areaWithin(feature: AnyFeature, borders: Borders): Block['geometry'] {
  const found = area(feature, borders);
  const { outside, isInside } = borders;
  if (outside !== null) {
    throw new RecordRefused(isInside ? 'corner_elsewhere' : 'elsewhere', 'geometry', outside);
  }
  return found;
}

function area({ geometry }: AnyFeature, borders: Borders): Block['geometry'] {
  const { type, coordinates } = geometry ?? {};
  if (type === 'Polygon') return { type, coordinates: rings(coordinates, borders) };
  if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length > 0) {
    return { type, coordinates: coordinates.map((one) => rings(one, borders)) };
  }
  throw new RecordRefused('not_an_area', 'geometry', String(type ?? 'none'));
}

function textUnder({ properties }: AnyFeature, names: readonly string[]): string | null {
  for (const name of names) {
    const text = textOf(properties?.[name]);
    if (text) return text;
  }
  return null;
}

function named(feature: AnyFeature, names: readonly string[]): string {
  const text = textUnder(feature, names);
  if (text === null) throw new RecordRefused('needed', names[0] ?? '', '');
  return text;
}

/**
 * @param state Must be the state that a feature names; most files of one state name none
 * @param isSelected An operator chose the state's property: other states are skipped
 * @returns null for a skipped feature. @throws RecordRefused
 */
export function readBlock(
  feature: AnyFeature,
  state: string,
  names: BlockNames,
  isSelected = false,
): Block | null {
  if (typeof feature !== 'object' || feature === null || feature.type !== 'Feature') {
    throw new RecordRefused('not_a_feature', '', '');
  }
  const written = textUnder(feature, names.state);
  if (written === null && isSelected) throw new RecordRefused('needed', names.state[0] ?? '', '');
  if (written !== null && stateNamed(written) !== state) {
    if (isSelected) return null;
    throw new RecordRefused('state', names.state[0] ?? '', written);
  }
  return {
    type: 'Feature',
    properties: {
      state_name: state,
      district_n: named(feature, names.district),
      Block_Na_1: named(feature, names.block),
    },
    geometry: areaWithin(feature, { state, isInside: false, outside: null }),
  };
}
