/** Positions as in GeoJSON: longitude, then latitude, in degrees. */
type Ring = readonly (readonly number[])[];

export interface BlockArea {
  readonly state: string;
  readonly district: string;
  readonly block: string;
  readonly polygons: readonly (readonly Ring[])[];
  /** West, south, east, north, in degrees. */
  readonly box: readonly [number, number, number, number];
}

interface BlockFeature {
  readonly properties: {
    readonly state_name: string;
    readonly district_n: string;
    readonly Block_Na_1: string;
  };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

export function readBlockAreas(geoJson: string): BlockArea[] {
  const { features } = JSON.parse(geoJson) as { features: readonly BlockFeature[] };
  return features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const { state_name: state, district_n: district, Block_Na_1: block } = properties;
    return { state, district, block, polygons, box: boxOf(polygons) };
  });
}

function boxOf(polygons: BlockArea['polygons']): BlockArea['box'] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of polygons.flat(2)) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Degrees. Places on the border may count as either. */
export function blockHolds(
  { box, polygons }: Pick<BlockArea, 'box' | 'polygons'>,
  latitude: number,
  longitude: number,
): boolean {
  const [west, south, east, north] = box;
  if (longitude < west || longitude > east || latitude < south || latitude > north) {
    return false;
  }
  return polygons.some((rings) => {
    // Even-odd rule: a hole inverts the result, so the rings of a polygon are counted together.
    const crossings = rings.reduce(
      (sum, ring) => sum + crossingsEastOf(ring, latitude, longitude),
      0,
    );
    return crossings % 2 === 1;
  });
}

function crossingsEastOf(ring: Ring, latitude: number, longitude: number): number {
  let crossings = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x0 = 0, y0 = 0] = ring[i] ?? [];
    const [x1 = 0, y1 = 0] = ring[i + 1] ?? [];
    const spans = y0 > latitude !== y1 > latitude;
    if (spans && longitude < x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0)) {
      crossings++;
    }
  }
  return crossings;
}
