import { sql } from 'drizzle-orm';
import { publicImport, publicPlace } from '../../../collecting/public-places/tables';
import { occurrence } from '../../../collecting/tables';
import { dataImport } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import { mapState } from '../tables';
import { batchAt } from './publication-batch';
import type { PublicationTimes } from './publish-batch';

const MINUTE_MS = 60_000;

type Found = {
  published: string | null;
  lists: string | null;
  borders: string | null;
  imports: boolean;
  others: boolean;
};

/** Runs each second. The first answer is yes: a new release may have another species list. */
export function openDueCheck(
  db: Database,
  { borders, clock, delayHours }: PublicationTimes,
): () => Promise<boolean> {
  let lists: string | null | undefined;
  return async () => {
    const { publishedBefore } = batchAt(clock?.() ?? Date.now(), delayHours);
    const { rows } = await db.execute<Found>(sql`
      select (select extract(epoch from published_before) * 1000 from ${mapState})::text as published,
        (select max(id) from ${dataImport} where kind = 'species')::text as lists,
        (select borders from ${mapState}) as borders,
        exists (select from ${dataImport}
          where kind = 'occurrences' and state = 'complete' and id not in (select import_id from ${publicImport}))
        or exists (select from ${publicImport}
          where placed_to is not null or import_id not in (select id from ${dataImport} where state <> 'refused')) as imports,
        exists (select from ${publicPlace} where is_stale)
        or exists (select from ${mapState} where building is not null) as others`);
    const [found] = rows;
    // Without delay records are due when they are stored, up to a minute after they were received. A query of its
    // own, because a cluster does not join its records with a table of the coordinator.
    const receivedAfter = new Date(Number(found?.published ?? 0) - MINUTE_MS).toISOString();
    const { rows: received } = publishedBefore
      ? { rows: [] }
      : await db.execute(
          sql`select 1 from ${occurrence} where ${occurrence.receivedAt} > ${receivedAfter} limit 1`,
        );
    const isNewList = lists !== found?.lists;
    lists = found?.lists ?? null;
    const isNewBatch =
      publishedBefore !== null && Number(found?.published ?? 0) !== publishedBefore.getTime();
    const isNewBorders = found?.borders !== (await borders()).fingerprint;
    return (
      isNewList ||
      isNewBatch ||
      isNewBorders ||
      received.length > 0 ||
      Boolean(found?.imports) ||
      Boolean(found?.others)
    );
  };
}
