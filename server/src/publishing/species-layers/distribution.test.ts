import { useTestServer } from '../../../testing';
import { placedRecords } from '../../../testing/public-occurrences/placed-record';
import { placeRecords } from '../../collecting/public-places/change-places';
import { FROM_PHONES } from '../../collecting/public-places/tables';
import { readDots } from './distribution';
import { readExtents } from './layer-extents';
import { MAP_PICTURE_LIMITS } from './limits';

/** Records of each species in a grid, from 80 to 90 east and 15 to 25 north. */
const SIDE = 40;
const COUNT = SIDE ** 2;
const SPECIES = Array.from({ length: 15 }, (_, index) => `Species ${index}`);

const server = useTestServer();
const db = () => server.context.database.db;
beforeAll(async () => {
  const places = SPECIES.flatMap((species, number) =>
    Array.from({ length: COUNT }, (_, index) => ({
      id: number * COUNT + index + 1,
      species: species.toLowerCase(),
      latitude: 15 + Math.floor(index / SIDE) / 4,
      longitude: 80 + (index % SIDE) / 4,
    })),
  );
  await db().transaction((tx) =>
    placeRecords(
      tx,
      FROM_PHONES,
      places.map(({ id }) => id),
      placedRecords(places),
    ),
  );
});

const view = (width: number, height: number) => ({
  system: 'CRS:84' as const,
  scale: 1,
  box: { west: 79, south: 14, east: 91, north: 26 },
  width,
  height,
});

test.each([
  [1, 1],
  [1, 2_048],
  [256, 256],
  [512, 512],
])(
  'draws a picture of %i x %i with no more dots than fit, and every record in one',
  async (width, height) => {
    const drawn = await readDots(db(), SPECIES, view(width, height));
    const { minDots, pixelsPerDot } = MAP_PICTURE_LIMITS;
    const dots = drawn.reduce((sum, one) => sum + one.dots.counts.length, 0);
    expect(dots).toBeLessThanOrEqual(Math.max(minDots, (width * height) / pixelsPerDot));
    for (const one of drawn) {
      expect(one.dots.counts.reduce((sum, some) => sum + some, 0)).toBe(COUNT);
    }
  },
);

test('draws no dots for a species without records, and gives it the extent of India', async () => {
  const [drawn] = await readDots(db(), ['Nobody'], view(256, 256));
  expect(drawn?.dots.counts).toHaveLength(0);
  const extentOf = await readExtents(db());
  expect(extentOf('Nobody')).toEqual({ west: 68, south: 6, east: 98, north: 38 });
});

test('returns an extent that contains all records and ends within a cell of the outermost ones', async () => {
  const { west, south, east, north } = (await readExtents(db()))('Species 3');
  const within = (least: number, edge: number) => {
    expect(edge).toBeGreaterThanOrEqual(least);
    expect(edge).toBeLessThan(least + 0.3);
  };
  within(-80, -west);
  within(-15, -south);
  within(89.75, east);
  within(24.75, north);
});
