import { sql } from 'drizzle-orm';
import type { Collection } from './odk-conformance/collection-fixture';

interface WantedRecords {
  records: number;
  /** Number of records without a place. */
  withoutPlace?: number;
  /** Number of species, recorded in turn. */
  names?: number;
  /** Prefix of the species' names. */
  prefix?: string;
}

/**
 * Stores records of the fixture's person as if a phone had sent them, each of one species, spread over
 * four degrees of Odisha. Written by the database itself, so that a hundred thousand take seconds.
 */
export function ownRecords(collection: Collection, wanted: WantedRecords): Promise<void> {
  return recordsOf(collection, collection.appUserId, wanted);
}

/** Stores records of another person in the same way. */
export async function anotherPhone(collection: Collection, wanted: WantedRecords): Promise<void> {
  await recordsOf(collection, (await collection.anotherPhone()).appUserId, wanted);
}

async function recordsOf(
  { server, treeFormId }: Collection,
  appUserId: number,
  { records, withoutPlace = 0, names = 15, prefix = 'Species ' }: WantedRecords,
): Promise<void> {
  await server.context.database.db.execute(sql`
    with sent as (
      insert into submission (form_id, form_version_id, instance_id, app_user_id, xml, sha256,
        submitted_at)
      select ${treeFormId}, (select id from form_version where form_id = ${treeFormId} limit 1),
        'uuid:' || gen_random_uuid(), ${appUserId}, ''::bytea, '',
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${records}::integer) as n
      returning id, instance_id, submitted_at
    ), numbered as (
      select *, row_number() over (order by id) as n from sent
    )
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id,
      species_name, species_type, latitude, longitude, submitted_at)
    select id, instance_id, 0, ${treeFormId}, ${appUserId},
      ${prefix}::text || (n % ${names}::integer), 'Tree',
      case when n > ${withoutPlace}::integer then 19 + (n * 7919 % 40000) / 10000.0 end,
      case when n > ${withoutPlace}::integer then 83 + (n * 104729 % 40000) / 10000.0 end,
      submitted_at
    from numbered`);
}
