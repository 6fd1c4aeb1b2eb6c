import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { withdrawRecords } from '../../public-places/change-places';
import { applyReviews } from '../../reviews/apply-reviews';
import { occurrence, submission } from '../../tables';
import type { ReadAgain } from './read-records-again';

type RecordWithOccurrences = Omit<ReadAgain, 'forestAnswers'>;

/**
 * An unchanged occurrence retains its row, and so its place on the public map. A changed species,
 * place or day becomes public with the next batch, after the places of threatened species around it
 * are protected. Call this while the rows of `submission` are locked.
 * @param seen Each submission once.
 */
export async function replaceOccurrences(
  db: Database,
  seen: readonly RecordWithOccurrences[],
): Promise<void> {
  if (seen.length === 0) return;
  const ids = seen.map(({ id }) => id);
  const records = await withTheirFacts(db, seen);
  const said = records.flatMap(({ occurrences, recordId: _, ...record }) =>
    occurrences.map((one, position) => ({ ...record, ...one, position })),
  );
  const { rows: gone } = await db.execute<{ id: string }>(sql`
    with ${rowsOf(said)}
    delete from ${occurrence} before
    where ${inArray(sql`before.submission_id`, ids)} and not exists (
      select from said
      where said.id = before.submission_id and said.position = before.position
        and (said."speciesName", said."speciesType", said.latitude, said.longitude, said.accuracy,
          said."observedOn")
        is not distinct from (before.species_name, before.species_type, before.latitude,
          before.longitude, before.accuracy, before.observed_on))
    returning before.id`);
  await withdrawRecords(
    db,
    gone.map(({ id }) => ({ id: Number(id) })),
  );
  const left = await db
    .select({ id: occurrence.submissionId, position: occurrence.position })
    .from(occurrence)
    .where(inArray(occurrence.submissionId, ids));
  const kept = new Set(left.map(({ id, position }) => `${id} ${position}`));
  const isKept = ({ id, position }: Said) => kept.has(`${id} ${position}`);
  if (kept.size > 0) {
    await db.execute(sql`
      with ${rowsOf(said.filter(isKept))}
      update ${occurrence} set individual_count = said."individualCount", photo = said.photo,
        field_site = said."fieldSite"
      from said
      where ${inArray(occurrence.submissionId, ids)}
        and ${occurrence.submissionId} = said.id and ${occurrence.position} = said.position
        and (${occurrence.individualCount}, ${occurrence.photo}, ${occurrence.fieldSite})
          is distinct from (said."individualCount", said.photo, said."fieldSite")`);
  }
  await db.execute(sql`
    with ${rowsOf(said.filter((one) => !isKept(one)))}
    insert into ${occurrence} (submission_id, instance_id, position, form_id, app_user_id,
      species_name, species_type, latitude, longitude, accuracy, individual_count, photo,
      field_site, submitted_at, observed_on)
    select id, "instanceId", position, "formId", "appUserId", "speciesName", "speciesType",
      latitude, longitude, accuracy, "individualCount", photo, "fieldSite", "submittedAt",
      "observedOn"
    from said`);
  await applyReviews(
    db,
    records.map(({ recordId }) => recordId),
  );
}

/** An edited record has the owner and time of its first version. */
async function withTheirFacts(db: Database, seen: readonly RecordWithOccurrences[]) {
  const factsOf = (ids: readonly number[]) =>
    db
      .select({
        id: submission.id,
        instanceId: submission.instanceId,
        formId: submission.formId,
        appUserId: submission.appUserId,
        submittedAt: sql<string>`${submission.submittedAt}::text`,
        editOf: submission.editOf,
      })
      .from(submission)
      .where(inArray(submission.id, [...ids]));
  const stored = await factsOf(seen.map(({ id }) => id));
  const edited = stored.flatMap(({ editOf }) => editOf ?? []);
  const firsts = edited.length > 0 ? await factsOf(edited) : [];
  const byId = new Map([...stored, ...firsts].map((row) => [row.id, row]));
  return seen.flatMap((record) => {
    const row = byId.get(record.id);
    if (!row) return [];
    const { appUserId, submittedAt } = (row.editOf !== null && byId.get(row.editOf)) || row;
    const { instanceId, formId } = row;
    const { id, observedOn, occurrences } = record;
    const recordId = row.editOf ?? id;
    return [{ id, recordId, observedOn, occurrences, instanceId, formId, appUserId, submittedAt }];
  });
}

type Said = Awaited<ReturnType<typeof withTheirFacts>>[number]['occurrences'][number] & {
  id: number;
  position: number;
};

/** A cluster reads the rows `said` once and sends them to its nodes. */
const rowsOf = (said: readonly Said[]): SQL => sql`said as materialized (
  select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said(id bigint, "instanceId" text,
    "formId" integer, "appUserId" integer, "submittedAt" timestamptz, "observedOn" date,
    position smallint, "speciesName" text, "speciesType" text, latitude float8, longitude float8,
    accuracy float8, "individualCount" integer, photo text, "fieldSite" text))`;

/** Call this while the records are locked. @param seen Each submission once. */
export async function replaceForestAnswers(
  db: Database,
  seen: readonly Pick<ReadAgain, 'id' | 'forestAnswers'>[],
): Promise<void> {
  if (seen.length === 0) return;
  const said = JSON.stringify(seen.map(({ id, forestAnswers }) => ({ id, forestAnswers })));
  const ids = seen.map(({ id }) => id);
  await db.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${said}::jsonb) as said(id bigint, "forestAnswers" jsonb)
    )
    update ${submission} set forest_answers = said."forestAnswers"
    from said
    where ${inArray(submission.id, ids)} and ${submission.id} = said.id
      and ${submission.forestAnswers} is distinct from said."forestAnswers"`);
}
