import { message } from '../fields/message';

/**
 * Species types of the packaged forms. Only deployables that show them carry their translations
 * (`SAID_BY` in `tools/languages/texts-of-deployable.ts`).
 */
export const SPECIES_TYPES = [
  message('Plant'),
  message('Tree'),
  message('Shrub'),
  message('Herb'),
  message('Climber'),
  message('Bamboo'),
  message('Grass'),
  message('Crop'),
  message('Mushroom'),
  message('Bird'),
  message('Mammal'),
  message('Fish'),
  message('Reptile'),
  message('Amphibian'),
  message('Insect'),
] as const;
export type SpeciesType = (typeof SPECIES_TYPES)[number];

/**
 * Returns the listed type with this name in any capitalisation, ready for translation.
 * @returns undefined for an unlisted type, which is shown as written
 */
export const listedSpeciesType = (written: string): SpeciesType | undefined =>
  SPECIES_TYPES.find((type) => type.toLowerCase() === written.trim().toLowerCase());
