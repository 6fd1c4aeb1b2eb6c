import { listedSpecies, listedSpeciesType, localNameIn } from '@aranya/shared/contracts';
import type { TextOf } from '@aranya/shared/languages';
import { UNNAMED } from './read-point';
import type { SpeciesFeature, SpeciesProperties } from './species-feature';

function namesIn(
  language: string,
  text: TextOf,
  { speciesName, localName }: SpeciesProperties,
): Pick<SpeciesProperties, 'speciesName' | 'localName'> {
  if (speciesName === UNNAMED) return { speciesName: text(UNNAMED), localName };
  const listed = listedSpecies(speciesName);
  return { speciesName, localName: listed ? localNameIn(language, listed) : localName };
}

const typeIn = (text: TextOf, type: string | null) => {
  const listed = type === null ? undefined : listedSpeciesType(type);
  return listed ? text(listed) : type;
};

/** Names without a translation remain. */
export const inLanguage = (
  features: readonly SpeciesFeature[],
  language: string,
  text: TextOf,
): readonly SpeciesFeature[] =>
  features.map((feature) => ({
    ...feature,
    properties: {
      ...feature.properties,
      ...namesIn(language, text, feature.properties),
      speciesType: typeIn(text, feature.properties.speciesType),
    },
  }));
