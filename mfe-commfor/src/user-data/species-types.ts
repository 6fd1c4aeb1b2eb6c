import { message, type TextOf } from '@aranya/shared/languages';

/** Kinds of species that surveys write, for translators. */
const TYPES = [
  message('Tree'),
  message('Shrub'),
  message('Climber'),
  message('Bamboo'),
  message('Bird'),
  message('Mammal'),
];

/** A kind of species in the page's language; another one as the survey wrote it. */
export function speciesTypeText(written: string, text: TextOf): string {
  const type = TYPES.find((known) => known.toLowerCase() === written.trim().toLowerCase());
  return type ? text(type) : written;
}
