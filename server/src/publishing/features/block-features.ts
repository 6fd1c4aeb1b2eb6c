import type { Borders, KnownBlock } from '../places/borders';
import type { BlocksQuery, FeatureBox } from './feature-query';

type Names = Partial<Record<'stateProvince' | 'county' | 'municipality', string | undefined>>;

/** In the order of their ids; districts of two states may share a name. */
export const blocksNamed = ({ blocks }: Borders, { stateProvince, county, municipality }: Names) =>
  [...blocks.values()].filter(
    ({ block, district, state }) =>
      (stateProvince === undefined || state.name === stateProvince) &&
      (county === undefined || district.name === county) &&
      (municipality === undefined || block.name === municipality),
  );

/** Returns one more if others follow. */
export const blockFeatures = (borders: Borders, query: BlocksQuery, box: FeatureBox | null) =>
  blocksNamed(borders, query)
    .filter(({ block }) => block.id > (query.after ?? ''))
    .filter(({ area }) => box === null || touches(box, area.box))
    .slice(0, query.limit + 1)
    .map(featureOfBlock);

export const featureOfBlock = ({ block, district, state, area }: KnownBlock) => ({
  type: 'Feature' as const,
  id: block.id,
  geometry: { type: 'MultiPolygon' as const, coordinates: area.polygons },
  properties: { stateProvince: state.name, county: district.name, municipality: block.name },
});

type Corners = readonly [west: number, south: number, east: number, north: number];

function touches({ west, south, east, north }: FeatureBox, [left, bottom, right, top]: Corners) {
  const isBetween = west <= east ? left <= east && right >= west : left <= east || right >= west;
  return isBetween && bottom <= north && top >= south;
}
