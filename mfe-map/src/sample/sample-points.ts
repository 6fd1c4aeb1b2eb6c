import { type CollectedPoint, OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Forests around which the sample's records are placed, `[latitude, longitude]` in degrees. */
const FORESTS: readonly (readonly [number, number])[] = [
  [21.9, 86.4],
  [21.3, 84.9],
  [20.2, 84.1],
  [19.1, 82.8],
  [20.9, 85.3],
  [31.1, 77.2],
  [31.9, 77.1],
  [32.1, 76.3],
  [30.7, 77.4],
  [31.5, 76.6],
];

/** Names outside the list of overlays, as in records of other forms. */
const OTHERS = ['Butea monosperma', 'Lantana camara', 'महुआ'];

/** Indices of sample records without a readable place. */
const WITHOUT_PLACE = new Set([40, 90, 140]);

/** Number of days that the sample's records cover. */
const DAYS = 240;
const LAST_DAY = Date.UTC(2026, 9, 31);

/**
 * Sample records for development without a server: deterministic, in every location format, some
 * without a readable place.
 */
export function samplePoints(count: number): CollectedPoint[] {
  const series = xoroshiro128plus(7);
  const random = () => uniformFloat64(series);
  const names = [...OVERLAY_SPECIES.map(({ scientificName }) => scientificName), ...OTHERS];
  return Array.from({ length: count }, (_, i): CollectedPoint => {
    const species = Math.floor(random() ** 1.6 * names.length);
    const forest = FORESTS[(species + Math.floor(random() * 4)) % FORESTS.length] ?? [20, 84];
    const spread = () => (random() + random() - 1) * 0.9;
    const [latitude, longitude] = [forest[0] + spread(), forest[1] + spread()];
    const day = new Date(LAST_DAY - Math.floor(random() * DAYS) * 86_400_000);
    return {
      speciesName: names[species] ?? 'Shorea robusta',
      speciesType: 'Tree',
      speciesLocation: locationInSomeShape(i, latitude, longitude),
      submissionDate: day.toISOString(),
    };
  });
}

function locationInSomeShape(index: number, latitude: number, longitude: number): unknown {
  if (WITHOUT_PLACE.has(index)) return 'no fix';
  if (index % 3 === 0) return `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;
  return index % 3 === 1 ? [latitude, longitude] : `${latitude} ${longitude} 412.5 6`;
}
