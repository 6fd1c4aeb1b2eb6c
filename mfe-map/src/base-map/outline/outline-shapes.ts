import { feature } from 'topojson-client';
import type {
  GeometryCollection,
  MultiLineString,
  MultiPolygon,
  Topology,
} from 'topojson-specification';
import { type Packed, unpackArcs } from './packed-arcs';
import { boxAround, type WorldBox, type WorldPoint, worldPoint } from './world';

type SouthAsia = Topology<{
  land: MultiPolygon;
  shores: MultiLineString;
  rivers: GeometryCollection<{ minZoom: number; width: number }>;
  lakes: GeometryCollection<{ name: string | null }>;
  stateLines: MultiLineString;
  stateNames: GeometryCollection<{ name: string; minZoom: number }>;
}>;

/** The packaged data: see ATTRIBUTION.md beside it. */
export type PackedSouthAsia = Packed<SouthAsia>;

/** Lines or rings that are drawn together. */
export interface OutlineShape {
  lines: WorldPoint[][];
  box: WorldBox;
  /** Minimum zoom at which the shape is visible. */
  minZoom: number;
  /** Width of a line relative to others of its kind. */
  width: number;
}

/** A name and the centre of its area. */
export interface OutlineName {
  name: string;
  at: WorldPoint;
  minZoom: number;
}

export interface Outline {
  land: OutlineShape[];
  lakes: OutlineShape[];
  shores: OutlineShape[];
  rivers: OutlineShape[];
  stateLines: OutlineShape[];
  names: OutlineName[];
}

function shape(lines: GeoJSON.Position[][], minZoom = 0, width = 1): OutlineShape {
  const projected = lines.map((line) => line.map(worldPoint));
  return { lines: projected, box: boxAround(projected.flat()), minZoom, width };
}

/** Yields the geometries of a collection with their properties. */
function* members<Properties>(
  source: SouthAsia,
  collection: GeometryCollection<Properties & object>,
): Generator<[GeoJSON.Geometry, Properties]> {
  for (const { geometry, properties } of feature(source, collection).features) {
    yield [geometry, properties as Properties];
  }
}

function polygonsOf(geometry: GeoJSON.Geometry): GeoJSON.Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function linesOf(geometry: GeoJSON.Geometry): GeoJSON.Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** Converts the packaged data to shapes in Mercator coordinates, which can be drawn at any zoom. */
export function outlineShapes(packed: PackedSouthAsia): Outline {
  const source: SouthAsia = { ...packed, arcs: unpackArcs(packed.arcs) };
  const { land, shores, rivers, lakes, stateLines, stateNames } = source.objects;
  return {
    land: polygonsOf(feature(source, land).geometry).map((rings) => shape(rings)),
    shores: linesOf(feature(source, shores).geometry).map((line) => shape([line])),
    stateLines: linesOf(feature(source, stateLines).geometry).map((line) => shape([line])),
    lakes: [...members(source, lakes)].flatMap(([geometry]) =>
      polygonsOf(geometry).map((rings) => shape(rings)),
    ),
    rivers: [...members(source, rivers)].map(([geometry, { minZoom, width }]) =>
      shape(linesOf(geometry), minZoom, width),
    ),
    names: [...members(source, stateNames)].flatMap(([geometry, { name, minZoom }]) =>
      geometry.type === 'Point' ? [{ name, minZoom, at: worldPoint(geometry.coordinates) }] : [],
    ),
  };
}
