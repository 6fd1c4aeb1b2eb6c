import polygonClipping from 'polygon-clipping';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { areaOf, type Position, type Ring, type Rings, segmentsOf } from './plane';

/** Degrees. */
export const BOUNDS = { west: 60, south: 0, east: 102, north: 40 };

/** Natural Earth's name for the Siachen area; its borders are not drawn. */
const UNDRAWN = 'Kashmir';

interface Named {
  readonly name: string | null;
}

export type SouthAsia = Topology<{
  rivers: GeometryCollection<{ min_zoom: number; strokeweig: number }>;
  lakes: GeometryCollection<Named>;
  states: GeometryCollection<{ name: string; iso: string }>;
}>;

export type WorldLand = Topology<{ land: GeometryCollection | MultiPolygon }>;

const { west, south, east, north } = BOUNDS;
const BOX: Ring = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** The whole area, as the ground of the map. */
export const AREA: GeoJSON.Polygon = { type: 'Polygon', coordinates: [BOX] };

export function clipLand(world: WorldLand): GeoJSON.MultiPolygon {
  const land = feature(
    world,
    world.objects.land as GeometryCollection,
  ) as GeoJSON.FeatureCollection;
  const polygons = land.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? (geometry.coordinates as Rings[]) : [],
  );
  const near = polygons.filter(([outer]) => outer?.some(isInside));
  const clipped = near.flatMap((rings) => polygonClipping.intersection(rings, [BOX]) as Rings[]);
  return { type: 'MultiPolygon', coordinates: clipped.filter((rings) => areaOf([rings]) > 0.0004) };
}

function isInside([longitude, latitude]: Position): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The outer border of a state is in no layer, so the map draws no international border. */
export function stateLines(source: SouthAsia): GeoJSON.MultiLineString {
  const name = (state: object) => (state as { properties: { name: string } }).properties.name;
  return mesh(
    source,
    source.objects.states,
    (a, b) => a !== b && name(a) !== UNDRAWN && name(b) !== UNDRAWN,
  );
}

/** Square degrees; names of smaller states appear at higher zoom levels only. */
const SMALL_STATE = 2;
const LARGE_STATE = 7.5;

/** In the middle of a state's largest part. */
export function stateNames(source: SouthAsia): GeoJSON.Feature[] {
  const states = feature(source, source.objects.states).features;
  return states.flatMap(({ geometry, properties }) => {
    if (properties.name === UNDRAWN || !('coordinates' in geometry)) {
      return [];
    }
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const [largest = []] = (parts as Rings[]).sort((a, b) => areaOf([b]) - areaOf([a]));
    const point = { type: 'Point' as const, coordinates: centroid(largest[0] ?? []) };
    const area = areaOf([largest]);
    const minZoom = area < SMALL_STATE ? 7 : area < LARGE_STATE ? 6 : 5;
    const named = { name: properties.name, minZoom };
    return [{ type: 'Feature' as const, properties: named, geometry: point }];
  });
}

function centroid(ring: Ring): Position {
  let [x, y, twice] = [0, 0, 0];
  for (const [[x0, y0], [x1, y1]] of segmentsOf(ring)) {
    const part = x0 * y1 - x1 * y0;
    twice += part;
    x += (x0 + x1) * part;
    y += (y0 + y1) * part;
  }
  return [x / (3 * twice), y / (3 * twice)];
}

/** Widths are in pixels at the minimum zoom. */
export function riversOf(source: SouthAsia): GeoJSON.Feature[] {
  return feature(source, source.objects.rivers).features.map(({ geometry, properties }) => ({
    type: 'Feature',
    properties: { minZoom: properties.min_zoom, width: properties.strokeweig },
    geometry: geometry as GeoJSON.Geometry,
  }));
}

export const lakesOf = (source: SouthAsia): GeoJSON.Geometry[] =>
  feature(source, source.objects.lakes).features.map(({ geometry }) => geometry);
