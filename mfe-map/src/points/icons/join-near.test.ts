import fc from 'fast-check';
import L from 'leaflet';
import { joinNear, ROOM } from './join-near';
import { sharesOf } from './species-icon';

const SPECIES = Array.from({ length: 15 }, (_, i) => `Species number-${i}`);

/** Forests of Odisha and Himachal Pradesh, a few kilometres to a few hundred wide. Degrees. */
const records = fc.array(
  fc.record({
    forest: fc.constantFrom([84.5, 20.5], [85.6, 21.6], [77.3, 31.9]),
    east: fc.double({ min: -1, max: 1, noNaN: true }),
    north: fc.double({ min: -1, max: 1, noNaN: true }),
    wide: fc.constantFrom(0.01, 0.3, 2),
    name: fc.constantFrom(...SPECIES),
    count: fc.constantFrom(1, 1, 1, 7, 300, 20_000),
  }),
  { maxLength: 3000, size: 'max' },
);

/** Returns the position in the map's pixels at a zoom, in Leaflet's projection. */
const at = (zoom: number, longitude: number, latitude: number) =>
  L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), zoom);

test('places every icon at the centre of its records', () => {
  fc.assert(
    fc.property(records, fc.integer({ min: 4, max: 12 }), (list, zoom) => {
      const standing = list.map(({ forest: [x = 0, y = 0], east, north, wide, name, count }) => {
        const place = at(zoom, x + east * wide, y + north * wide);
        return { x: place.x, y: place.y, name, localName: null, count };
      });
      const joined = joinNear(standing);
      expect(joined.flatMap(({ members }) => members)).toHaveLength(list.length);
      for (const { x, y, count, members } of joined) {
        const total = (weigh: (one: (typeof members)[number]) => number) =>
          members.reduce((sum, one) => sum + weigh(one), 0);
        expect(count).toBe(total((one) => one.count));
        const [middleX, middleY] = [
          total((one) => one.x * one.count) / count,
          total((one) => one.y * one.count) / count,
        ];
        expect(Math.hypot(x - middleX, y - middleY)).toBeLessThan(1);
        expect(sharesOf(members).reduce((sum, share) => sum + share.count, 0)).toBe(count);
      }
      let closest = Number.POSITIVE_INFINITY;
      joined.forEach((a, i) => {
        for (const b of joined.slice(i + 1)) {
          closest = Math.min(closest, Math.hypot(a.x - b.x, a.y - b.y));
        }
      });
      expect(closest).toBeGreaterThanOrEqual(ROOM);
    }),
    { numRuns: 6 },
  );
});

test('gives three trees 3 km apart one icon at zoom 5 and their own at zoom 12', () => {
  const trees = [
    [85.6, 21.6],
    [85.629, 21.6],
    [85.6145, 21.6252],
  ] as const;
  const joinedAt = (zoom: number) =>
    joinNear(trees.map(([x, y]) => ({ ...at(zoom, x, y), count: 1 }))).map(({ count }) => count);
  expect(joinedAt(5)).toEqual([3]);
  expect(joinedAt(12)).toEqual([1, 1, 1]);
});

test('gives two records closer than 32 pixels one icon, others their own', () => {
  const apart = (x: number) =>
    joinNear([
      { x: 0, y: 0, count: 1 },
      { x, y: 0, count: 1 },
    ]).length;
  expect([apart(31.9), apart(32)]).toEqual([1, 2]);
});
