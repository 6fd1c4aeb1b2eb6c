import { namesWith } from '@aranya/shared/contracts';
import {
  FOUND_SPECIES,
  type ReviewChoices,
  type ReviewSpeciesAnswer,
} from '@aranya/shared/contracts/review';
import { readFormTitles } from '../collecting/forms/form-catalogue';
import type { Database } from '../platform/database/database';
import type { Borders } from '../publishing/places/borders';
import type { PublicRules } from '../publishing/public-occurrences/protection/public-rules';

export async function reviewChoices(db: Database, { blocks }: Borders): Promise<ReviewChoices> {
  const forms = [...(await readFormTitles(db)).values()];
  const districts = new Map(
    [...blocks.values()].map(({ district, state }) => [
      district.id,
      { ...district, state: state.name },
    ]),
  );
  return {
    forms: forms.sort((a, b) => a.title.localeCompare(b.title)),
    districts: [...districts.values()].sort((a, b) => a.name.localeCompare(b.name)),
  };
}

export function findSpecies(
  { published }: Pick<PublicRules, 'published'>,
  search: string,
): ReviewSpeciesAnswer {
  const isNamed = namesWith(search);
  const begins = search.trim().normalize('NFC').toLowerCase();
  const found = [...published.values()].flatMap(({ scientificName, localName, hindi, odia }) => {
    const names = [scientificName, localName, hindi, odia];
    if (!isNamed(names)) return [];
    const place = names.some((name) => name?.toLowerCase().startsWith(begins)) ? 0 : 1;
    return [{ place, names: { speciesName: scientificName, localName, hindi, odia } }];
  });
  found.sort((a, b) => a.place - b.place || a.names.speciesName.localeCompare(b.names.speciesName));
  return { species: found.slice(0, FOUND_SPECIES).map(({ names }) => names) };
}
