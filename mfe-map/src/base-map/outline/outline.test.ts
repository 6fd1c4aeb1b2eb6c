import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { COVERED_BOX } from './fade-edges';
import { outlineShapes, type PackedSouthAsia } from './outline-shapes';
import { packArcs, unpackArcs } from './packed-arcs';
import { placeNames } from './place-names';
import { STATE_NAMES } from './state-names';
import { boxAround, overlap, worldPoint } from './world';

const source = JSON.parse(
  readFileSync(path.join(__dirname, '../south-asia.topo.json'), 'utf8'),
) as PackedSouthAsia;
const outline = outlineShapes(source);

test("projects the centre, a corner, and Delhi's tile at zoom 5 to Web Mercator", () => {
  expect(worldPoint([0, 0])).toEqual([128, 128]);
  expect(worldPoint([-180, 85.05112878])[0]).toBe(0);
  expect(worldPoint([-180, 85.05112878])[1]).toBeCloseTo(0, 4);
  const [x, y] = worldPoint([77.10257, 28.7041]);
  expect([(x * 32) / 256, (y * 32) / 256].map(Math.floor)).toEqual([22, 13]);
});

test('unpacks packed lines without loss', () => {
  const grid = 16_384;
  const place = fc.integer({ min: 0, max: grid - 1 });
  const line = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const arcs = lines.map((points) =>
        points.map(([x, y], i) => [x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0)]),
      );
      expect(unpackArcs(JSON.parse(JSON.stringify(packArcs(arcs))))).toEqual(arcs);
    }),
  );
});

test('draws east to the right and north up', () => {
  const degrees = fc.record({
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  });
  fc.assert(
    fc.property(degrees, degrees, (a, b) => {
      const [[ax, ay], [bx, by]] = [a, b].map(({ longitude, latitude }) =>
        worldPoint([longitude, latitude]),
      ) as [[number, number], [number, number]];
      if (a.longitude - b.longitude > 1e-6) expect(ax).toBeGreaterThan(bx);
      if (a.latitude - b.latitude > 1e-6) expect(ay).toBeLessThan(by);
    }),
  );
});

test("includes every part in the packaged data, within the map's area", () => {
  for (const part of ['land', 'lakes', 'shores', 'rivers', 'stateLines'] as const) {
    expect(outline[part].length).toBeGreaterThan(0);
    for (const shape of outline[part]) expect(overlap(shape.box, COVERED_BOX)).toBe(true);
  }
  expect(outline.names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Odisha', 'Himachal Pradesh', 'Ladakh']),
  );
});

test('has a translation of every name', () => {
  expect(outline.names.map(({ name }) => name).sort()).toEqual(STATE_NAMES);
});

test("places names without overlap, and a small state's name at a higher zoom", () => {
  const width = (name: string) => name.length * 7;
  for (let zoom = 3; zoom <= 9; zoom++) {
    const placed = placeNames(outline.names, zoom, width);
    placed.forEach((a, i) => {
      for (const b of placed.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false);
    });
    expect(placed.some(({ name }) => name === 'Sikkim')).toBe(zoom >= 7);
  }
});

test('computes a box that contains its points', () => {
  expect(
    boxAround([
      [1, 5],
      [3, 2],
    ]),
  ).toEqual({ left: 1, right: 3, top: 2, bottom: 5 });
});
