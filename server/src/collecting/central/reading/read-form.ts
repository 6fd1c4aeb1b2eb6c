import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { LIMITS } from '../../../platform/configuration/limits';
import type { Database } from '../../../platform/database/database';
import type { AccessibleForm } from '../../collection-server';
import { occurrence, submission } from '../../tables';
import type { CentralClient } from '../central-client';
import { centralReading, centralSubmission } from '../tables';
import { recordPages } from './record-pages';
import { storeRecords } from './store-records';

/** What reading a form works with. */
export interface FormReading {
  db: Database;
  client: CentralClient;
  /** Called before every page; throws where the reading must end. */
  renewTurn: () => Promise<void>;
}

/**
 * Brings the records of one form to where Central's are. Asks first whether anything changed;
 * then reads what was submitted or edited since the last time; and where the number of records is
 * not Central's afterwards, or once a day, compares all of them, so that what was deleted there
 * leaves the map. May be broken off anywhere: the next reading does the rest.
 */
export async function readForm(reading: FormReading, form: AccessibleForm): Promise<void> {
  const { db, client } = reading;
  const state = await stateOf(db, form.id);
  const compare = !state.comparedAt || Date.now() - +state.comparedAt > LIMITS.central.comparisonMs;
  const counted = await client.countRecords(form.xmlFormId, compare ? null : state.tag);
  if (!counted) return;
  let readTo = state.readTo;
  const noteChange = (changedAt: number) => {
    if (changedAt > +(readTo ?? 0)) readTo = new Date(changedAt);
  };
  if (state.readTo && !compare) {
    const since = new Date(+state.readTo - LIMITS.central.overlapMs);
    await readPages(reading, form, since, noteChange);
  }
  let comparedAt = state.comparedAt;
  if (compare || (await storedCount(db, form.id)) !== counted.value) {
    const begun = new Date();
    const { ids, total } = await readPages(reading, form, null, noteChange);
    // Where records came or went while the pages were read, the next reading decides.
    if (ids.size !== total) return;
    await removeOthers(db, form.id, ids);
    comparedAt = begun;
  }
  const values = { formId: form.id, tag: counted.tag, readTo, comparedAt };
  await db
    .insert(centralReading)
    .values(values)
    .onConflictDoUpdate({ target: centralReading.formId, set: values });
}

async function stateOf(db: Database, formId: number) {
  const [state] = await db.select().from(centralReading).where(eq(centralReading.formId, formId));
  return state ?? { tag: null, readTo: null, comparedAt: null };
}

async function readPages(
  { db, client, renewTurn }: FormReading,
  { id, xmlFormId }: AccessibleForm,
  since: Date | null,
  noteChange: (changedAt: number) => void,
): Promise<{ ids: Set<number>; total: number }> {
  const ids = new Set<number>();
  let total = 0;
  for await (const page of recordPages(client, xmlFormId, since)) {
    await renewTurn();
    for (const stored of await storeRecords(db, id, page.records)) ids.add(stored);
    for (const { changedAt } of page.records) noteChange(changedAt);
    total = page.total;
  }
  return { ids, total };
}

const readFromCentral = (formId: number) =>
  and(eq(centralSubmission.formId, formId), isNull(submission.deletedAt));

async function storedCount(db: Database, formId: number): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(centralSubmission)
    .innerJoin(submission, eq(submission.id, centralSubmission.submissionId))
    .where(readFromCentral(formId));
  return counted?.rows ?? 0;
}

/** Records removed in one statement. */
const BATCH = 1000;

/** Takes records off the map and the counters that are not in Central any more. */
async function removeOthers(db: Database, formId: number, present: ReadonlySet<number>) {
  const rows = await db
    .select({ id: submission.id })
    .from(centralSubmission)
    .innerJoin(submission, eq(submission.id, centralSubmission.submissionId))
    .where(readFromCentral(formId));
  const gone = rows.map(({ id }) => id).filter((id) => !present.has(id));
  for (let from = 0; from < gone.length; from += BATCH) {
    const ids = gone.slice(from, from + BATCH);
    await db.transaction(async (tx) => {
      await tx.update(submission).set({ deletedAt: sql`now()` }).where(inArray(submission.id, ids));
      await tx.delete(occurrence).where(inArray(occurrence.submissionId, ids));
    });
  }
}
