/**
 * Derives approximate block polygons from block centres and state outlines: `tsx
 * tools/places/make-blocks.ts`. Deterministic.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockCell, divideOutline } from './block-cells';
import { readBlockSeeds } from './block-seeds';
import { areaOf, countCrossings, type Rings } from './plane';

const SOURCES = join(import.meta.dirname, 'sources');
const PLACES = join(import.meta.dirname, '../../server/data/places');
/** Rounding to 5 decimals changes the area. */
const AREA_TOLERANCE = 1e-5;

const STATES = [
  { name: 'Odisha', outline: 'outline-odisha.json', file: 'odisha-blocks.geojson' },
  { name: 'Himachal Pradesh', outline: 'outline-himachal.json', file: 'himachal-blocks.geojson' },
];

function readOutline(file: string): Rings {
  const feature = JSON.parse(readFileSync(join(SOURCES, file), 'utf8')) as GeoJSON.Feature;
  if (feature.geometry.type !== 'Polygon') {
    throw new Error(`${file} should be one polygon`);
  }
  return feature.geometry.coordinates as Rings;
}

function checkCells(name: string, outline: Rings, cells: readonly BlockCell[]): void {
  for (const { seed, polygons } of cells) {
    if (polygons.length === 0) {
      throw new Error(`${seed.block}, ${seed.district} is outside ${name}`);
    }
    const crossings = polygons.reduce((sum, rings) => sum + countCrossings(rings), 0);
    if (crossings > 0) {
      throw new Error(`the border of ${seed.block}, ${seed.district} crosses itself`);
    }
  }
  const whole = areaOf([outline]);
  const parts = cells.reduce((sum, cell) => sum + areaOf(cell.polygons), 0);
  if (Math.abs(parts - whole) > whole * AREA_TOLERANCE) {
    throw new Error(`the blocks of ${name} cover ${parts} square degrees of ${whole}`);
  }
}

/** One feature per line, for readable diffs. */
function toGeoJson(cells: readonly BlockCell[]): string {
  const lines = cells.map(({ seed, polygons }) => {
    const [first, ...others] = polygons;
    const geometry: GeoJSON.Geometry =
      first && others.length === 0
        ? { type: 'Polygon', coordinates: first }
        : { type: 'MultiPolygon', coordinates: polygons };
    const { state, district, block } = seed;
    const properties = { state_name: state, district_n: district, Block_Na_1: block };
    return JSON.stringify({ type: 'Feature', properties, geometry });
  });
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

const seeds = readBlockSeeds(join(SOURCES, 'block-seeds.csv'));
mkdirSync(PLACES, { recursive: true });
for (const { name, outline, file } of STATES) {
  const rings = readOutline(outline);
  const cells = divideOutline(
    rings,
    seeds.filter((seed) => seed.state === name),
  );
  checkCells(name, rings, cells);
  writeFileSync(join(PLACES, file), toGeoJson(cells));
  const districts = new Set(cells.map((cell) => cell.seed.district)).size;
  console.log(`${file}: ${cells.length} blocks in ${districts} districts`);
}
