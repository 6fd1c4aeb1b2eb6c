import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { byCount } from '../../legend/legend-model';
import type { Share } from '../icons/species-icon';

export interface SpeciesProperties {
  /** Name from the record, with spaces. */
  speciesName: string;
  /** Common name of the species; null if unknown. */
  localName: string | null;
  /** Kind of organism, such as 'Tree'; null if unknown. */
  speciesType: string | null;
  /** ISO 8601; null if unknown. */
  submissionDate: string | null;
  /** Whether the institute marked the record with "has issues". */
  hasIssues?: boolean;
  /** Id in the list of own records, if it is listed. */
  recordId?: string;
  /** Number of records; 1 if absent. */
  count?: number;
}

/**
 * A record with its place, or several close together with their centre. Coordinates are GeoJSON's:
 * `[longitude, latitude]`, WGS84 degrees.
 */
export type SpeciesFeature = GeoJSON.Feature<GeoJSON.Point, SpeciesProperties>;

/** The records of one species, in order of arrival. */
export interface SpeciesGroup {
  speciesName: string;
  localName: string | null;
  features: SpeciesFeature[];
  records: number;
}

export const recordsIn = (features: readonly SpeciesFeature[]): number =>
  features.reduce((sum, { properties: { count = 1 } }) => sum + count, 0);

/** Returns a feature's part of its icon. */
export const shareOf = ({
  properties: { speciesName, localName, count = 1 },
}: SpeciesFeature): Share => ({
  name: speciesName,
  localName,
  count,
});

/** Groups records by species name, in the order of the legend. */
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
