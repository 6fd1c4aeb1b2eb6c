import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  type CentralFixture,
  type Collector,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../../testing/fake-central/central-fixture';
import { until } from '../../../../testing/odk-conformance/collection-fixture';
import {
  encryptedRecord,
  newInstanceId,
  testForm,
  testRecord,
} from '../../../../testing/odk-conformance/test-forms';
import { submissionToStore } from '../../../../testing/submission-to-store';
import { setMapping } from '../../forms/mapping/stored-mapping';
import { EMPTY_MAPPING, wholeMapping } from '../../mapping/form-mapping';
import { insertSubmissions } from '../../submissions/storing/insert-submission';
import { appUser, form as formTable, occurrence, submission } from '../../tables';
import { centralReading, centralSubmission } from '../tables';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture();
});
afterAll(() => fixture.close());

let collector: Collector;
let phone: ReturnType<CentralFixture['phone']>;
/** Each test has its own form. The id holds a space, which must be encoded everywhere. */
let form = '';
let forms = 0;
beforeEach(async () => {
  setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000, pageRows: 3 });
  fixture.central.fault = () => null;
  forms += 1;
  form = `tree form ${forms}`;
  await fixture.publish({ id: form });
  collector = await fixture.collector();
  phone = fixture.phone((await collector.createAppUser()).body.token);
  await collector.ask(form);
});

const recordsPath = () => `/projects/1/forms/${encodeURIComponent(form)}.svc/Submissions`;
/** Sorted by name, because records with equal times have no order. */
const points = async () =>
  (await collector.points()).sort((a, b) => a.speciesName.localeCompare(b.speciesName));
const names = async () => (await points()).map(({ speciesName }) => speciesName);
const submit = async (record: Parameters<typeof testRecord>[0]) =>
  expect((await phone.submit(testRecord({ form, ...record }))).status).toBe(201);
const send = async (...species: string[]) => {
  for (const name of species) await submit({ species: name });
};
const readStatuses = () =>
  fixture.central.calls.flatMap((call, index) =>
    call === `GET ${recordsPath()}` ? [fixture.central.statuses[index]] : [],
  );
const contributions = async () => (await collector.profile()).contributions;
const statistics = async () => {
  const { rows } = (await fixture.server.app.inject('/api/aranya/getDetails')).json();
  const { totalspecies, totalcollector, totalcontributions } = rows[0];
  return [totalspecies, totalcollector, totalcontributions];
};
const storedRecords = async () => {
  const { db } = fixture.server.context.database;
  return (
    db
      .select({ instanceId: submission.instanceId, deletedAt: submission.deletedAt })
      .from(submission)
      .innerJoin(formTable, eq(formTable.id, submission.formId))
      .where(eq(formTable.xmlFormId, form))
      // A cluster returns rows in any order.
      .orderBy(submission.instanceId)
  );
};
const idOfForm = async () => {
  const { db } = fixture.server.context.database;
  const [found] = await db
    .select({ id: formTable.id })
    .from(formTable)
    .where(eq(formTable.xmlFormId, form));
  return found?.id ?? 0;
};
const occurrences = async () =>
  fixture.server.context.database.db
    .select()
    .from(occurrence)
    .where(eq(occurrence.formId, await idOfForm()))
    .orderBy(asc(occurrence.submissionId));

