import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OVERLAY_SPECIES, speciesColour, speciesLayerName } from '@aranya/shared/contracts';
import sharp from 'sharp';
import { mapServerProgram, startMapServer } from '../../../testing/map-server';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { mapServerCommand } from '../../commands/map-server-command';

const program = mapServerProgram();
const SAL = 'Shorea robusta';
const TAXUS = 'Taxus contorta';

let collection: Collection;
let folder: string;
beforeAll(async () => {
  collection = await openCollection();
  folder = await mkdtemp(join(tmpdir(), 'aranya-map-server-'));
  for (const location of ['20.5 84.25 0 5', '20.9 84.75 0 5', '20.1 84.9 0 5', '20.55 84.6 0 5']) {
    await collection.phone.submit(testRecord({ species: 'Shorea_robusta', location }));
  }
  // A threatened species, near a corner of its cell of 0.1 degrees.
  await collection.phone.submit(
    testRecord({ species: 'Taxus_contorta', location: '31.01 77.01 0 5' }),
  );
  await mapServerCommand(collection.server.context, [folder, 'https://maps.example/wms'], () => {});
});
afterAll(async () => {
  await collection.close();
  await rm(folder, { recursive: true, force: true });
});

test('writes a file of public records per species, with threatened ones moved', async () => {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, `${name}.geojson`), 'utf8')).features;
  expect(await read('Shorea_robusta')).toHaveLength(4);
  const [taxus] = await read('Taxus_contorta');
  expect(taxus.geometry.coordinates).toEqual([77.05, 31.05]);
  expect(await read('Cedrus_deodara')).toEqual([]);
});

test('returns the usage for unknown arguments', async () => {
  for (const words of [[], [folder], [folder, 'maps.example'], [folder, 'https://a?b']]) {
    await expect(mapServerCommand(collection.server.context, words)).rejects.toThrow(/^Usage:/);
  }
});

/** Skipped where MapServer is not installed (Debian: cgi-mapserver). */
const withMapServer = program ? describe : describe.skip;

withMapServer('MapServer with these files', () => {
  let mapServer: Awaited<ReturnType<typeof startMapServer>>;
  beforeAll(async () => {
    mapServer = await startMapServer(program ?? '', join(folder, 'mapserver.conf'));
  });
  afterAll(() => mapServer.close());

  const ours = async (query: URLSearchParams) =>
    (await collection.server.app.inject(`/wms?${query}`)).rawPayload;
  const theirs = async (query: URLSearchParams) =>
    Buffer.from(await (await fetch(`${mapServer.address}?${query}`)).arrayBuffer());

  test.each(['1.1.1', '1.3.0'])('lists the same layers in version %s', async (version) => {
    const query = new URLSearchParams({
      SERVICE: 'WMS',
      REQUEST: 'GetCapabilities',
      VERSION: version,
    });
    const layersOf = (document: Buffer) =>
      [...String(document).matchAll(/<Name>(species:[^<]+)<\/Name>/g)].map(([, name]) => name);
    const expected = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));
    expect(layersOf(await ours(query))).toEqual(expected);
    const document = await theirs(query);
    expect(layersOf(document)).toEqual(expected);
    expect(String(document)).toContain('EPSG:3857');
    expect(String(document)).toContain('https://maps.example/wms');
  });

  /** Centres of the dots in the colour of a species, in pixels. */
  async function dotsIn(picture: Buffer, species: string) {
    const { data, info } = await sharp(picture)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colour = [1, 3, 5].map((at) =>
      Number.parseInt(speciesColour(species).slice(at, at + 2), 16),
    );
    const isDot = (at: number) =>
      (data[at + 3] ?? 0) > 200 &&
      colour.every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) < 12);
    const seen = new Set<number>();
    const dots: { x: number; y: number }[] = [];
    for (let first = 0; first < info.width * info.height; first += 1) {
      if (seen.has(first) || !isDot(first * 4)) continue;
      const waiting = [first];
      const found: number[] = [];
      while (waiting.length > 0) {
        const pixel = waiting.pop() ?? 0;
        if (seen.has(pixel) || !isDot(pixel * 4)) continue;
        seen.add(pixel);
        found.push(pixel);
        waiting.push(pixel - 1, pixel + 1, pixel - info.width, pixel + info.width);
      }
      const mean = (value: (pixel: number) => number) =>
        found.reduce((sum, pixel) => sum + value(pixel), 0) / found.length;
      dots.push({
        x: mean((pixel) => pixel % info.width),
        y: mean((pixel) => Math.floor(pixel / info.width)),
      });
    }
    return dots.sort((one, other) => one.x - other.x);
  }

  const mercator = (longitude: number, latitude: number) => [
    (longitude * Math.PI * 6_378_137) / 180,
    Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 6_378_137,
  ];
  const metres = [...mercator(84, 20), ...mercator(85, 21)].join(',');

  test.each([
    ['1.1.1 in degrees', { VERSION: '1.1.1', SRS: 'EPSG:4326', BBOX: '84,20,85,21' }],
    ['1.3.0 in degrees, north first', { VERSION: '1.3.0', CRS: 'EPSG:4326', BBOX: '20,84,21,85' }],
    ['1.1.1 in metres', { VERSION: '1.1.1', SRS: 'EPSG:3857', BBOX: metres }],
    ['1.3.0 in metres', { VERSION: '1.3.0', CRS: 'EPSG:3857', BBOX: metres }],
  ])('draws the records at the pixels of the built-in map server: %s', async (_, view) => {
    const query = new URLSearchParams({
      SERVICE: 'WMS',
      REQUEST: 'GetMap',
      LAYERS: speciesLayerName(SAL),
      STYLES: '',
      WIDTH: '256',
      HEIGHT: '256',
      FORMAT: 'image/png',
      TRANSPARENT: 'TRUE',
      ...view,
    });
    const expected = await dotsIn(await ours(query), SAL);
    const drawn = await dotsIn(await theirs(query), SAL);
    expect(expected).toHaveLength(4);
    expect(drawn).toHaveLength(4);
    for (const [index, dot] of expected.entries()) {
      expect(Math.abs((drawn[index]?.x ?? 0) - dot.x)).toBeLessThan(1.5);
      expect(Math.abs((drawn[index]?.y ?? 0) - dot.y)).toBeLessThan(1.5);
    }
  });

  test('draws a threatened species at its published place', async () => {
    const query = new URLSearchParams({
      SERVICE: 'WMS',
      REQUEST: 'GetMap',
      VERSION: '1.1.1',
      SRS: 'EPSG:4326',
      BBOX: '77,31,77.1,31.1',
      LAYERS: speciesLayerName(TAXUS),
      STYLES: '',
      WIDTH: '100',
      HEIGHT: '100',
      FORMAT: 'image/png',
      TRANSPARENT: 'TRUE',
    });
    const [dot, ...others] = await dotsIn(await theirs(query), TAXUS);
    expect(others).toEqual([]);
    expect(Math.round(dot?.x ?? 0)).toBeGreaterThan(47);
    expect(Math.round(dot?.x ?? 0)).toBeLessThan(53);
  });

  test('refuses a request that names another mapfile', async () => {
    const query = new URLSearchParams({
      MAP: join(folder, 'aranya.map'),
      SERVICE: 'WMS',
      REQUEST: 'GetCapabilities',
    });
    const document = String(await theirs(query));
    expect(document).not.toContain('<Name>species:');
  });
});
