import fc from 'fast-check';
import type { Box } from './public-calls';
import type { Place, World } from './watched-world';

const COMMON = 'Shorea_robusta';

/** Threatened species, and the width of their cells in degrees. */
const THREATENED = [
  { name: 'Taxus_contorta', side: 0.1 },
  { name: 'Buchanania_lanzan', side: 0.01 },
] as const;

/** A cell with a threatened species, and two positions in it, for two worlds with equal answers. */
export interface Spot {
  name: string;
  side: number;
  row: number;
  column: number;
  /** Distance from the cell's south-western corner, as fractions of its sides. */
  inside: readonly (readonly [north: number, east: number])[];
}

/** Includes places near edges, whose neighbours may be in the next cell. */
const part = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const pair = fc.tuple(part, part);

/** Generates random places all over India from a seed. */
export const spots = (seed: number, count: number): Spot[] =>
  fc.sample(
    fc
      .record({
        species: fc.constantFrom(...THREATENED),
        latitude: fc.double({ min: 9, max: 33, noNaN: true }),
        longitude: fc.double({ min: 70, max: 94, noNaN: true }),
        inside: fc.tuple(pair, pair),
      })
      .map(({ species: { name, side }, latitude, longitude, inside }) => ({
        name,
        side,
        row: Math.floor(latitude / side),
        column: Math.floor(longitude / side),
        inside,
      })),
    { seed, numRuns: count },
  );

export const middleOf = ({ side, row, column }: Spot): Place => ({
  latitude: (row + 0.5) * side,
  longitude: (column + 0.5) * side,
});

/** Returns the place of the threatened species in a world. */
export function placeOf({ side, row, column, inside }: Spot, world: number): Place {
  const [north, east] = inside[world] ?? [0.5, 0.5];
  return { latitude: (row + north) * side, longitude: (column + east) * side };
}

/** A place at a distance, in parts of the cell's side. */
const beside = (
  spot: Spot,
  { latitude, longitude }: Place,
  north: number,
  east: number,
): Place => ({
  latitude: latitude + north * spot.side,
  longitude: longitude + east * spot.side,
});

/** Map boxes that an attacker inspects: the cells around a spot, and its place in each world. */
export const boxesAround = (spot: Spot): Box[] => {
  const around = ({ latitude, longitude }: Place, reach: number) => ({
    west: longitude - reach,
    south: latitude - reach,
    east: longitude + reach,
    north: latitude + reach,
  });
  const near = [0, 1].map((world) => around(placeOf(spot, world), 0.0002));
  return [around(middleOf(spot), spot.side * 1.6), ...near];
};

/** Records of one person at a spot, from day 0 on; a step may be null. */
export interface Visit {
  person: number;
  spot: Spot;
  steps: ((world: World, place: Place) => Promise<void>)[];
}

/** The decision that another species is right. */
const isReally = (name: string) => ({ decision: 'change', species: name.replace('_', ' ') });

type Way = (person: number, spot: Spot) => Visit['steps'];

/**
 * Sequences in which a common and a threatened species are recorded at one spot. The first two
 * steps are on one day, the third on the next, and the last after all of them became public.
 */
const WAYS: Readonly<Record<string, Way>> = {
  'in one record': (person, { name }) => [
    async (world, place) => void (await world.send(person, [COMMON, name], place)),
  ],
  'the common one first': (person, spot) => [
    async (world, place) => void (await world.send(person, [COMMON], place)),
    async (world, place) =>
      void (await world.send(person, [spot.name], beside(spot, place, 0.0005, -0.0005))),
  ],
  'the threatened one first': (person, spot) => [
    async (world, place) => void (await world.send(person, [spot.name], place)),
    async (world, place) =>
      void (await world.send(person, [COMMON], beside(spot, place, -0.002, 0.001))),
  ],
  'on a walk through the cells around': (person, spot) => [
    async (world, place) => {
      await world.send(person, [spot.name], place);
      for (const step of [-0.99, -0.5, -0.1, 0.1, 0.5, 0.99]) {
        await world.send(person, [COMMON], beside(spot, place, step, -step));
      }
    },
  ],
  'the threatened one sent on the next day': (person, { name }) => [
    async (world, place) => void (await world.send(person, [COMMON], place, { observedOn: 0 })),
    async () => undefined,
    async (world, place) => void (await world.send(person, [name], place, { observedOn: 0 })),
  ],
  'with a less threatened one': (person) => [
    async (world, place) => {
      await world.send(person, [COMMON, 'Buchanania_lanzan'], place);
      await world.send(person, ['Taxus_contorta'], place);
    },
  ],
  'corrected to the threatened one before its batch': (person, { name }) => {
    const sent = new Map<World, string>();
    return [
      async (world, place) => void sent.set(world, await world.send(person, [COMMON], place)),
      async (world, place) => {
        await world.send(person, [COMMON], place);
        await world.review(sent.get(world) ?? '', isReally(name));
      },
    ];
  },
  'corrected to the common one before it is public': (person, { name }) => {
    const sent = new Map<World, string>();
    return [
      async (world, place) => void sent.set(world, await world.send(person, [name], place)),
      async (world, place) => void (await world.send(person, [COMMON], place)),
      async (world) => {
        // Protection begins with the batch of the record's arrival, a day before the record is public.
        await world.collection.server.context.publicPlaces.caughtUp();
        await world.review(sent.get(world) ?? '', isReally(COMMON));
      },
    ];
  },
  'made coarse by a reviewer before it is public': (person, { side }) => [
    async (world, place) => {
      const sent = await world.send(person, [COMMON], place);
      await world.review(sent, side);
    },
    async (world, place) => void (await world.send(person, [COMMON], place)),
  ],
  ...removed('corrected to the common one later', async (world, _person, _place, sent) =>
    world.review(sent, isReally(COMMON)),
  ),
  ...removed('hidden later', async (world, _person, _place, sent) => world.review(sent, true)),
  ...removed('found not wild later', async (world, _person, _place, sent) => {
    await world.review(sent, { decision: 'confirm' });
    await world.review(sent, { decision: 'not-wild' });
  }),
  ...removed('deleted later', async (world, _person, _place, sent) => world.remove(sent)),
  ...removed('edited later', async (world, person, place, sent) => {
    await world.send(person, [COMMON], place, { edits: sent });
  }),
};

/** The threatened species is published and then removed; the common one remains. */
function removed(
  way: string,
  take: (world: World, person: number, place: Place, sent: string) => Promise<void>,
): Record<string, Way> {
  return {
    [way]: (person, { name }) => {
      const sent = new Map<World, string>();
      return [
        async (world, place) => {
          await world.send(person, [COMMON], place);
          sent.set(world, await world.send(person, [name], place));
        },
        async () => undefined,
        async () => undefined,
        async (world, place) => take(world, person, place, sent.get(world) ?? ''),
      ];
    },
  };
}

/** Each kind of visit at the same number of places, by different people. */
export function visits(seed: number, spotsOfEach: number): Visit[] {
  const ways = Object.entries(WAYS);
  return spots(seed, ways.length * spotsOfEach).map((found, index) => {
    const [way, stepsOf] = ways[index % ways.length] as [string, Way];
    // The larger cells apply if two species are threatened.
    const spot = way === 'with a less threatened one' ? yewSpot(found) : found;
    return { person: index, spot, steps: stepsOf(index, spot) };
  });
}

const yewSpot = (spot: Spot): Spot => {
  const { latitude, longitude } = middleOf(spot);
  const { name, side } = THREATENED[0];
  const [row, column] = [Math.floor(latitude / side), Math.floor(longitude / side)];
  return { ...spot, name, side, row, column };
};
