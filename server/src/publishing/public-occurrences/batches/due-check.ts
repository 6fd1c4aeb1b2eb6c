import { sql } from 'drizzle-orm';
import { publicImport, publicPlace } from '../../../collecting/public-places/tables';
import { occurrence } from '../../../collecting/tables';
import { dataImport } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import { mapState } from '../tables';
import { batchAt } from './publication-batch';
import type { PublicationTimes } from './publish-batch';

type Found = {
  published: string | null;
  lists: string | null;
  borders: string | null;
  imports: boolean;
  others: boolean;
};

/**
 * Checks with one statement whether the map has pending work, so that every process can check each
 * second. The first answer is always yes: a new release may have another species list.
 */
export function openDueCheck(
  db: Database,
  { borders, clock, delayHours }: PublicationTimes,
): () => Promise<boolean> {
  let lists: string | null | undefined;
  return async () => {
    const { publishedBefore } = batchAt(clock?.() ?? Date.now(), delayHours);
    // Without delay records are due when they are stored, up to a minute after they were received.
    const came = publishedBefore
      ? sql`false`
      : sql`exists (select from ${occurrence}
          where ${occurrence.receivedAt} > (select published_before - interval '1 minute' from ${mapState}))`;
    const { rows } = await db.execute<Found>(sql`
      select (select extract(epoch from published_before) * 1000 from ${mapState})::text as published,
        (select max(id) from ${dataImport} where kind = 'species')::text as lists,
        (select borders from ${mapState}) as borders,
        exists (select from ${dataImport}
          where kind = 'occurrences' and state = 'complete' and id not in (select import_id from ${publicImport}))
        or exists (select from ${publicImport}
          where placed_to is not null or import_id not in (select id from ${dataImport} where state <> 'refused')) as imports,
        exists (select from ${publicPlace} where is_stale)
        or exists (select from ${mapState} where building is not null) or ${came} as others`);
    const [found] = rows;
    const isNewList = lists !== found?.lists;
    lists = found?.lists ?? null;
    const isNewBatch =
      publishedBefore !== null && Number(found?.published ?? 0) !== publishedBefore.getTime();
    const isNewBorders = found?.borders !== (await borders()).fingerprint;
    return (
      isNewList || isNewBatch || isNewBorders || Boolean(found?.imports) || Boolean(found?.others)
    );
  };
}
