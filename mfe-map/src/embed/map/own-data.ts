/** In degrees. */
export interface OwnPoint {
  longitude: number;
  latitude: number;
  name: string;
  /** Detail of the `aranya-select` event. */
  feature: GeoJSON.Feature;
}

export interface OwnData {
  points: OwnPoint[];
  shapes: GeoJSON.Feature[];
  /** English sentences. */
  leftOut: string[];
}

export const NO_DATA: OwnData = { points: [], shapes: [], leftOut: [] };

const UNNAMED = 'Unnamed';
const NAME_MEMBERS = ['name', 'speciesName', 'species', 'scientificName', 'title'];
const SHAPES = ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

type Members = Record<string, unknown>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function nameOf(properties: Members | null): string {
  for (const member of NAME_MEMBERS) {
    const value = properties?.[member];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return UNNAMED;
}

/** @returns undefined if the place can be shown */
function faultOf(longitude: unknown, latitude: unknown): string | undefined {
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
    return 'longitude and latitude must be numbers';
  }
  if (Math.abs(latitude as number) > 90) {
    return `latitude ${latitude} is outside -90 to 90 (GeoJSON has the longitude first)`;
  }
  if (Math.abs(longitude as number) > 180) return `longitude ${longitude} is outside -180 to 180`;
  return undefined;
}

function isPlaced(coordinates: unknown): boolean {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return false;
  if (Array.isArray(coordinates[0])) return coordinates.every(isPlaced);
  return faultOf(coordinates[0], coordinates[1]) === undefined;
}

function take(data: OwnData, where: string, feature: GeoJSON.Feature, position: unknown) {
  const [longitude, latitude] = Array.isArray(position) ? position : [];
  const fault = faultOf(longitude, latitude);
  if (fault) data.leftOut.push(`${where} was left out: ${fault}.`);
  else data.points.push({ longitude, latitude, name: nameOf(feature.properties), feature });
}

function readFeature(data: OwnData, where: string, feature: GeoJSON.Feature) {
  const geometry: unknown = feature.geometry;
  if (!isObject(geometry)) {
    data.leftOut.push(`${where} was left out: it has no geometry.`);
  } else if (geometry.type === 'Point') {
    take(data, where, feature, geometry.coordinates);
  } else if (geometry.type === 'MultiPoint' && Array.isArray(geometry.coordinates)) {
    for (const position of geometry.coordinates) take(data, where, feature, position);
  } else if (SHAPES.includes(String(geometry.type)) && isPlaced(geometry.coordinates)) {
    data.shapes.push(feature);
  } else {
    data.leftOut.push(`${where} was left out: its geometry cannot be read.`);
  }
}

function asFeature({ longitude, latitude, ...properties }: Members): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude as number, latitude as number] },
    properties,
  };
}

const feature = (value: unknown, where: string, data: OwnData) => {
  if (isObject(value) && value.type === 'Feature') {
    readFeature(data, where, value as unknown as GeoJSON.Feature);
  } else data.leftOut.push(`${where} was left out: it is not a GeoJSON feature.`);
};

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Error('data is not JSON');
  }
}

/**
 * Accepts GeoJSON, a list of points, or either as JSON text.
 * @throws with an English reason if it is none of these
 */
export function readOwnData(value: unknown): OwnData {
  const given = parsed(value);
  const data: OwnData = { points: [], shapes: [], leftOut: [] };
  if (given === null || given === undefined || given === '') return data;
  if (Array.isArray(given)) {
    given.forEach((point, i) => {
      const where = `data[${i}]`;
      if (isObject(point)) readFeature(data, where, asFeature(point));
      else data.leftOut.push(`${where} was left out: it is not a point.`);
    });
    return data;
  }
  if (!isObject(given)) throw new Error('data is neither GeoJSON nor a list of points');
  if (given.type === 'FeatureCollection') {
    if (!Array.isArray(given.features)) throw new Error('data has no list of features');
    given.features.forEach((one, i) => {
      feature(one, `features[${i}]`, data);
    });
    return data;
  }
  if (given.type === 'Feature') feature(given, 'data', data);
  else if (typeof given.type === 'string' && 'coordinates' in given) {
    const geometry = given as unknown as GeoJSON.Geometry;
    readFeature(data, 'data', { type: 'Feature', geometry, properties: {} });
  } else throw new Error('data is neither GeoJSON nor a list of points');
  return data;
}
