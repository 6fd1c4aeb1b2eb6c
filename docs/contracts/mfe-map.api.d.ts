// @aranya/mfe-map 0.3.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-map/embed.js' {
    export interface AranyaErrorDetail {
        part: 'map' | 'records' | 'layer' | 'data' | 'option';
        message: string;
    }
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
    export interface AranyaMapEventMap {
        'aranya-ready': CustomEvent<null>;
        'aranya-select': CustomEvent<AranyaSelectDetail>;
        'aranya-error': CustomEvent<AranyaErrorDetail>;
    }
    export interface AranyaMapOptions {
        server?: string | null;
        height?: string | null;
        lang?: MapLanguage | null;
        theme?: MapTheme | null;
        layers?: readonly MapLayer[] | string | null;
        center?: readonly [longitude: number, latitude: number] | string | null;
        zoom?: number | string | null;
        gestures?: MapGestures | null;
        data?: MapData | null;
    }
    export interface AranyaSelectDetail {
        feature: MapFeature;
        source: 'records' | 'data';
    }
    export type MapData = MapGeoJson | readonly MapPoint[] | string;
    export interface MapFeature {
        type: 'Feature';
        id?: string | number;
        geometry: MapGeometry;
        properties: {
            [name: string]: any;
        } | null;
    }
    export type MapGeoJson = MapGeometry | MapFeature | {
        type: 'FeatureCollection';
        features: MapFeature[];
    };
    export type MapGeometry = {
        type: 'Point';
        coordinates: number[];
    } | {
        type: 'MultiPoint' | 'LineString';
        coordinates: number[][];
    } | {
        type: 'MultiLineString' | 'Polygon';
        coordinates: number[][][];
    } | {
        type: 'MultiPolygon';
        coordinates: number[][][][];
    } | {
        type: 'GeometryCollection';
        geometries: MapGeometry[];
    };
    export type MapGestures = 'cooperative' | 'free';
    export type MapLanguage = 'en' | 'hi' | 'or' | (string & Record<never, never>);
    export type MapLayer = 'records' | 'odisha-blocks' | 'himachal-blocks' | `species:${string}`;
    export interface MapPoint {
        longitude: number;
        latitude: number;
        name?: string;
        [member: string]: unknown;
    }
    export type MapTheme = 'light' | 'dark' | 'auto';
    export interface MountedMap {
        readonly element: AranyaMapElement;
        update(options: AranyaMapOptions): void;
        unmount(): void;
    }
    export function mount(element: Element, options?: AranyaMapOptions): MountedMap;
}

declare module '@aranya/mfe-map/mount' {
    export function mount(element: Element, options?: AranyaMapOptions): MountedMap;
}

declare module '@aranya/mfe-map/species-map' {
    export interface SpeciesMapProps {
        height?: string;
    }
    export default function SpeciesMap({ height }: SpeciesMapProps): import("react").JSX.Element;
}
