import fc from 'fast-check';
import { useTestServer } from '../../../../testing';
import { type MapPlace, placedRecords } from '../../../../testing/public-occurrences/placed-record';
import { placeRecords } from '../../../collecting/public-places/change-places';
import {
  AXIS_BITS,
  columnOf,
  latitudeOf,
  longitudeOf,
  rowOf,
} from '../../../collecting/public-places/map-grid';
import { FROM_PHONES } from '../../../collecting/public-places/tables';
import { finestCells, readCells, type WantedCells } from './map-cells';
import { occurrenceView } from './occurrence-view';

const server = useTestServer();
const db = () => server.context.database.db;

const show = (places: readonly MapPlace[]) =>
  db().transaction((tx) =>
    placeRecords(
      tx,
      FROM_PHONES,
      Array.from({ length: 2_000 }, (_, id) => id),
      placedRecords(places),
    ),
  );

/** Places clustered around Puri and spread over India. */
const coordinate = fc.oneof(
  fc.record({
    latitude: fc.double({ min: 19.8, max: 19.82, noNaN: true }),
    longitude: fc.double({ min: 85.8, max: 85.82, noNaN: true }),
  }),
  fc.record({
    latitude: fc.double({ min: 8, max: 33, noNaN: true }),
    longitude: fc.double({ min: 70, max: 94, noNaN: true }),
  }),
);
const records = fc
  .array(fc.tuple(coordinate, fc.constantFrom('sal', 'teak', 'yew')), { maxLength: 60 })
  .map((list) => list.map(([place, species], id) => ({ id, species, ...place })));
const views = fc.array(
  fc.record({ level: fc.integer({ min: 0, max: AXIS_BITS }), from: coordinate, to: coordinate }),
  { minLength: 3, maxLength: 6 },
);

/** Expected cells of a level that a box overlaps, counted from the places one by one. */
function counted(places: readonly MapPlace[], { level, box, species }: WantedCells) {
  const side = 2 ** (AXIS_BITS - level);
  const cell = (step: number) => Math.floor(step / side);
  const cells = new Map<string, number>();
  for (const place of places) {
    const [x, y] = [cell(columnOf(place.longitude)), cell(rowOf(place.latitude))];
    const isIn =
      x >= cell(box.left) && x <= cell(box.right) && y >= cell(box.top) && y <= cell(box.bottom);
    if (!isIn || (species && !species.includes(place.species))) continue;
    const key = `${place.species} ${x} ${y}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  return cells;
}

const boxOf = (from: { latitude: number; longitude: number }, to: typeof from) => ({
  left: columnOf(Math.min(from.longitude, to.longitude)),
  right: columnOf(Math.max(from.longitude, to.longitude)),
  top: rowOf(Math.max(from.latitude, to.latitude)),
  bottom: rowOf(Math.min(from.latitude, to.latitude)),
});

test('returns the cells that a box overlaps at every level, with each record once', async () => {
  await fc.assert(
    fc.asyncProperty(records, views, async (places, looks) => {
      await show(places);
      for (const { level, from, to } of looks) {
        // Views never use a level at which the box overlaps more cells than they allow.
        const box = boxOf(from, to);
        const across = Math.max(box.right - box.left, box.bottom - box.top, 1);
        const coarse = Math.min(level, AXIS_BITS - Math.ceil(Math.log2(across)) + 4);
        const wanted = { level: Math.max(0, coarse), box, species: ['sal', 'yew'], room: 1_000 };
        const cells = await readCells(db(), wanted);
        const side = 2 ** (AXIS_BITS - wanted.level);
        const found = (cells ?? []).map(({ species, longitude, latitude, count }) => [
          `${species} ${Math.floor(columnOf(longitude) / side)} ${Math.floor(rowOf(latitude) / side)}`,
          count,
        ]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(counted(places, wanted)));
      }
    }),
    { numRuns: 25 },
  );
});

test('chooses the finest level whose cells fit', async () => {
  const places = Array.from({ length: 64 }, (_, id) => ({
    id,
    species: 'sal',
    latitude: 19.8,
    longitude: 85 + id / 64,
  }));
  await show(places);
  const box = boxOf({ latitude: 19.7, longitude: 84.9 }, { latitude: 19.9, longitude: 86.1 });
  for (const room of [1, 5, 40, 64]) {
    const wanted = { level: 14, box, species: null, room };
    let level = 14;
    while (counted(places, { ...wanted, level }).size > room) level -= 1;
    const cells = await finestCells(db(), { ...wanted, level: Math.min(level + 2, 14) });
    expect(cells).toHaveLength(counted(places, { ...wanted, level }).size);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(64);
  }
});

test('shows trees 50 m apart as two markers', async () => {
  await show([
    { id: 1, species: 'sal', latitude: 20.5, longitude: 84.25 },
    { id: 2, species: 'sal', latitude: 20.50045, longitude: 84.25 },
  ]);
  const near = { west: 84.24, south: 20.49, east: 84.26, north: 20.51 };
  expect(await occurrenceView(db(), null, near, 19)).toHaveLength(2);
  const [one, ...others] = await occurrenceView(db(), null, near, 8);
  expect(others).toEqual([]);
  expect(one?.count).toBe(2);
  expect(one?.latitude).toBeCloseTo(20.500225, 5);
});

test('uses larger cells for many species, so that circles do not overlap', async () => {
  const names = [...'abcdefgh'];
  await show(
    names.flatMap((species, number) =>
      Array.from({ length: 32 }, (_, i) => ({
        id: number * 32 + i,
        species,
        latitude: 0,
        longitude: longitudeOf(i * 2 ** 21),
      })),
    ),
  );
  const whole = { west: -180, south: -85, east: 180, north: 85 };
  const cells = await occurrenceView(db(), names, whole, 1);
  expect(cells.length).toBeLessThanOrEqual(58);
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(8 * 32);
  expect(await occurrenceView(db(), ['a'], whole, 3)).toHaveLength(32);
});

test('returns a place within half a metre', () => {
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const latitude = fc.double({ min: -85, max: 85, noNaN: true });
  fc.assert(
    fc.property(longitude, latitude, (east, north) => {
      expect(longitudeOf(columnOf(east))).toBeCloseTo(east, 5);
      expect(latitudeOf(rowOf(north))).toBeCloseTo(north, 5);
    }),
  );
});
