import fc from 'fast-check';
import {
  AXIS_STEPS,
  columnOf,
  latitudeOf,
  longitudeOf,
  placeCode,
  rowOf,
  stepsOf,
} from '../place-codes/place-code';
import { SpeciesPlaces } from './species-places';

const step = fc.integer({ min: 0, max: AXIS_STEPS - 1 });

test('a code gives back the steps that it was made of', () => {
  fc.assert(
    fc.property(step, step, (column, row) => {
      expect(stepsOf(placeCode(column, row))).toEqual({ column, row });
    }),
  );
});

test('a place comes back within half a metre', () => {
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const latitude = fc.double({ min: -85, max: 85, noNaN: true });
  fc.assert(
    fc.property(longitude, latitude, (east, north) => {
      expect(longitudeOf(columnOf(east))).toBeCloseTo(east, 5);
      expect(latitudeOf(rowOf(north))).toBeCloseTo(north, 5);
    }),
  );
});

test('the cells of the whole world hold every record once, at every level', async () => {
  const places = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(places, fc.integer({ min: 0, max: 26 }), async (steps, level) => {
      const species = await SpeciesPlaces.of(steps.map(([x, y]) => placeCode(x, y)));
      const whole = { left: 0, top: 0, right: AXIS_STEPS - 1, bottom: AXIS_STEPS - 1 };
      const side = AXIS_STEPS / 2 ** level;
      const expected = new Set(
        steps.map(([x, y]) => `${Math.floor(x / side)} ${Math.floor(y / side)}`),
      );
      const cells = species.cells(level, whole).all();
      expect(cells).toHaveLength(expected.size);
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(steps.length);
    }),
  );
});

test('a box gets the cells that it touches and no others', async () => {
  const side = AXIS_STEPS / 4;
  const centre = (cell: number) => cell * side + side / 2;
  const codes = [0, 1, 2, 3].map((cell) => placeCode(centre(cell), centre(cell)));
  const first = await SpeciesPlaces.of(codes);
  const species = await first.with([placeCode(centre(1), centre(1))]);
  const box = { left: side + 5, right: 2 * side, top: 0, bottom: 3 * side };
  expect(species.count).toBe(5);
  expect(
    species
      .cells(2, box)
      .all()
      .map(({ count }) => count),
  ).toEqual([2, 1]);
});
