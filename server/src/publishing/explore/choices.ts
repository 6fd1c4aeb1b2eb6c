import type { ExploreChoices, NamedPlace } from '@aranya/shared/contracts/explore';
import { sql } from 'drizzle-orm';
import { occurrenceTally } from '../../collecting/public-places/tables';
import type { SpeciesList } from '../../importing/species/read-species-list';
import type { Database } from '../../platform/database/database';
import type { Borders } from '../places/borders';
import { visible } from '../public-occurrences/views/map-cells';
import { namedSpecies } from './named-species';
import { countedSources } from './sources';
import { groupOf } from './species-groups';

export async function readChoices(
  db: Database,
  list: SpeciesList,
  borders: Borders,
): Promise<ExploreChoices> {
  const { rows } = await db.execute<{ species: string; count: string }>(sql`
    select species, sum(count) as count from ${occurrenceTally}
    where import_id = any(${visible}) group by 1`);
  const species = rows
    .map(({ species: name, count }) => ({
      ...namedSpecies(list, name),
      group: groupOf(list.get(name)?.type ?? null),
      conservation: list.get(name)?.conservation ?? ('none' as const),
      count: Number(count),
    }))
    .sort((a, b) => b.count - a.count || (a.speciesName < b.speciesName ? -1 : 1));
  return { species, states: placesIn(borders), sources: await countedSources(db) };
}

/** Ids are in the order of the names. */
function placesIn({ blocks }: Borders): ExploreChoices['states'] {
  const states = new Map<string, { place: NamedPlace; districts: Map<string, NamedPlace[]> }>();
  const districts = new Map<string, NamedPlace>();
  for (const { state, district, block } of blocks.values()) {
    const inState = states.get(state.id) ?? { place: state, districts: new Map() };
    states.set(state.id, inState);
    districts.set(district.id, district);
    inState.districts.set(district.id, [...(inState.districts.get(district.id) ?? []), block]);
  }
  return [...states.values()].map(({ place, districts: ofState }) => ({
    ...place,
    districts: [...ofState].map(([id, ofDistrict]) => ({
      id,
      name: districts.get(id)?.name ?? '',
      blocks: ofDistrict,
    })),
  }));
}