describe('records in ODK Central', () => {
  test('reads records page by page, each once', async () => {
    const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
    await send(...sent);
    expect(await names()).toEqual(sent);
    expect(await storedRecords()).toHaveLength(10);
    // The records are on four pages of three.
    expect(readStatuses()).toEqual([200, 200, 200, 200]);
    expect(await contributions()).toBe(10);
  });

  test('does not read unchanged records again', async () => {
    setLimits({ overlapMs: 0 });
    const sent = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    await send(...sent);
    await names();
    const before = readStatuses().length;
    expect(await names()).toEqual(sent);
    // Two requests: one page, which begins with the newest known record, and the count.
    expect(readStatuses().slice(before)).toEqual([200, 200]);
  });

  test('reads only new records after the first reading', async () => {
    setLimits({ overlapMs: 0 });
    await send('A', 'B', 'C', 'D', 'E', 'F', 'G');
    await names();
    const before = readStatuses().length;
    await send('H');
    expect(await names()).toHaveLength(8);
    // Two requests: one page with the new record and the newest known one, and the count.
    expect(readStatuses().slice(before)).toEqual([200, 200]);
  });

  test('removes rejected records from the counters, and counts them again on approval', async () => {
    const instanceId = newInstanceId();
    await submit({ instanceId, species: 'Doubtful' });
    await send('Other');
    await names();
    const before = await statistics();
    fixture.central.review(form, instanceId, 'rejected');
    // The collector still sees the record, with its status.
    expect(await names()).toEqual(['Doubtful', 'Other']);
    expect(await contributions()).toBe(1);
    expect(await statistics()).not.toEqual(before);
    // The rejection is known: only changes are read, not all records.
    const compared = readStatuses().length;
    await names();
    expect(readStatuses().length - compared).toBe(2);
    fixture.central.review(form, instanceId, 'approved');
    expect(await names()).toEqual(['Doubtful', 'Other']);
    expect(await statistics()).toEqual(before);
    fixture.central.review(form, instanceId, 'rejected');
    await names();
    fixture.central.deleteRecord(form, instanceId);
    expect(await names()).toEqual(['Other']);
    fixture.central.restoreRecord(form, instanceId);
    expect(await names()).toEqual(['Doubtful', 'Other']);
    expect(await contributions()).toBe(1);
  });

  test('counts records in the forest questionnaire until they are rejected', async () => {
    const { db } = fixture.server.context.database;
    await send('Salbani');
    await names();
    const id = await idOfForm();
    const [{ mapping } = { mapping: null }] = await db
      .select({ mapping: formTable.mapping })
      .from(formTable)
      .where(eq(formTable.id, id));
    const asked = { fieldSite: ['species'], question3: ['species'] };
    await setMapping(db, id, { ...wholeMapping(mapping), ...asked });
    await names();
    const answers = () =>
      db
        .select({ answers: submission.forestAnswers })
        .from(submission)
        .where(and(eq(submission.formId, id), isNull(submission.rejectedAt)));
    expect(await answers()).toEqual([
      { answers: { fieldSite: 'Salbani', data: { question3: 'Salbani' } } },
    ]);
    const [stored] = await storedRecords();
    fixture.central.review(form, stored?.instanceId ?? '', 'rejected');
    await names();
    expect(await answers()).toEqual([]);
  });

  test('marks records with issues until they are edited', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    await submit({ instanceId: first, species: 'Wrong' });
    await send('Other');
    fixture.central.review(form, first, 'hasIssues');
    const marked = async () =>
      (await points()).map(({ speciesName, hasIssues }) => [speciesName, hasIssues]);
    expect(await marked()).toEqual([
      ['Other', undefined],
      ['Wrong', true],
    ]);
    await submit({ instanceId: second, deprecatedId: first, species: 'Right' });
    expect(await marked()).toEqual([
      ['Other', undefined],
      ['Right', undefined],
    ]);
  });

  test('shows edited records in their new state, counted once', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    await submit({ instanceId: first, species: 'Wrong' });
    await send('Other');
    expect(await names()).toEqual(['Other', 'Wrong']);
    const before = await statistics();
    await submit({ instanceId: second, deprecatedId: first, species: 'Right' });
    expect(await names()).toEqual(['Other', 'Right']);
    expect(await contributions()).toBe(2);
    expect(await statistics()).toEqual(before);
  });

  test("reads a record's day by the form's current mapping", async () => {
    const { db } = fixture.server.context.database;
    const formId = await idOfForm();
    const days = async () => {
      await names();
      return (await occurrences()).map(({ observedOn }) => observedOn);
    };
    const mapped = (date: string) =>
      setMapping(db, formId, { ...EMPTY_MAPPING, species: ['species'], date: [date] });
    const version = '2026020202';
    fixture.central.publish(
      testForm({ id: form, version }).replace('<species/>', '<visited/><planted/><species/>'),
    );
    const sent = (visited: string, ids: Parameters<typeof testRecord>[0]) =>
      testRecord({ form, version, ...ids }).replace(
        '<species>',
        `<visited>${visited}</visited><planted>2001-07-01</planted><species>`,
      );
    await mapped('visited');
    const [first, second] = [newInstanceId(), newInstanceId()];
    await phone.submit(sent('2026-03-01', { instanceId: first }));
    expect(await days()).toEqual(['2026-03-01']);
    await mapped('planted');
    expect(await days()).toEqual(['2001-07-01']);
    await mapped('visited');
    // The edit changes only the day.
    await phone.submit(sent('2026-03-02', { instanceId: second, deprecatedId: first }));
    expect(await days()).toEqual(['2026-03-02']);
  });

  test('reads records with digests of an earlier release again once, without duplicates', async () => {
    const { db } = fixture.server.context.database;
    await send('A', 'B', 'C', 'D');
    await names();
    const before = await storedRecords();
    const seen = await occurrences();
    await db.update(centralSubmission).set({ digest: 'of an earlier release' });
    await db.update(centralReading).set({ comparedAt: null });
    expect(await names()).toEqual(['A', 'B', 'C', 'D']);
    expect(await storedRecords()).toEqual(before);
    expect(await contributions()).toBe(4);
    // An unchanged record keeps its row and its time on the public map.
    expect(await occurrences()).toEqual(seen);
  });

  test('replaces a record that this server received only if the person is the same', async () => {
    const { db } = fixture.server.context.database;
    const other = await fixture.collector();
    await other.createAppUser();
    const [own, others] = [newInstanceId(), newInstanceId()];
    const [published] = await db
      .select({ formId: formTable.id, formVersionId: formTable.currentVersionId })
      .from(formTable)
      .where(eq(formTable.xmlFormId, form));
    for (const [instanceId, { person }] of [
      [own, collector],
      [others, other],
    ] as const) {
      const [sender] = await db.select().from(appUser).where(eq(appUser.personId, person.id));
      const seen = { speciesName: 'Before', speciesType: null, accuracy: null };
      await insertSubmissions(
        db,
        [
          submissionToStore({
            formId: published?.formId ?? 0,
            formVersionId: published?.formVersionId ?? 0,
            mappingRevision: 1,
            appUserId: sender?.id ?? 0,
            instanceId,
            occurrences: [
              {
                ...seen,
                latitude: 20,
                longitude: 85,
                individualCount: null,
                photo: null,
                fieldSite: null,
              },
            ],
          }),
        ],
        { records: 10, occurrences: 10, bytes: 10_000 },
      );
    }
    await submit({ instanceId: own, species: 'After' });
    await submit({ instanceId: others, species: 'After' });
    expect(await names()).toEqual(['After']);
    expect((await other.points()).map(({ speciesName }) => speciesName)).toEqual(['Before']);
    const before = readStatuses().length;
    await names();
    // Changes and the count: one record that was not stored must not cause a full comparison each
    // time.
    expect(readStatuses().slice(before)).toEqual([200, 200]);
  });

  test('removes deleted records from map and counters, and shows restored ones again', async () => {
    const instanceId = newInstanceId();
    await submit({ instanceId, species: 'Gone' });
    await send('Stays', 'Stays too', 'And this', 'And that');
    expect(await names()).toHaveLength(5);
    fixture.central.deleteRecord(form, instanceId);
    expect(await names()).toEqual(['And that', 'And this', 'Stays', 'Stays too']);
    expect(await contributions()).toBe(4);
    fixture.central.restoreRecord(form, instanceId);
    expect(await names()).toContain('Gone');
    expect(await storedRecords()).toHaveLength(5);
  });

  test('applies a deletion and a submission between two readings', async () => {
    const instanceId = newInstanceId();
    await submit({ instanceId, species: 'Gone' });
    await names();
    fixture.central.deleteRecord(form, instanceId);
    await send('New');
    expect(await names()).toEqual(['New']);
  });

  test('counts encrypted records and those with an invalid place, but not on the map', async () => {
    await fixture.publish({ id: 'encrypted_form', encrypted: true });
    await collector.ask('encrypted_form');
    expect((await phone.submit(encryptedRecord(newInstanceId()))).status).toBe(201);
    await submit({ species: 'Garbage', location: 'not a point' });
    await submit({ species: 'Far', location: '95 200 0 0' });
    await submit({ species: 'Here', location: '20.2961 85.8245' });
    expect(await points()).toMatchObject([
      { speciesName: 'Far', speciesLocation: null },
      { speciesName: 'Garbage', speciesLocation: null },
      { speciesName: 'Here', speciesLocation: [20.2961, 85.8245] },
    ]);
    expect(await contributions()).toBe(4);
  });

  test('distinguishes records with equal instance ids per form and per person', async () => {
    await fixture.publish({ id: 'second form' });
    await collector.ask('second form');
    const instanceId = newInstanceId();
    await submit({ instanceId });
    await submit({ instanceId, form: 'second form', species: 'Second' });
    const other = await fixture.collector();
    const { token } = (await other.createAppUser()).body;
    await other.ask(form);
    await fixture.phone(token).submit(testRecord({ form, species: 'Theirs' }));
    expect(await names()).toEqual(['Second', 'Shorea robusta']);
    expect((await other.points()).map(({ speciesName }) => speciesName)).toEqual(['Theirs']);
  });

  test('counts records of people known only to Central, and assigns them to no account', async () => {
    const before = await statistics();
    const inCentral = fixture.central.state.forms.get(form);
    await send('A species of their own');
    const [own] = inCentral?.submissions ?? [];
    if (own) inCentral?.submissions.push({ ...own, instanceId: 'uuid:web', submitterId: 5 });
    expect(await names()).toEqual(['A species of their own']);
    const [species = 0, collectors = 0, records = 0] = before;
    // Only species on the lists are counted.
    expect(await statistics()).toEqual([species, collectors + 2, records + 2]);
    const rows = await fixture.server.context.database.db
      .select({ personId: appUser.personId })
      .from(submission)
      .innerJoin(appUser, eq(appUser.id, submission.appUserId))
      .where(eq(submission.instanceId, 'uuid:web'));
    expect(rows).toEqual([{ personId: null }]);
  });

  test('reads records whose form version this server never had', async () => {
    fixture.central.publish(testForm({ id: form, version: '2099010101' }));
    await submit({ version: '2099010101', species: 'Newer' });
    expect(await names()).toEqual(['Newer']);
  });
});

