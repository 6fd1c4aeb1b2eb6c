import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { byCount } from '../legend/legend-model';
import type { Share } from './species-icon';

/** What a record says beside its place. */
export interface SpeciesProperties {
  /** As the record has it, with spaces. */
  speciesName: string;
  /** What people call the species; null if nobody said. */
  localName: string | null;
  /** Such as 'Tree'; null if the record does not say. */
  speciesType: string | null;
  /** ISO 8601; null if the record does not say. */
  submissionDate: string | null;
  /** Whether somebody at the institute has a question about it. */
  hasIssues?: boolean;
  /** The record in the list of own records, where there is one. */
  recordId?: string;
  /** How many records it stands for; one where it is absent. */
  count?: number;
}

/** A record with its place, or several that are close together with their middle. Coordinates are GeoJSON's: `[longitude, latitude]`, WGS84 degrees. */
export type SpeciesFeature = GeoJSON.Feature<GeoJSON.Point, SpeciesProperties>;

/** The records of one species, in the order in which they came. */
export interface SpeciesGroup {
  speciesName: string;
  localName: string | null;
  features: SpeciesFeature[];
  /** How many records the features stand for. */
  records: number;
}

/** How many records these stand for. */
export const recordsIn = (features: readonly SpeciesFeature[]): number =>
  features.reduce((sum, { properties: { count = 1 } }) => sum + count, 0);

/** What a feature adds to the icon that stands for it. */
export const shareOf = ({
  properties: { speciesName, localName, count = 1 },
}: SpeciesFeature): Share => ({
  name: speciesName,
  localName,
  count,
});

/** Records by species name, in the order of the legend. */
export function groupBySpecies(
  features: readonly SpeciesFeature[],
  reading: Reading = SOURCE_LANGUAGE,
): SpeciesGroup[] {
  const inOrder = byCount(reading);
  const entryOf = ({ speciesName, localName, records }: SpeciesGroup) => ({
    name: speciesName,
    localName,
    count: records,
  });
  const groups = new Map<string, SpeciesGroup>();
  for (const feature of features) {
    const { speciesName, localName } = feature.properties;
    const group = groups.get(speciesName) ?? { speciesName, localName, features: [], records: 0 };
    group.features.push(feature);
    group.localName ??= localName;
    groups.set(speciesName, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, records: recordsIn(group.features) }))
    .sort((a, b) => inOrder(entryOf(a), entryOf(b)));
}
