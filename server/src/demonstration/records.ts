import { type DemonstrationSource, packagedSource } from './demonstration-source';
import { findPlace, type Habitat, settle } from './hot-spots';
import { observationTime } from './observation-time';
import { SeededRandom } from './seeded-random';

/** A fictional record of a species, for demonstrations and tests only. */
export type DemonstrationRecord = Readonly<ReturnType<typeof observe>>;

const SEED = 20231101;

/**
 * Generates fictional records, the same at every call; a shorter series is the beginning of a
 * longer one. They are located in blocks of each species' districts, most at a few hot spots, and
 * are not sorted by time.
 */
export function demonstrationRecords(
  count: number,
  source: DemonstrationSource = packagedSource(),
): DemonstrationRecord[] {
  const random = new SeededRandom(SEED);
  const habitats = source.species.map((species) => settle(random, species, source));
  // Common trees are recorded often, rare ones seldom.
  const weights = habitats.map((_, rank) => 1 / (rank + 3));
  return Array.from({ length: count }, () => observe(random, random.pick(habitats, weights)));
}

function observe(random: SeededRandom, habitat: Habitat) {
  const { species } = habitat;
  const { latitude, longitude, area } = findPlace(random, habitat);
  return {
    /** Scientific name. */
    speciesName: species.scientificName,
    localName: species.localName,
    speciesType: species.type,
    /** WGS84 degrees. */
    latitude,
    longitude,
    accuracyMetres: accuracy(random),
    /** ISO 8601 with the offset of India, +05:30. */
    observedAt: observationTime(random),
    district: area.district,
    block: area.block,
  };
}

/** Accuracy of a phone under trees: about 6 m, seldom more than 20 m; one decimal. */
function accuracy(random: SeededRandom): number {
  const metres = 6 * Math.exp(0.5 * random.normal());
  return Number(Math.min(48, Math.max(2.5, metres)).toFixed(1));
}
