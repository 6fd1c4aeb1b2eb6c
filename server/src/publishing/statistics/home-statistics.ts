import type { HomeStatistics } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import { occurrence, submission } from '../../collecting/tables';
import { readSpeciesList } from '../../importing/species/read-species-list';
import { listedSpecies } from '../../importing/species/tables';
import { dataset, datasetSpecies } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import { isSpread } from '../../platform/database/is-spread';

const counted = sql`edit_of is null and deleted_at is null and rejected_at is null`;
const name = sql`lower(coalesce(identified_as, species_name))`;

const JUMPED_TO = sql`
  with recursive species as (
    (select ${name} as name from ${occurrence} where not is_rejected order by 1 limit 1)
    union all
    select (select ${name} from ${occurrence}
      where ${name} > species.name and not is_rejected order by 1 limit 1)
    from species where species.name is not null
  ), collector as (
    (select app_user_id from ${submission} where ${counted} order by app_user_id limit 1)
    union all
    select (select later.app_user_id from ${submission} later
      where later.app_user_id > collector.app_user_id and ${counted}
      order by later.app_user_id limit 1)
    from collector where collector.app_user_id is not null
  )`;

const READ_FROM_ALL_NODES = sql`
  with species as (select distinct ${name} as name from ${occurrence} where not is_rejected),
  collector as (select distinct app_user_id from ${submission} where ${counted})`;

/**
 * Counts only species of the lists: free text may be anything and is not on the public map either.
 * An edited record counts once, a deleted or rejected one not at all. Skipping through an index
 * makes the cost grow with species and people, not records; on a cluster each skip would query all
 * nodes, so every node scans its own part instead.
 */
export async function countHomeStatistics(db: Database): Promise<HomeStatistics> {
  const packaged = [...(await readSpeciesList(null)).keys()];
  const { rows } = await db.execute<Record<keyof HomeStatistics, string | number>>(sql`
    ${(await isSpread(db)) ? READ_FROM_ALL_NODES : JUMPED_TO}, imported as (
      select ${datasetSpecies.species} as name, ${datasetSpecies.records} as records
      from ${datasetSpecies}
      join ${dataset} on ${dataset.id} = ${datasetSpecies.datasetId} and ${dataset.counted}
    )
    select
      (select count(*) from (
        select name from species
        where name in (
          select jsonb_array_elements_text(${JSON.stringify(packaged)}::jsonb)
          union all select ${listedSpecies.species} from ${listedSpecies})
        union select name from imported
      ) as named) as totalspecies,
      (select count(app_user_id) from collector) as totalcollector,
      (select count(*) from ${submission} where ${counted})
        + (select coalesce(sum(records), 0) from imported) as totalcontributions`);
  const [row] = rows;
  return {
    totalspecies: Number(row?.totalspecies ?? 0),
    totalcollector: Number(row?.totalcollector ?? 0),
    totalcontributions: Number(row?.totalcontributions ?? 0),
  };
}
