/** Words in place of an epithet that say the species is not known for sure. */
const UNSURE = new Set(['sp', 'spp', 'cf', 'aff', 'nr', 'indet', 'agg', 'ssp', 'var', 'f', 'ex']);

const GENUS = /^\p{Lu}\p{Ll}+(-\p{Ll}+)?$/u;
const EPITHET = /^\p{Ll}[\p{Ll}-]+$/u;

/**
 * Genus and species in lower case, without subgenus, authors and ranks below: `Taxus contorta Griff.`
 * and `Taxus contorta var. mucronata` are both `taxus contorta`. What is no such name, such as
 * `Shorea sp.` or a hybrid, stays as it is: under no listed name, it is not shown to the public.
 */
export function canonicalName(scientificName: string): string {
  const name = scientificName.replaceAll(/[\s_]+/gu, ' ').trim();
  const words = name.split(' ').filter((word) => !/^\(.*\)$/u.test(word));
  const [genus = '', epithet = ''] = words;
  const isSpecies =
    GENUS.test(genus) && EPITHET.test(epithet) && !UNSURE.has(epithet) && epithet !== 'x';
  return (isSpecies ? `${genus} ${epithet}` : name).toLowerCase();
}
