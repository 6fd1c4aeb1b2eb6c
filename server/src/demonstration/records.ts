import { type DemonstrationSource, packagedSource } from './demonstration-source';
import { findPlace, type Habitat, settle } from './hot-spots';
import { observationTime } from './observation-time';
import { SeededRandom } from './seeded-random';

/** Fictional, for demonstrations and tests only. */
export type DemonstrationRecord = Readonly<ReturnType<typeof observe>>;

const SEED = 20231101;

/** The same at every call, unsorted; a shorter series is the beginning of a longer one. */
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

/** Metres of a phone under trees: about 6, seldom more than 20. */
function accuracy(random: SeededRandom): number {
  const metres = 6 * Math.exp(0.5 * random.normal());
  return Number(Math.min(48, Math.max(2.5, metres)).toFixed(1));
}