describe('network to ODK Central', () => {
  test.each(['cut', 'proxy', 'lost'] as const)(
    'duplicates no record after an interruption (%s) between pages, and reads the rest later',
    async (fault) => {
      const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
      await send(...sent);
      let pages = 0;
      fixture.central.fault = (call) =>
        call === `GET ${recordsPath()}` && ++pages > 3 ? fault : null;
      const partly = await collector.points();
      expect(partly.length).toBeGreaterThan(0);
      expect(partly.length).toBeLessThan(10);
      fixture.central.fault = () => null;
      expect(await names()).toEqual(sent.sort());
      expect(await storedRecords()).toHaveLength(10);
      expect(await contributions()).toBe(10);
    },
  );

  test('shows stored records on the map at once while Central is unavailable', async () => {
    await send('Sal');
    await names();
    fixture.central.fault = () => 'cut';
    expect(await names()).toEqual(['Sal']);
    expect(await contributions()).toBe(1);
    expect((await fixture.server.app.inject('/health/ready')).statusCode).toBe(200);
  });
});

test('reads every record once with two processes on one database', async () => {
  const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
  await send(...sent);
  const { app, context } = fixture.server;
  setLimits({ overlapMs: 0 });
  const other = await fixture.inAnotherProcess();
  const headers = collector.person.headers;
  const { body } = await collector.createAppUser();
  const ask = (process: typeof app) =>
    process.inject({
      method: 'POST',
      url: '/api/aranya/collected-data',
      headers,
      payload: { userId: body.id, userInsight: false },
    });
  await Promise.all([ask(app), ask(other), ask(app), ask(other)]);
  await context.collection.catchUp();
  expect(await storedRecords()).toHaveLength(10);
  // Four pages, three of them next pages: each was read once.
  const next = fixture.central.queries.filter(
    (one, index) =>
      one.includes('skiptoken') && fixture.central.calls[index] === `GET ${recordsPath()}`,
  );
  expect(next).toHaveLength(3);
});

