import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FormMapping,
  type FormMappingAnswer,
  LISTED_QUESTIONS,
} from '@aranya/shared/contracts/administration';
import { asc, eq, sql } from 'drizzle-orm';
import { signedInPerson, type TestPerson } from '../../../testing';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { submissionToStore } from '../../../testing/submission-to-store';
import { testDatabaseKind } from '../../../testing/test-database';
import { grantAccess } from '../../collecting/forms/form-access';
import { guessMissingMappings, installForms } from '../../collecting/forms/install-forms';
import {
  guessAgain,
  readAllAgain,
  setMapping,
} from '../../collecting/forms/mapping/stored-mapping';
import { publishForm } from '../../collecting/forms/publish-form';
import { EMPTY_MAPPING } from '../../collecting/mapping/form-mapping';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { nextBatch, readBatch } from '../../collecting/submissions/rereading/rereading-batch';
import { insertSubmissions } from '../../collecting/submissions/storing/insert-submission';
import { form, occurrence, recordsToRead, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { errorCodeOf, hasCause } from '../../platform/problems/error-code';
import { Problem } from '../../platform/problems/problem';
import { countHomeStatistics } from '../../publishing/statistics/home-statistics';

/** A form whose question names match no term. */
const FORM = INSTITUTE_FORM.replaceAll('species', 'q1').replace('Which tree is it?', 'Asked');
const record = (instanceId: string, q1: string, deprecatedId = '') =>
  `<data id="grove_trees" version="1"><q1>${q1}</q1><girth>12</girth>
  <location>20.5 84.25 0 4</location><plot><photo/></plot>
  <meta><instanceID>${instanceId}</instanceID>${
    deprecatedId && `<deprecatedID>${deprecatedId}</deprecatedID>`
  }</meta></data>`;

let collection: Collection;
let administrator: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  administrator = await signedInPerson(collection.server, { isAdministrator: true });
  const { context } = collection.server;
  ({ formId } = await publishForm(context, { xml: Buffer.from(FORM), kind: 'open' }));
  await grantAccess(context.database.db, collection.appUserId, formId);
});
afterAll(() => collection.close());

const address = () => `/api/aranya/administration/forms/${formId}/mapping`;
const read = async (): Promise<FormMappingAnswer> =>
  (await collection.server.app.inject({ url: address(), headers: administrator.headers })).json();
const give = (mapping: Partial<FormMapping>) =>
  collection.server.app.inject({
    method: 'POST',
    url: address(),
    headers: administrator.headers,
    payload: { mapping: { ...EMPTY_MAPPING, ...mapping } },
  });
const seen = () =>
  collection.server.context.database.db
    .select()
    .from(occurrence)
    .where(eq(occurrence.formId, formId))
    .orderBy(asc(occurrence.submissionId));
const names = async () => (await seen()).map(({ speciesName }) => speciesName);
/** Waits until every record was read with the form's current mapping. */
const allRead = () =>
  until(async () => {
    const { context } = collection.server;
    context.rereading.begin();
    return (await context.database.db.$count(recordsToRead)) === 0;
  });
/** Stores a record that was read with the form's mapping, or with an earlier one. */
async function insertLate(
  db: Database,
  revisions: number,
  xmlOf = (instanceId: string) => record(instanceId, 'Late'),
): Promise<void> {
  const [now] = await db.select().from(form).where(eq(form.id, formId));
  const instanceId = newInstanceId();
  const late = submissionToStore({
    formId,
    formVersionId: now?.currentVersionId ?? 0,
    mappingRevision: (now?.mappingRevision ?? 0) + revisions,
    appUserId: collection.appUserId,
    instanceId,
    xml: Buffer.from(xmlOf(instanceId)),
  });
  await insertSubmissions(db, [late], {
    records: 100,
    occurrences: 100,
    bytes: 100_000_000,
  });
}
const send = (xml: string) => collection.phone.submit(xml);
const statistics = () => countHomeStatistics(collection.server.context.database.db);

