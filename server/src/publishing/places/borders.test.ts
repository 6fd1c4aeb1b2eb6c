import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBorders } from './borders';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-borders-'));
});
afterAll(() => rm(folder, { recursive: true }));

const names = { state_name: 'Himachal Pradesh', district_n: 'लाहौल & Spiti', Block_Na_1: 'Kaza' };
const square = [
  [77, 31],
  [78, 31],
  [78, 32],
  [77, 32],
  [77, 31],
];

test('finds the block, district and state of a place', async () => {
  const borders = await openBorders(folder)();
  expect(borders.find(20.75, 84.95)).toMatchObject({
    block: { id: 'odisha_angul_angul', name: 'Angul' },
    district: { id: 'odisha_angul', name: 'Angul' },
    state: { id: 'odisha', name: 'Odisha' },
  });
  expect(borders.find(12.5, 77.5)).toBeUndefined();
  expect(borders.blocks.size).toBe(402);
  expect(borders.districts.size).toBe(42);
});

test('surrounds all blocks of a district with its box', async () => {
  const { blocks, districts } = await openBorders(folder)();
  for (const { area, district } of blocks.values()) {
    const [west, south, east, north] = districts.get(district.id) ?? [];
    expect(west).toBeLessThanOrEqual(area.box[0]);
    expect(south).toBeLessThanOrEqual(area.box[1]);
    expect(east).toBeGreaterThanOrEqual(area.box[2]);
    expect(north).toBeGreaterThanOrEqual(area.box[3]);
  }
});

test('reads imported borders after they replaced the packaged ones', async () => {
  const read = openBorders(folder);
  const before = await read();
  expect(await read()).toBe(before);
  await mkdir(join(folder, 'places'));
  const features = [{ properties: names, geometry: { type: 'Polygon', coordinates: [square] } }];
  await writeFile(join(folder, 'places', 'himachal-blocks.geojson'), JSON.stringify({ features }));
  const after = await read();
  expect(after.fingerprint).not.toBe(before.fingerprint);
  const found = after.find(31.99, 77.01);
  expect(found?.block).toEqual({ id: 'himachal-pradesh_लाहौल-spiti_kaza', name: 'Kaza' });
  expect(after.blocks.get(found?.block.id ?? '')).toBe(found);
  expect(after.find(20.75, 84.95)?.block.name).toBe('Angul');
  expect(after.districts.get('himachal-pradesh_लाहौल-spiti')).toEqual([77, 31, 78, 32]);
});