describe('periodic reading', () => {
  let own: CentralFixture;
  beforeAll(async () => {
    own = await openCentralFixture();
  });
  afterAll(() => own.close());

  test('resumes after an outage of Central and stops with the server', async () => {
    setLimits({ pauseMs: 1, firstRetryMs: 10, roundMs: 50 });
    const { collection, database } = own.server.context;
    const collecting = await own.collector();
    const phoneOfOwn = own.phone((await collecting.createAppUser()).body.token);
    await collecting.ask(TREE_FORM);
    own.central.fault = (call) => (call.startsWith('POST /key') ? null : 'cut');
    collection.start();
    await phoneOfOwn.submit(testRecord());
    await phoneOfOwn.submit(testRecord());
    await until(async () => own.central.count(/^GET/) >= 9);
    const rows = () => database.db.select().from(submission);
    expect(await rows()).toEqual([]);
    own.central.fault = () => null;
    await until(async () => (await rows()).length === 2);
    await phoneOfOwn.submit(testRecord());
    await until(async () => (await rows()).length === 3);

    own.central.fault = () => 'silence';
    const asked = own.central.calls.length;
    await until(async () => own.central.calls.length > asked);
    // The round is not awaited: the full interval is longer than a test's time limit.
    await collection.stop();
  });
});
