import { type BlockArea, blockHolds } from '../importing';
import type { DemonstrationSource, DemonstrationSpecies } from './demonstration-source';
import type { SeededRandom } from './seeded-random';

const KILOMETRES_PER_DEGREE = 111.32;
const TRIES = 24;

/** Blocks with one species, and its hot spots within them. */
export type Habitat = ReturnType<typeof settle>;

/** Degrees, six decimals. */
type FoundPlace = ReturnType<typeof randomPlaceIn>;

export function settle(
  random: SeededRandom,
  species: DemonstrationSpecies,
  source: DemonstrationSource,
) {
  const blocks = source.blocks.filter(
    ({ state, district }) => species.states.includes(state) && species.districts.includes(district),
  );
  if (blocks.length === 0) {
    throw new Error(`no block is in the districts of ${species.scientificName}`);
  }
  const count = 3 + Math.floor(random.between(0, 4));
  // Places that collectors return to, because the species grows there. Degrees and kilometres.
  const hotSpots = Array.from({ length: count }, () => {
    const { latitude, longitude } = randomPlaceIn(random, random.pick(blocks));
    return { latitude, longitude, spread: random.between(1.2, 5) };
  });
  const weights = hotSpots.map((_, rank) => 1 / (rank + 1));
  return { species, blocks, hotSpots, weights };
}

/** Usually near a hot spot, sometimes anywhere in the habitat. */
export function findPlace(random: SeededRandom, habitat: Habitat): FoundPlace {
  if (random.next() < 0.14) {
    return randomPlaceIn(random, random.pick(habitat.blocks));
  }
  const spot = random.pick(habitat.hotSpots, habitat.weights);
  for (let i = 0; i < TRIES; i++) {
    const place = scatter(random, spot);
    const area = habitat.blocks.find((block) => blockHolds(block, place.latitude, place.longitude));
    if (area) {
      return { ...place, area };
    }
  }
  return randomPlaceIn(random, random.pick(habitat.blocks));
}

function scatter(random: SeededRandom, spot: Habitat['hotSpots'][number]) {
  const north = (random.normal() * spot.spread) / KILOMETRES_PER_DEGREE;
  const east = (random.normal() * spot.spread) / KILOMETRES_PER_DEGREE;
  const squeeze = Math.cos((spot.latitude * Math.PI) / 180);
  return {
    latitude: sixDecimals(spot.latitude + north),
    longitude: sixDecimals(spot.longitude + east / squeeze),
  };
}

function randomPlaceIn(random: SeededRandom, area: BlockArea) {
  const [west, south, east, north] = area.box;
  for (;;) {
    const latitude = sixDecimals(random.between(south, north));
    const longitude = sixDecimals(random.between(west, east));
    if (blockHolds(area, latitude, longitude)) {
      return { latitude, longitude, area };
    }
  }
}

function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6));
}
