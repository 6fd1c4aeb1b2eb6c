import {
  FOUND_SPECIES,
  type ReviewChoices,
  type ReviewSpeciesAnswer,
} from '@aranya/shared/contracts/review';
import { eq, exists, type SQL } from 'drizzle-orm';
import { form, formVersion, occurrence } from '../collecting/tables';
import type { Database } from '../platform/database/database';
import type { Borders } from '../publishing/places/borders';
import type { PublicRules } from '../publishing/public-occurrences/protection/public-rules';

/** Returns everything that the filter of the list and a reviewer's scope may name. */
export async function reviewChoices(db: Database, { blocks }: Borders): Promise<ReviewChoices> {
  const withRecords: SQL = exists(
    db.select({ id: occurrence.id }).from(occurrence).where(eq(occurrence.formId, form.id)),
  );
  const rows = await db
    .select({ formId: form.xmlFormId, title: formVersion.title })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(withRecords);
  const forms = rows.map(({ formId, title }) => ({ formId, title: title ?? formId }));
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

/** Finds species of the lists by a part of any of their names. */
export function findSpecies(
  { published }: Pick<PublicRules, 'published'>,
  search: string,
): ReviewSpeciesAnswer {
  const text = search.trim().normalize('NFC').toLowerCase();
  const found = [...published.values()].flatMap(({ scientificName, localName, hindi, odia }) => {
    const names = [scientificName, localName, hindi, odia].map((name) => name?.toLowerCase() ?? '');
    const place = Math.min(
      ...names.map((name) => (name.includes(text) ? Number(!name.startsWith(text)) : 2)),
    );
    return place === 2
      ? []
      : [{ place, names: { speciesName: scientificName, localName, hindi, odia } }];
  });
  found.sort((a, b) => a.place - b.place || a.names.speciesName.localeCompare(b.names.speciesName));
  return { species: found.slice(0, FOUND_SPECIES).map(({ names }) => names) };
}
