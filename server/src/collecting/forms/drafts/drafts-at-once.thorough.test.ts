import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { useTestServer } from '../../../../testing';
import { INSTITUTE_FORM } from '../../../../testing/institute-form';
import { submissionToStore } from '../../../../testing/submission-to-store';
import { testDatabaseKind } from '../../../../testing/test-database';
import type { Database } from '../../../platform/database/database';
import { FORM_DRAFT_LIMITS } from '../../form-limits';
import { inspectForm } from '../checking/inspect-form';
import { uploadForm } from '../upload-form';
import { endDraft, publishDraft } from './end-draft';
import { keepDraft } from './keep-draft';
import { bytesOfDraft, storeDraftRecord } from './store-draft-record';
import { formDraft } from './tables';

const server = useTestServer();
const database = () => server.context.database.db;

/** Stores a draft of the form. */
async function keptDraft() {
  await uploadForm(
    server.context,
    { xml: Buffer.from(INSTITUTE_FORM), files: new Map() },
    { check: 'yes', kind: 'open' },
    inspectForm,
    (form) => keepDraft(server.context, form),
  );
  const [draft] = await database().select().from(formDraft);
  if (!draft) throw new Error('There is no draft.');
  return { id: draft.id, createdAt: draft.createdAt.toISOString() };
}

/** Resolves when the attempt waits for a lock or has ended. PGlite runs one transaction at a time. */
async function waits(attempt: Promise<unknown>, tx: Database): Promise<void> {
  if (testDatabaseKind() === 'pglite') return;
  let isOver = false;
  attempt.finally(() => {
    isOver = true;
  });
  const waiting = sql`select 1 from pg_locks where not granted`;
  while (!isOver && (await tx.execute(waiting)).rows.length === 0);
}

test.each([
  ['published', publishDraft],
  ['thrown away', endDraft],
])('keeps a draft that is being replaced: it is not %s', async (_, end) => {
  const shown = await keptDraft();
  const attempt = await database().transaction(async (tx) => {
    await tx.update(formDraft).set({ createdAt: new Date() }).where(eq(formDraft.id, shown.id));
    const ended = Promise.allSettled([end(database(), shown)]);
    await waits(ended, tx);
    // Awaited later: the call is blocked until this transaction ends.
    return { ended };
  });
  const [ended] = await attempt.ended;
  expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'draft_replaced' } });
  expect(await database().$count(formDraft, eq(formDraft.id, shown.id))).toBe(1);
});

test('gives a draft a later time than its predecessor, even if the clock goes back', async () => {
  const former = await keptDraft();
  const ahead = new Date(Date.now() + 3_600_000);
  await database().update(formDraft).set({ createdAt: ahead });
  const draft = await keptDraft();
  expect(draft.id).toBe(former.id);
  expect(Date.parse(draft.createdAt)).toBeGreaterThan(ahead.getTime());
});

/** A test record with photos of these sizes. */
function testRecord(draftId: number, instanceId: string, sizes: readonly number[]) {
  const files = sizes.map((size, number) => {
    const sha256 = createHash('sha256').update(`${instanceId} ${number}`).digest('hex');
    return { name: `${number}.jpg`, sha256, size, contentType: 'image/jpeg', showable: null };
  });
  return submissionToStore({ formId: draftId, appUserId: 0, instanceId, files });
}

/** Creates a draft and a function that stores test records with its key. */
async function draftToFill() {
  const { id } = await keptDraft();
  const [draft] = await database().select().from(formDraft).where(eq(formDraft.id, id));
  return { id, storeIn: (db: Database) => storeDraftRecord(db, draft?.token ?? '') };
}
const QUARTER = FORM_DRAFT_LIMITS.bytes / 4;

test('counts a test record only after the concurrent one was stored', async () => {
  const { id, storeIn } = await draftToFill();
  const attempt = await database().transaction(async (tx) => {
    await storeIn(tx)(testRecord(id, 'first', [3 * QUARTER]));
    const ended = Promise.allSettled([
      storeIn(database())(testRecord(id, 'second', [2 * QUARTER])),
    ]);
    await waits(ended, tx);
    return { ended };
  });
  const [ended] = await attempt.ended;
  expect(ended).toMatchObject({ status: 'rejected', reason: { status: 409 } });
  expect(await bytesOfDraft(database(), id)).toBe(3 * QUARTER);
});

test('limits the total size of concurrent test records', async () => {
  const { id, storeIn } = await draftToFill();
  const store = storeIn(database());
  const phones = Array.from({ length: 8 }, (_, phone) => `phone-${phone}`);
  const ended = await Promise.allSettled(
    phones.map((phone) => store(testRecord(id, phone, [QUARTER]))),
  );
  const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(4);
  for (const reason of refused) {
    expect(reason.message).toMatch(/^A draft takes 200 test records, with 500 MB of files/);
  }
  expect(await bytesOfDraft(database(), id)).toBe(FORM_DRAFT_LIMITS.bytes);
  // A stored record can be sent again, but not with additional files.
  const taken = phones[ended.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  await store(testRecord(id, taken, [QUARTER]));
  await expect(store(testRecord(id, taken, [QUARTER, 1]))).rejects.toThrow(/^A draft takes/);
  expect(await bytesOfDraft(database(), id)).toBe(FORM_DRAFT_LIMITS.bytes);
});
