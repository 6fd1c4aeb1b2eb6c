import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { byCount } from '../../legend/legend-model';
import type { Share } from '../icons/species-icon';

export interface SpeciesProperties {
  /** Has spaces instead of underscores. */
  speciesName: string;
  /** Null if unknown. */
  localName: string | null;
  /** Kind of organism, such as 'Tree'; null if unknown. */
  speciesType: string | null;
  /** ISO 8601; null if unknown. */
  submissionDate: string | null;
  /** The institute marked the record with "has issues". */
  hasIssues?: boolean;
  /** Absent if it is not in the list of own records. */
  recordId?: string;
  /** 1 if absent. */
  count?: number;
}

/**
 * A record, or several close together at their centre. `[longitude, latitude]` in WGS84 degrees.
 */
export type SpeciesFeature = GeoJSON.Feature<GeoJSON.Point, SpeciesProperties>;

/** In order of arrival. */
export interface SpeciesGroup {
  speciesName: string;
  localName: string | null;
  features: SpeciesFeature[];
  records: number;
}

export const recordsIn = (features: readonly SpeciesFeature[]): number =>
  features.reduce((sum, { properties: { count = 1 } }) => sum + count, 0);

export const shareOf = ({
  properties: { speciesName, localName, count = 1 },
}: SpeciesFeature): Share => ({
  name: speciesName,
  localName,
  count,
});

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
