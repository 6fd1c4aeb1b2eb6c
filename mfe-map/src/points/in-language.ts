import { listedSpecies } from '@aranya/shared/contracts';
import type { TextOf } from '@aranya/shared/languages';
import { localNameIn } from './local-name';
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

/** Records with what people call their species in a language, where a list has that. */
export const inLanguage = (
  features: readonly SpeciesFeature[],
  language: string,
  text: TextOf,
): readonly SpeciesFeature[] =>
  features.map((feature) => ({
    ...feature,
    properties: { ...feature.properties, ...namesIn(language, text, feature.properties) },
  }));