test('counts records of a form without a mapping, but not on a map', async () => {
  const answer = await read();
  expect(answer).toMatchObject({ by: 'guess', toRead: 0, mapping: { species: [] } });
  expect(answer.mapping.place).toEqual(['location']);
  expect(answer.questions.map(({ path }) => path)).toContain('q1');
  const { totalcontributions } = await statistics();
  const [deleted, edited] = [newInstanceId(), newInstanceId()];
  for (const id of [newInstanceId(), deleted, edited]) await send(record(id, 'Shorea_robusta'));
  await send(record(newInstanceId(), 'Ficus_religiosa', edited));
  await deleteSubmission(collection.server.context.database.db, formId, deleted);
  expect((await statistics()).totalcontributions).toBe(totalcontributions + 2);
  expect(await names()).toEqual([]);
});

test('refuses questions that the form does not have, and too many', async () => {
  expect((await give({ species: ['q7'] })).json()).toMatchObject({
    fields: [{ field: 'mapping.species', message: 'The form does not ask this.' }],
  });
  expect((await give({ species: Array(21).fill('q1') })).statusCode).toBe(400);
});

test('reads the current versions of existing records again', async () => {
  expect((await give({ species: ['q1'], place: ['location'], count: ['girth'] })).statusCode).toBe(
    200,
  );
  expect(await read()).toMatchObject({ by: 'institute', mapping: { species: ['q1'] } });
  await allRead();
  expect(await names()).toEqual(['Shorea robusta', 'Ficus religiosa']);
  expect((await seen())[0]).toMatchObject({ latitude: 20.5, individualCount: 12 });
  await send(record(newInstanceId(), 'New_one'));
  expect(await names()).toEqual(['Shorea robusta', 'Ficus religiosa', 'New one']);
});

test('rereads records that an earlier version read differently', async () => {
  const { db } = collection.server.context.database;
  const before = await names();
  await db
    .update(occurrence)
    .set({ speciesName: 'Shorea robusta Ficus religiosa' })
    .where(eq(occurrence.formId, formId));
  expect(await readAllAgain(db)).toBeGreaterThan(0);
  expect((await read()).toRead).toBeGreaterThan(0);
  await allRead();
  expect(await names()).toEqual(before);
});

test('keeps the row of an unchanged record', async () => {
  const before = await seen();
  await give({ species: ['q1'], place: ['location'] });
  await allRead();
  expect(await seen()).toEqual(before.map((one) => ({ ...one, individualCount: null })));
  await give({ species: ['q1'] });
  await allRead();
  const after = await seen();
  expect(after.map(({ latitude }) => latitude)).toEqual([null, null, null]);
  expect(after[0]?.receivedAt?.getTime()).toBeGreaterThan(before[0]?.receivedAt?.getTime() ?? 0);
});

test("keeps the institute's mapping in a new version and guesses only the other terms", async () => {
  const next = FORM.replace('version="1"', 'version="2"').replaceAll('location', 'gps');
  await publishForm(collection.server.context, { xml: Buffer.from(next), kind: 'open' });
  expect((await read()).mapping).toEqual({ ...EMPTY_MAPPING, species: ['q1'] });
  const { db } = collection.server.context.database;
  await db.update(form).set({ mapping: null, mappingBy: 'guess' }).where(eq(form.id, formId));
  await guessMissingMappings(collection.server.context);
  expect((await read()).mapping.place).toEqual(['gps', 'location']);
  await allRead();
  expect(await names()).toEqual([]);
});

test('guesses again when a packaged form is installed over an earlier version', async () => {
  const { context } = collection.server;
  const folder = await mkdtemp(join(tmpdir(), 'aranya-forms-'));
  const packaged = (version: number, place: string) =>
    INSTITUTE_FORM.replace('grove_trees', 'packaged_trees')
      .replace('version="1"', `version="${version}"`)
      .replaceAll('location', place);
  await writeFile(
    join(folder, 'index.json'),
    JSON.stringify([
      { formId: 'packaged_trees', title: 'Trees', version: '2', file: 'trees.xml', media: [] },
    ]),
  );
  await writeFile(join(folder, 'trees.xml'), packaged(2, 'gps'));
  const before = await publishForm(context, {
    xml: Buffer.from(packaged(1, 'place')),
    kind: 'open',
  });
  const { db } = context.database;
  const here = eq(form.id, before.formId);
  await db.update(form).set({ mapping: null }).where(here);
  await installForms(context, folder);
  const [found] = await db.select().from(form).where(here);
  expect(found?.mapping?.place).toEqual(['gps', 'place']);
  await rm(folder, { recursive: true });
});

