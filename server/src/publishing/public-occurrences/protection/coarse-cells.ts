import { COARSE_SIDES } from '@aranya/shared/contracts/review';
import type { SpeciesList } from '../../../importing/species/read-species-list';

/**
 * Side of the cell in which a place is published, in degrees. GBIF's guide to sensitive species (Chapman 2020) names
 * these steps for its categories 3 and 2.
 */
const CELL_DEGREES = { medium: COARSE_SIDES[0], high: COARSE_SIDES[1] } as const;

/** Splits a local name that contains several: "Chara (Chironji)", "आसन / साज". */
const namesIn = (text: string) =>
  text
    .split(/[()/]/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Cell sides of threatened species in degrees, by each lower-case name that a record may use. Species
 * without an entry are published as recorded.
 */
export function coarseCellsOf(list: SpeciesList): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  for (const species of list.values()) {
    if (species.conservation === 'none') continue;
    const { scientificName, localName, hindi, odia, conservation } = species;
    for (const name of [scientificName, localName, hindi, odia].flatMap((n) => namesIn(n ?? ''))) {
      cells.set(name.toLowerCase(), CELL_DEGREES[conservation]);
    }
  }
  return cells;
}
