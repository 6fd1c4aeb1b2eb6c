import type { ExplorePlace } from '@aranya/shared/contracts/explore';
import { sql } from 'drizzle-orm';
import { FROM_PHONES, publicPlace } from '../../collecting/public-places/tables';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import { EXPLORE_LIMITS } from './limits';
import { namedSpecies } from './named-species';
import { countedRecords, readFilter } from './record-filter';

/** @returns null if no borders have it */
export async function describePlace(
  db: Database,
  block: string,
  rules: PublicRules,
  borders: Borders,
): Promise<ExplorePlace | null> {
  const known = borders.blocks.get(block);
  if (!known) return null;
  const filter = readFilter({ block }, rules, borders);
  const { rows } = await db.execute<{ species: string; count: string }>(sql`
    select species, sum(count) as count from ${countedRecords(filter)}
    group by 1 order by 2 desc, 1`);
  const species = rows.map(({ species: name, count }) => ({
    ...namedSpecies(rules.published, name),
    count: Number(count),
  }));
  return {
    ...known,
    count: species.reduce((sum, { count }) => sum + count, 0),
    recorders: await countRecorders(db, block),
    species,
  };
}

/** Null if there are too few people. */
async function countRecorders(db: Database, block: string): Promise<number | null> {
  const { rows: records } = await db.execute<{ id: string }>(sql`
    select record_id as id from ${publicPlace}
    where block = ${block} and import_id = ${FROM_PHONES} and public_id is not null
    limit ${EXPLORE_LIMITS.recordersOfBlock}`);
  const ids = JSON.stringify(records.map(({ id }) => Number(id)));
  const { rows } = await db.execute<{ recorders: string }>(sql`
    select count(distinct ${occurrence.appUserId}) as recorders from ${occurrence}
    where ${occurrence.id} = any(array(select jsonb_array_elements_text(${ids}::jsonb)::bigint))`);
  const recorders = Number(rows[0]?.recorders ?? 0);
  return recorders < EXPLORE_LIMITS.fewestRecorders ? null : recorders;
}
