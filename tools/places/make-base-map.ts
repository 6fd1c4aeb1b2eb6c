/**
 * Generates the packaged outline base map of South Asia: `tsx tools/places/make-base-map.ts`. Reads
 * the land of Natural Earth 1:10m from the world-atlas package, the rest from `sources/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import {
  AREA,
  BOUNDS,
  clipLand,
  lakesOf,
  riversOf,
  type SouthAsia,
  stateLines,
  stateNames,
  type WorldLand,
} from './base-map-layers';

const SOURCE = join(import.meta.dirname, 'sources/basemap-south-asia.topo.json');
const TARGET = join(import.meta.dirname, '../../mfe-map/src/base-map/south-asia.topo.json');
/** Square degrees; vertices with a smaller triangle are removed. */
const SMALLEST_TRIANGLE = 0.00012;
/** Grid steps along each side: about 570 m, half of the removed detail. */
const GRID = 8192;

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

/** Returns a feature with the name of its style. */
const part = (
  kind: string,
  geometry: GeoJSON.Geometry,
  properties: object = {},
): GeoJSON.Feature => ({ type: 'Feature', properties: { kind, ...properties }, geometry });

const source = readJson<SouthAsia>(SOURCE);
const world = readJson<WorldLand>(
  createRequire(import.meta.url).resolve('world-atlas/land-10m.json'),
);
const land = clipLand(world);
const features = [
  part('sea', AREA),
  part('land', land),
  ...lakesOf(source).map((lake) => part('lake', lake)),
  ...riversOf(source).map(({ geometry, properties }) => part('river', geometry, properties ?? {})),
  part('stateLine', stateLines(source)),
  ...stateNames(source).map(({ geometry, properties }) => part('name', geometry, properties ?? {})),
];
const map: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features };
const whole = topology({ map }) as Parameters<typeof presimplify>[0];
const smaller = quantize(simplify(presimplify(whole), SMALLEST_TRIANGLE), GRID);
smaller.bbox = [BOUNDS.west, BOUNDS.south, BOUNDS.east, BOUNDS.north];
const text = `${JSON.stringify(smaller)}\n`;
mkdirSync(join(TARGET, '..'), { recursive: true });
writeFileSync(TARGET, text);
const gzip = gzipSync(text, { level: 9 }).length;
console.log(`${text.length} bytes, ${gzip} gzip, ${smaller.arcs.length} arcs`);
