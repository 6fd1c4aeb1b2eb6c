/** Words in place of an epithet that mark an uncertain identification. */
const UNSURE = new Set(['sp', 'spp', 'cf', 'aff', 'nr', 'indet', 'agg', 'ssp', 'var', 'f', 'ex']);

const GENUS = /^\p{Lu}\p{Ll}+(-\p{Ll}+)?$/u;
const EPITHET = /^\p{Ll}[\p{Ll}-]+$/u;

/** Leaves names such as `Shorea sp.` and hybrids: no list has them, so they are not public. */
export function canonicalName(scientificName: string): string {
  const name = scientificName.replaceAll(/[\s_]+/gu, ' ').trim();
  const words = name.split(' ').filter((word) => !/^\(.*\)$/u.test(word));
  const [genus = '', epithet = ''] = words;
  const isSpecies =
    GENUS.test(genus) && EPITHET.test(epithet) && !UNSURE.has(epithet) && epithet !== 'x';
  return (isSpecies ? `${genus} ${epithet}` : name).toLowerCase();
}
