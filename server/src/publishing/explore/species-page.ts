import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import type { Database } from '../../platform/database/database';
import { readSpecimen, specimenAddress, specimenOf } from '../field-sites/specimens';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import { writtenLookFor } from '../site-texts/site-texts';
import { namedSpecies } from './named-species';
import { readFilter } from './record-filter';
import { groupOf } from './species-groups';
import { summarise } from './summary';

/** @param name Scientific name in lower case. @returns null if unlisted */
export async function describeSpecies(
  db: Database,
  name: string,
  rules: PublicRules,
  borders: Borders,
): Promise<ExploreSpecies | null> {
  const list = rules.published;
  const known = list.get(name);
  if (!known) return null;
  const { scientificName, family, type, conservation, conservationReason, similar } = known;
  const { total, monthsOfYear, districts } = await summarise(
    db,
    readFilter({ species: name }, rules, borders),
    list,
    borders,
  );
  const drawing = specimenOf(scientificName);
  return {
    ...namedSpecies(list, name),
    family,
    group: groupOf(type),
    conservation,
    conservationReason,
    coarseSide: rules.coarseCells.get(name) ?? 0,
    drawing: (await readSpecimen(drawing)) ? specimenAddress(drawing) : null,
    lookFor: await writtenLookFor(db, name),
    count: total,
    monthsOfYear,
    districts,
    similar: similar.map((other) => namedSpecies(list, other.toLowerCase())),
  };
}
