import { eq, sql } from 'drizzle-orm';
import { useTestServer } from '../../../../testing';
import { INSTITUTE_FORM } from '../../../../testing/institute-form';
import { testDatabaseKind } from '../../../../testing/test-database';
import type { Database } from '../../../platform/database/database';
import { inspectForm } from '../checking/inspect-form';
import { uploadForm } from '../upload-form';
import { endDraft } from './end-draft';
import { keepDraft } from './keep-draft';
import { publishDraft } from './publish-draft';
import { formDraft } from './tables';

const server = useTestServer();
const database = () => server.context.database.db;

/** Keeps a draft of the one form. */
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

/** Until somebody waits for a row that this transaction changed. One at a time works on PGlite. */
async function somebodyWaits(tx: Database): Promise<void> {
  if (testDatabaseKind() !== 'postgres') return;
  const waiting = sql`select 1 from pg_locks where not granted`;
  while ((await tx.execute(waiting)).rows.length === 0);
}

test.each([
  ['published', publishDraft],
  ['thrown away', endDraft],
])('a draft whose place another one takes at this moment is not %s', async (_, end) => {
  const shown = await keptDraft();
  const attempt = await database().transaction(async (tx) => {
    await tx.update(formDraft).set({ createdAt: new Date() }).where(eq(formDraft.id, shown.id));
    const ended = Promise.allSettled([end(database(), shown)]);
    await somebodyWaits(tx);
    // Not awaited in here: it waits for this transaction.
    return { ended };
  });
  const [ended] = await attempt.ended;
  expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'draft_replaced' } });
  expect(await database().$count(formDraft, eq(formDraft.id, shown.id))).toBe(1);
});

test('a draft is later than the one whose place it takes, whatever the clock says', async () => {
  const former = await keptDraft();
  const ahead = new Date(Date.now() + 3_600_000);
  await database().update(formDraft).set({ createdAt: ahead });
  const draft = await keptDraft();
  expect(draft.id).toBe(former.id);
  expect(Date.parse(draft.createdAt)).toBeGreaterThan(ahead.getTime());
});
