import { message } from './message';

/**
 * The kinds of species that the packaged forms write. They are among the texts of the deployables that show kinds, not
 * among those that all of them load (`SAID_BY` in `tools/languages/texts-of-deployable.ts`).
 */
export const SPECIES_TYPES = [
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
 * The kind that a record names, whatever its capitals: a text, to be translated where it is shown.
 * @returns undefined for one that the list does not have; it stands as it was written
 */
export const listedSpeciesType = (written: string): SpeciesType | undefined =>
  SPECIES_TYPES.find((type) => type.toLowerCase() === written.trim().toLowerCase());
