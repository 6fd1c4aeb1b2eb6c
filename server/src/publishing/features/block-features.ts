import type { Borders, KnownBlock } from '../places/borders';
import type { BlocksQuery, FeatureBox } from './feature-query';

/** Returns the blocks that a query asks for, in the order of their ids, and one more if others follow. */
export function blockFeatures(borders: Borders, query: BlocksQuery, box: FeatureBox | null) {
  const { limit, after = '', stateProvince, county, municipality } = query;
  return [...borders.blocks.values()]
    .filter(
      ({ block, district, state, area }) =>
        block.id > after &&
        (stateProvince === undefined || state.name === stateProvince) &&
        (county === undefined || district.name === county) &&
        (municipality === undefined || block.name === municipality) &&
        (box === null || touches(box, area.box)),
    )
    .slice(0, limit + 1)
    .map(featureOfBlock);
}

/** Describes a block as a GeoJSON feature. */
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
