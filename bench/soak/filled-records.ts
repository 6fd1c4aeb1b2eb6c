import { eq, like, sql } from 'drizzle-orm';
import { occurrence, submission } from '../../server/src/collecting/tables';
import type { Database } from '../../server/src/platform/database/database';

/** Records that were there before anybody sent one have instance ids that begin so. */
const PREFIX = 'filled:';

/** Whether a record was filled in. */
export const isFilled = (instanceId: Parameters<typeof like>[0]) => like(instanceId, `${PREFIX}%`);

/** Rows of one statement: a cluster gathers them in one place first. */
const AT_ONCE = 20_000;

/** Of these people the n-th sends 1/n of what the first sends. */
const PEOPLE = 2_000;

/**
 * Fills an institute's database with records of one form, each with a file's name and a species.
 *
 * @returns Number of the app user who has most of them.
 */
export async function fillRecords(db: Database, records: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into app_user (project_id, display_name)
    select 1, 'Collector ' || n from generate_series(1, ${PEOPLE}::int) n returning id`);
  const first = Math.min(...rows.map(({ id }) => id));
  for (let left = records; left > 0; left -= AT_ONCE) {
    await db.execute(sql`
      insert into submission (form_id, instance_id, app_user_id, xml)
      select (select min(id) from form), ${PREFIX} || gen_random_uuid(),
        ${first}::int - 1 + floor(exp(random() * ln(${PEOPLE}::int + 1)))::int, decode(repeat('3c', 600), 'hex')
      from generate_series(1, ${Math.min(left, AT_ONCE)}::int)`);
  }
  await db.execute(sql`
    insert into submission_file (submission_id, instance_id, name)
    select id, instance_id, 'tree.jpg' from submission where instance_id like ${`${PREFIX}%`}`);
  await db.execute(sql`
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name,
      latitude, longitude, submitted_at, observed_on)
    select id, instance_id, 0, form_id, app_user_id, 'Shorea robusta', 18 + random() * 4,
      82 + random() * 5, submitted_at, current_date
    from submission where instance_id like ${`${PREFIX}%`}`);
  await db.execute(sql`analyze`);
  return first;
}

/** Gives an app user all records of another. */
export async function giveRecords(db: Database, from: number, to: number): Promise<void> {
  await db.update(submission).set({ appUserId: to }).where(eq(submission.appUserId, from));
  await db.update(occurrence).set({ appUserId: to }).where(eq(occurrence.appUserId, from));
}

/** How many of the filled records are there. */
export const countFilled = (db: Database): Promise<number> =>
  db.$count(submission, isFilled(submission.instanceId));
