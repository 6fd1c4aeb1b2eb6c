import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { FormAnswerRules } from '../../answers/answer-rules';
import type { CentralClient } from '../calls/central-client';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { centralReading } from '../tables';
import type { FormToRead } from './known-forms';
import type { ReadingMemory } from './reading-memory';
import { type Changes, recordPages } from './record-pages';
import { removeDeleted, removeOthers, storedCount } from './remove-records';
import { storeRecords } from './store-records';

export interface FormReading {
  db: Database;
  client: CentralClient;
  answerRules: Pick<FormAnswerRules, 'ofVersion'>;
  memory: ReadingMemory;
  /** Called before every page; throws if the reading must stop. */
  renewTurn: () => Promise<void>;
}

/** How often changes are read until the counts agree: records may arrive meanwhile. */
const ATTEMPTS = 2;

/**
 * Reads changes since the last reading. Compares all records if the counts differ afterwards, once
 * a day, and after a change of mapping; this finds restored records. Only Central's times and
 * counts decide: in some versions its ETags do not change with the records. May be aborted: the
 * next reading continues.
 */
export async function readForm(reading: FormReading, form: FormToRead): Promise<void> {
  const { db, memory } = reading;
  const begun = performance.now();
  const state = await stateOf(db, form.id);
  const compare =
    !state.comparedAt ||
    state.mappingRevision !== form.mappingRevision ||
    Date.now() - +state.comparedAt > CENTRAL_LIMITS.comparisonMs;
  const changed = compare ? null : await readChanges(reading, form, state.readTo);
  const compared = changed?.complete ? null : await compareAll(reading, form);
  // If records changed while the pages were read, the next reading decides.
  if (compared && !compared.complete) return;
  const found = Math.max(+(state.readTo ?? 0), changed?.changedAt ?? 0, compared?.changedAt ?? 0);
  const readTo = found > 0 ? new Date(found) : null;
  memory.noteReading(form.id, readTo, begun);
  const comparedAt = compared?.begun ?? state.comparedAt;
  if (!compared && +(readTo ?? 0) === +(state.readTo ?? 0)) return;
  const mappingRevision = compared ? form.mappingRevision : state.mappingRevision;
  const values = { formId: form.id, tag: null, readTo, comparedAt, mappingRevision };
  await db
    .insert(centralReading)
    .values(values)
    .onConflictDoUpdate({ target: centralReading.formId, set: values });
}

async function stateOf(db: Database, formId: number) {
  const [state] = await db.select().from(centralReading).where(eq(centralReading.formId, formId));
  return state ?? { readTo: null, comparedAt: null, mappingRevision: 0 };
}

async function readChanges(reading: FormReading, form: FormToRead, readTo: Date | null) {
  const { id, xmlFormId } = form;
  const { db, client, memory } = reading;
  let changedAt = 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const since = readTo && memory.changesSince(id, readTo);
    if (since) {
      const read = await readSince(reading, form, since);
      changedAt = Math.max(changedAt, read.changedAt);
    }
    const total = await client.countRecords(xmlFormId);
    const missing = total - (await storedCount(db, id));
    if (missing === (memory.notStored.get(id) ?? 0)) return { complete: true, changedAt };
    if (!since) break;
  }
  return { complete: false, changedAt };
}

/** Without deletions if this Central cannot list them. */
async function readSince(reading: FormReading, form: FormToRead, since: Date) {
  const { memory } = reading;
  if (memory.listsDeleted) {
    try {
      return await readPages(reading, form, { since, deleted: true });
    } catch (error) {
      if (!isRefusal(error, CENTRAL_CODES.noSuchField)) throw error;
      memory.listsDeleted = false;
    }
  }
  return readPages(reading, form, { since, deleted: false });
}

async function compareAll(reading: FormReading, form: FormToRead) {
  const { db, memory } = reading;
  const begun = new Date();
  const { ids, total, changedAt } = await readPages(reading, form, null);
  const complete = ids.size === total;
  if (complete) {
    await removeOthers(db, form.id, ids);
    memory.notStored.set(form.id, total - (await storedCount(db, form.id)));
  }
  return { begun, changedAt, complete };
}

async function readPages(
  { db, client, answerRules, renewTurn }: FormReading,
  form: FormToRead,
  changes: Changes | null,
): Promise<{ ids: Set<number>; total: number; changedAt: number }> {
  const { id } = form;
  const ids = new Set<number>();
  let total = 0;
  let changedAt = 0;
  // The choices of the current version are used for a version that this server never had.
  const rulesOf = (version: string | null) =>
    answerRules.ofVersion(form.versions.get(version ?? '') ?? form.currentVersionId, form.mapping);
  for await (const page of recordPages(client, form, changes, rulesOf)) {
    await renewTurn();
    for (const stored of await storeRecords(db, id, page.records)) ids.add(stored);
    await removeDeleted(db, id, page.deleted);
    changedAt = Math.max(changedAt, page.changedAt);
    total = page.total;
  }
  return { ids, total, changedAt };
}
