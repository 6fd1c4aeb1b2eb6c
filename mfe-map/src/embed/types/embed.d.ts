/** Types of the embedded species map: `embed.js` and the federated module `mfe_map/mount`. */

/** English, Hindi, Odia, or another language that the institute has added, such as `te`. */
export type MapLanguage = 'en' | 'hi' | 'or' | (string & Record<never, never>);

/** `auto` follows the visitor's system. */
export type MapTheme = 'light' | 'dark' | 'auto';

/**
 * With `cooperative`, wheel and one finger scroll the page; with `free` they zoom and move the map.
 */
export type MapGestures = 'cooperative' | 'free';

/** `species:Shorea_robusta` is the distribution of a species from the map server. */
export type MapLayer = 'records' | 'odisha-blocks' | 'himachal-blocks' | `species:${string}`;

/** A place of your own. WGS84 degrees. Further members stay in the feature of `aranya-select`. */
export interface MapPoint {
  longitude: number;
  latitude: number;
  /** Points with the same name have one colour and share a row of the legend. */
  name?: string;
  [member: string]: unknown;
}

/** Places of GeoJSON: the longitude first, degrees of WGS84. */
export type MapGeometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'MultiPoint' | 'LineString'; coordinates: number[][] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] }
  | { type: 'GeometryCollection'; geometries: MapGeometry[] };

/** Defined here so that no further package is needed; features of `@types/geojson` are accepted. */
export interface MapFeature {
  type: 'Feature';
  id?: string | number;
  geometry: MapGeometry;
  properties: { [name: string]: unknown } | null;
}

export type MapGeoJson =
  | MapGeometry
  | MapFeature
  | { type: 'FeatureCollection'; features: MapFeature[] };

/** Your own data: GeoJSON, a list of points, or either as JSON text. */
export type MapData = MapGeoJson | readonly MapPoint[] | string;

/** All options are optional; each is an attribute of `<aranya-map>` and a property too. */
export interface AranyaMapOptions {
  /** Address of the Aranya server; by default the one that belongs to the script's origin. */
  server?: string | null;
  /** CSS height of the whole element; 480px by default. */
  height?: string | null;
  /** Language of the map's texts; by default that of the page, otherwise `en`. */
  lang?: MapLanguage | null;
  /** `light` by default. */
  theme?: MapTheme | null;
  /** Layers that are shown at first, separated by spaces; default: `records`. */
  layers?: readonly MapLayer[] | string | null;
  /** Centre of the first view: `[longitude, latitude]` in degrees, or `'longitude,latitude'`. */
  center?: readonly [longitude: number, latitude: number] | string | null;
  /** 3 (a continent) to 14 (a village). */
  zoom?: number | string | null;
  /** `cooperative` by default: the wheel zooms with Ctrl held, and the map moves with two fingers. */
  gestures?: MapGestures | null;
  data?: MapData | null;
}

/** `properties.count` is the number of records of a circle. */
export interface AranyaSelectDetail {
  feature: MapFeature;
  /** Public records, or your own data. */
  source: 'records' | 'data';
}

export interface AranyaErrorDetail {
  part: 'map' | 'records' | 'layer' | 'data' | 'option';
  /** An English sentence for a log. */
  message: string;
}

export interface AranyaMapEventMap {
  'aranya-ready': CustomEvent<null>;
  'aranya-select': CustomEvent<AranyaSelectDetail>;
  'aranya-error': CustomEvent<AranyaErrorDetail>;
}

/** Setting a property to null restores the value of its attribute. */
export interface AranyaMapElement extends HTMLElement {
  server: AranyaMapOptions['server'];
  height: AranyaMapOptions['height'];
  theme: AranyaMapOptions['theme'];
  layers: AranyaMapOptions['layers'];
  center: AranyaMapOptions['center'];
  zoom: AranyaMapOptions['zoom'];
  gestures?: AranyaMapOptions['gestures'];
  data: AranyaMapOptions['data'];
}

export interface MountedMap {
  readonly element: AranyaMapElement;
  /** Changes the named options and keeps the others. */
  update(options: AranyaMapOptions): void;
  /** Removes the map with its listeners and requests. May be called twice. */
  unmount(): void;
}

export declare function mount(element: Element, options?: AranyaMapOptions): MountedMap;

declare global {
  interface Window {
    /** Set after `embed.js` has run. */
    AranyaMap?: { mount: typeof mount };
  }
  var AranyaMap: { mount: typeof mount } | undefined;
  interface GlobalEventHandlersEventMap extends AranyaMapEventMap {}
  interface HTMLElementTagNameMap {
    'aranya-map': AranyaMapElement;
  }
}
