import { columnOf, placeCode, rowOf } from '../place-codes/place-code';
import type { SharedPlaces } from '../place-codes/places-of-species';
import { SpeciesPlaces } from '../public-occurrences/species-places';
import { dotsOf } from './distribution';
import { MAP_PICTURE_LIMITS } from './limits';

/** Records in a grid, from 80 to 90 east and 15 to 25 north. */
const SIDE = 200;
const count = SIDE ** 2;
let shared: SharedPlaces;
beforeAll(async () => {
  const codes = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % SIDE, Math.floor(index / SIDE)];
    return placeCode(columnOf(80 + column / 20), rowOf(15 + row / 20));
  });
  shared = (await SpeciesPlaces.of(codes)).shared;
});

const view = (width: number, height: number) => ({
  system: 'CRS:84' as const,
  box: { west: 79, south: 14, east: 91, north: 26 },
  width,
  height,
});

test.each([
  [1, 1],
  [1, 2_048],
  [256, 256],
  [2_048, 1],
  [512, 512],
])(
  'a picture of %i x %i has no more dots than it has room for, and every record is in one',
  (width, height) => {
    const species = Array.from({ length: 15 }, (_, index) => ({
      scientificName: `species ${index}`,
      places: shared,
    }));
    const drawn = dotsOf(species, view(width, height));
    const { minDots, pixelsPerDot } = MAP_PICTURE_LIMITS;
    const dots = drawn.reduce((sum, one) => sum + one.dots.counts.length, 0);
    expect(dots).toBeLessThanOrEqual(Math.max(minDots, (width * height) / pixelsPerDot));
    for (const one of drawn) {
      expect(one.dots.counts.reduce((sum, some) => sum + some, 0)).toBe(count);
    }
  },
);

test('a species without records has no dots', () => {
  const [drawn] = dotsOf([{ scientificName: 'a', places: null }], view(256, 256));
  expect(drawn?.dots.counts).toHaveLength(0);
});
