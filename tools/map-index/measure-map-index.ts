import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineOfRun } from '../../bench/conditions-of-run';
import { keepRun, RESULTS } from '../../bench/kept-run';
import { columnOf, placeCode, rowOf } from '../../server/src/publishing/place-codes/place-code';
import { PlaceFolder } from '../../server/src/publishing/place-files/place-folder';
import { PlaceStore } from '../../server/src/publishing/place-files/place-store';
import { occurrenceView } from '../../server/src/publishing/public-occurrences/occurrence-view';
import { drawMap } from '../../server/src/publishing/species-layers/draw-map';
import { OVERLAY_SPECIES } from '../../shared/src/contracts';

/**
 * `npm run bench:map-index -- --records 10000,1000000`: writes made-up places of 15 species all over Odisha
 * into an index in files, opens it in a process of its own and writes what views and a picture cost to
 * `bench/results/map-index.json`; what is there of other numbers of records stays. Without a database: the index alone.
 *
 * With `--served`: the real server in two processes, on a PostgreSQL that is filled with so many records;
 * `--server address` uses one that runs, `--folder` keeps the indexes for the next run. `--spread`: the server is the
 * coordinator of a Citus cluster, on whose nodes each database (`map_10000`) is already, with its workers, and records are
 * spread over them when they are there.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000,100000,1000000,10000000' },
    build: { type: 'string' },
    look: { type: 'string' },
    served: { type: 'boolean', default: false },
    server: { type: 'string' },
    spread: { type: 'boolean', default: false },
    folder: { type: 'string', default: '' },
  },
});

const NAMES = OVERLAY_SPECIES.map(({ scientificName }) => scientificName);
const ODISHA = { west: 81.4, south: 17.8, east: 87.5, north: 22.6 };
/** A window of these pixels, in the tiles of web maps. */
const WINDOW = { width: 1_280, height: 800 };
const VIEWS_OF_ZOOM = 40;

/** The same numbers in every run. */
function madeUp(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function build(records: number): Promise<void> {
  const begun = performance.now();
  const store = await PlaceStore.open(new PlaceFolder(values.folder));
  const change = store.change();
  const random = madeUp(7);
  for (let index = 0; index < records; index += 1) {
    const longitude = ODISHA.west + random() * (ODISHA.east - ODISHA.west);
    const latitude = ODISHA.south + random() * (ODISHA.north - ODISHA.south);
    const name = NAMES[index % NAMES.length]?.toLowerCase() ?? '';
    change.add(name, placeCode(columnOf(longitude), rowOf(latitude)));
    // As many as a part of known records has.
    if (index % 65_536 === 65_535) await change.spillIfFull();
  }
  await change.commit({
    database: 'none',
    species: '',
    imports: '',
    publishedBefore: null,
    closing: 0,
    readFrom: 0,
    protectedTo: 0,
    cells: {},
    isSettled: true,
  });
  store.close();
  report({ 'built in s': seconds(begun), 'most memory in MB': peak() });
}

async function look(): Promise<void> {
  const begun = performance.now();
  const store = await PlaceStore.open(new PlaceFolder(values.folder));
  const index = await store.show();
  const names = [...index.keys()];
  const whole = { west: 66, south: 6, east: 98, north: 38 };
  occurrenceView(index, names, whole, 5);
  const first = performance.now() - begun;
  const byZoom: Record<string, number> = {};
  const worst: number[] = [];
  for (const zoom of [5, 7, 9, 11, 13, 16]) {
    const random = madeUp(zoom);
    const times: number[] = [];
    for (let view = 0; view < VIEWS_OF_ZOOM * 2; view += 1) {
      const degrees = 360 / (256 * 2 ** zoom);
      const west = ODISHA.west + random() * (ODISHA.east - ODISHA.west - WINDOW.width * degrees);
      const south = ODISHA.south + random() * (ODISHA.north - ODISHA.south);
      const box = {
        west: Math.max(-180, west),
        south,
        east: Math.min(180, Math.max(-180, west) + WINDOW.width * degrees),
        north: Math.min(85, south + WINDOW.height * degrees),
      };
      const from = performance.now();
      occurrenceView(index, names, box, zoom);
      // The first half warms up.
      if (view >= VIEWS_OF_ZOOM) times.push(performance.now() - from);
    }
    times.sort((one, other) => one - other);
    byZoom[`zoom ${zoom}`] = Number((times[times.length >> 1] ?? 0).toFixed(2));
    worst.push(times.at(-1) ?? 0);
  }
  const species = NAMES.map((scientificName) => ({
    scientificName,
    places: index.get(scientificName.toLowerCase())?.shared ?? null,
  }));
  const from = performance.now();
  await drawMap({
    system: 'CRS:84',
    box: ODISHA,
    width: 1_024,
    height: 1_024,
    background: null,
    species,
  });
  report({
    'opened and first view in ms': Math.round(first),
    'a view in ms, the middle one': byZoom,
    'the longest in ms': Number(Math.max(...worst).toFixed(1)),
    'picture of 1024 x 1024 with 15 layers in ms': Math.round(performance.now() - from),
    'most memory in MB': peak(),
  });
  store.close();
}

const seconds = (begun: number) => Number(((performance.now() - begun) / 1000).toFixed(1));
const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);
const report = (figures: object) => process.stdout.write(JSON.stringify(figures));

function inProcess(...words: string[]): unknown {
  const script = path.join(import.meta.dirname, 'measure-map-index.ts');
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', script, ...words], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** What the index consists of, without what was merged meanwhile. */
async function bytesOf(folder: string): Promise<number> {
  const store = await PlaceStore.open(new PlaceFolder(folder));
  const files = store.manifest?.segments.map(({ file }) => file) ?? [];
  store.close();
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(path.join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (values.build) await build(Number(values.build));
else if (values.look) await look();
else if (values.served) {
  const { measureServedMaps } = await import('./measure-served-maps');
  await measureServedMaps({
    occurrences: values.records.split(',').map(Number),
    server: values.server ?? null,
    isSpread: values.spread,
    folder: values.folder || null,
  });
  process.exit(0);
} else {
  for (const records of values.records.split(',')) {
    const folder = await mkdtemp(path.join(tmpdir(), 'aranya-map-index-'));
    const conditions = machineOfRun();
    try {
      const built = inProcess('--build', records, '--folder', folder);
      const megabytes = Math.round((await bytesOf(folder)) / 2 ** 20);
      const looked = inProcess('--look', records, '--folder', folder);
      const run = { conditions, figures: { records: Number(records), built, megabytes, looked } };
      console.log(JSON.stringify(run, null, 1));
      await keepRun(path.join(RESULTS, 'map-index.json'), records, run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