test('stores a changed mapping at once if no record needs it', async () => {
  const { context } = collection.server;
  const { db } = context.database;
  const xml = Buffer.from(INSTITUTE_FORM.replace('grove_trees', 'without_records'));
  const made = await publishForm(context, { xml, kind: 'open' });
  const here = eq(recordsToRead.formId, made.formId);
  expect(await db.$count(recordsToRead, here)).toBe(0);
  await setMapping(db, made.formId, { ...EMPTY_MAPPING, species: ['species'] });
  expect(await db.$count(recordsToRead, here)).toBe(1);
  await allRead();
});

test('accepts a guess with a question beyond the listed ones', async () => {
  const { context } = collection.server;
  const names = Array.from({ length: LISTED_QUESTIONS }, (_, index) => `<q_${index}/>`).join('');
  const xml = Buffer.from(
    INSTITUTE_FORM.replace('grove_trees', 'long_form').replace(
      '<species/><girth/>',
      `${names}<girth/><species/>`,
    ),
  );
  const before = formId;
  try {
    ({ formId } = await publishForm(context, { xml, kind: 'open' }));
    const { guess, questions } = await read();
    expect(questions.map(({ path }) => path)).not.toContain('species');
    expect(guess.species).toEqual(['species']);
    expect((await give({})).statusCode).toBe(200);
    expect((await give(guess)).statusCode).toBe(200);
  } finally {
    formId = before;
  }
  await allRead();
});

test("blocks changes of a form's mapping while a record is being stored", async () => {
  // The embedded database runs transactions one after the other.
  if (testDatabaseKind() === 'pglite') return;
  const { db } = collection.server.context.database;
  await db.transaction(async (tx) => {
    await insertLate(tx, 0);
    const change = db
      .transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '50ms'`);
        await guessAgain(other, formId, EMPTY_MAPPING);
      })
      .catch((error: unknown) => hasCause(error, (inner) => errorCodeOf(inner) === '55P03'));
    expect(await change).toBe(true);
  });
  await allRead();
});

test('queues a record that was read with the previous mapping', async () => {
  await give({ species: ['q1'] });
  await allRead();
  const { db } = collection.server.context.database;
  // Simulates a change of mapping between reading the form and storing the record.
  await insertLate(db, -1);
  expect(await db.$count(recordsToRead)).toBe(1);
  await allRead();
  expect(await names()).toContain('Late');
});

test('keeps the state of a record that cannot be reread', async () => {
  const { db } = collection.server.context.database;
  const ids = await nextBatch(db, eq(submission.formId, formId), 0);
  // The record between them was deleted, and has no XML.
  const [first, , third] = ids;
  expect(third).toBeDefined();
  const said: unknown[] = [];
  const log = { error: (entry: unknown) => said.push(entry) };
  const failing = (code: 'internal' | 'busy', bad?: number) => ({
    run: async (_: unknown, { records }: { records: { id: number }[] }) => {
      if (records.some(({ id }) => id === bad)) throw new Problem(code);
      return [];
    },
  });
  const readWith = (heavyWork: object) =>
    readBatch(
      {
        db,
        heavyWork: heavyWork as never,
        log,
        answerRules: collection.server.context.answerRules,
      },
      EMPTY_MAPPING,
      ids,
    );
  expect(await readWith(failing('internal', third))).toEqual({ seen: [], last: first });
  expect(said).toHaveLength(0);
  expect(await readWith(failing('internal', first))).toEqual({ seen: [], last: first });
  expect(said).toHaveLength(1);
  // No thread was available: the record is retried later.
  await expect(readWith(failing('busy', first))).rejects.toMatchObject({ code: 'busy' });
});

test('reads large records in small batches', async () => {
  const { db } = collection.server.context.database;
  const before = (await nextBatch(db, eq(submission.formId, formId), 0)).at(-1) ?? 0;
  const large = (instanceId: string) => record(instanceId, 'x'.repeat(2_000_000));
  for (const _ of [1, 2, 3]) await insertLate(db, 0, large);
  const first = await nextBatch(db, eq(submission.formId, formId), before);
  expect(first).toHaveLength(2);
  expect(await nextBatch(db, eq(submission.formId, formId), first.at(-1) ?? 0)).toHaveLength(1);
  await insertLate(db, 0, (instanceId) => record(instanceId, 'x'.repeat(6_000_000)));
  expect(await nextBatch(db, eq(submission.formId, formId), (first.at(-1) ?? 0) + 1)).toHaveLength(
    1,
  );
});
