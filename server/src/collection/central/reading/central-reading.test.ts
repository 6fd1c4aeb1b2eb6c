import { eq } from 'drizzle-orm';
import { until } from '../../../odk-conformance/collection-fixture';
import {
  encryptedRecord,
  newInstanceId,
  testForm,
  testRecord,
} from '../../../odk-conformance/test-forms';
import { appUser, submission } from '../../tables';
import {
  type CentralFixture,
  type Collector,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../stand-in/central-fixture';

let fixture: CentralFixture;
let collector: Collector;
let phone: ReturnType<CentralFixture['phone']>;
beforeEach(async () => {
  fixture = await openCentralFixture();
  setLimits({ retryPausesMs: [1, 1], freshMs: 0, mapPatienceMs: 20_000, pageRows: 3 });
  collector = await fixture.collector();
  phone = fixture.phone((await collector.createAppUser()).body.token);
  await collector.ask(TREE_FORM);
});
afterEach(() => fixture.close());

const RECORDS = '/projects/1/forms/tree_test.svc/Submissions';
const names = async () => (await collector.points()).map(({ speciesName }) => speciesName);
const send = async (...species: string[]) => {
  for (const name of species) {
    expect((await phone.submit(testRecord({ species: name }))).status).toBe(201);
  }
};
const readStatuses = () =>
  fixture.central.calls.flatMap((call, index) =>
    call === `GET ${RECORDS}` ? [fixture.central.statuses[index]] : [],
  );
const statistics = async () =>
  (await fixture.server.app.inject('/api/aranya/getDetails')).json().rows[0];

describe('records in ODK Central', () => {
  test('are read page by page, each once', async () => {
    const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
    await send(...sent);
    expect(await names()).toEqual(sent);
    expect(await fixture.storedRows()).toBe(10);
    // One count and four pages of three.
    expect(readStatuses()).toEqual([200, 200, 200, 200, 200]);
    expect((await collector.profile()).contributions).toBe(10);
  });

  test('that did not change are not read again', async () => {
    await send('Sal');
    await names();
    const before = readStatuses().length;
    expect(await names()).toEqual(['Sal']);
    expect(readStatuses().slice(before)).toEqual([304]);
  });

  test('that are new are read without those from long ago', async () => {
    setLimits({ overlapMs: 0 });
    await send('A', 'B', 'C', 'D', 'E', 'F', 'G');
    await names();
    const before = readStatuses().length;
    await send('H');
    expect(await names()).toHaveLength(8);
    // The count, and one page with the new record and the one it begins with.
    expect(readStatuses().slice(before)).toEqual([200, 200]);
  });

  test('that are edited are shown as they are now, and count once', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    await phone.submit(testRecord({ instanceId: first, species: 'Wrong' }));
    await send('Other');
    expect(await names()).toEqual(['Wrong', 'Other']);
    const edit = { instanceId: second, deprecatedId: first, species: 'Right' };
    expect((await phone.submit(testRecord(edit))).status).toBe(201);
    expect(await names()).toEqual(['Right', 'Other']);
    expect((await collector.profile()).contributions).toBe(2);
    expect(await statistics()).toMatchObject({ totalspecies: 2, totalcontributions: 2 });
  });

  test('that are deleted leave map and counters, and come back when they are restored', async () => {
    const instanceId = newInstanceId();
    await phone.submit(testRecord({ instanceId, species: 'Gone' }));
    await send('Stays', 'Stays too', 'And this', 'And that');
    expect(await names()).toHaveLength(5);
    const form = fixture.central.state.forms.get(TREE_FORM);
    const [kept] = form?.submissions ?? [];
    fixture.central.deleteRecord(TREE_FORM, instanceId);
    expect(await names()).toEqual(['Stays', 'Stays too', 'And this', 'And that']);
    expect((await collector.profile()).contributions).toBe(4);
    if (kept && form) {
      form.submissions.unshift(kept);
      form.events += 1;
    }
    expect(await names()).toContain('Gone');
    expect(await fixture.storedRows()).toBe(5);
  });

  test('deleted and sent between two readings: both are followed', async () => {
    const instanceId = newInstanceId();
    await phone.submit(testRecord({ instanceId, species: 'Gone' }));
    await names();
    fixture.central.deleteRecord(TREE_FORM, instanceId);
    await send('New');
    expect(await names()).toEqual(['New']);
  });

  test('that are encrypted or have a broken place count, and are not on the map', async () => {
    await fixture.publish({ id: 'encrypted_form', encrypted: true });
    await collector.ask('encrypted_form');
    expect((await phone.submit(encryptedRecord(newInstanceId()))).status).toBe(201);
    await phone.submit(testRecord({ species: 'Garbage', location: 'not a point' }));
    await phone.submit(testRecord({ species: 'Far', location: '95 200 0 0' }));
    await phone.submit(testRecord({ species: 'Here', location: '20.2961 85.8245' }));
    expect(await collector.points()).toMatchObject([
      { speciesName: 'Garbage', speciesLocation: null },
      { speciesName: 'Far', speciesLocation: null },
      { speciesName: 'Here', speciesLocation: [20.2961, 85.8245] },
    ]);
    expect((await collector.profile()).contributions).toBe(4);
  });

  test("with the same instance id in two forms are two, with another's are another's", async () => {
    await fixture.publish({ id: 'second form' });
    await collector.ask('second form');
    const instanceId = newInstanceId();
    await phone.submit(testRecord({ instanceId }));
    await phone.submit(testRecord({ instanceId, form: 'second form', species: 'Second' }));
    const other = await fixture.collector();
    const { token } = (await other.createAppUser()).body;
    await other.ask(TREE_FORM);
    await fixture.phone(token).submit(testRecord({ species: 'Theirs' }));
    expect((await names()).sort()).toEqual(['Second', 'Shorea robusta']);
    expect((await other.points()).map(({ speciesName }) => speciesName)).toEqual(['Theirs']);
  });

  test('of people that only Central knows count, and belong to nobody here', async () => {
    const form = fixture.central.state.forms.get(TREE_FORM);
    await send('Own');
    const [own] = form?.submissions ?? [];
    if (own) form?.submissions.push({ ...own, instanceId: 'uuid:web', submitterId: 5 });
    expect(await names()).toEqual(['Own']);
    expect(await statistics()).toMatchObject({ totalcollector: 2, totalcontributions: 2 });
    const rows = await fixture.server.context.database.db
      .select({ personId: appUser.personId })
      .from(submission)
      .innerJoin(appUser, eq(appUser.id, submission.appUserId))
      .where(eq(submission.instanceId, 'uuid:web'));
    expect(rows).toEqual([{ personId: null }]);
  });

  test('of a version of the form that this server never had are read too', async () => {
    fixture.central.publish(testForm({ id: TREE_FORM, version: '2099010101' }));
    await phone.submit(testRecord({ version: '2099010101', species: 'Newer' }));
    expect(await names()).toEqual(['Newer']);
  });
});

describe('the network to ODK Central', () => {
  test.each(['cut', 'proxy', 'lost'] as const)(
    'breaks (%s) in the middle of the pages: nothing is doubled, and the rest comes later',
    async (fault) => {
      const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
      await send(...sent);
      let pages = 0;
      fixture.central.fault = (call) => (call === `GET ${RECORDS}` && ++pages > 3 ? fault : null);
      const partly = await collector.points();
      expect(partly.length).toBeGreaterThan(0);
      expect(partly.length).toBeLessThan(10);
      fixture.central.fault = () => null;
      expect((await names()).sort()).toEqual(sent.sort());
      expect(await fixture.storedRows()).toBe(10);
      expect(await statistics()).toMatchObject({ totalcontributions: 10 });
    },
  );

  test('away: the map shows what was read last, at once', async () => {
    await send('Sal');
    await names();
    fixture.central.fault = () => 'cut';
    expect(await names()).toEqual(['Sal']);
    expect((await collector.profile()).contributions).toBe(1);
    expect((await fixture.server.app.inject('/health/ready')).statusCode).toBe(200);
  });

  test('away and back: records arrive by themselves', async () => {
    setLimits({ firstRetryMs: 10, roundMs: 50 });
    const { collection, database } = fixture.server.context;
    fixture.central.fault = (call) => (call.startsWith('POST /key') ? null : 'cut');
    collection.start();
    await send('Sal', 'Mahua');
    await until(async () => fixture.central.count(/^GET/) >= 3);
    const rows = () => database.db.select().from(submission);
    expect(await rows()).toEqual([]);
    fixture.central.fault = () => null;
    await until(async () => (await rows()).length === 2);
    await send('Later');
    await until(async () => (await rows()).length === 3);
  });

  test('away while the server stops: it stops', async () => {
    const { collection } = fixture.server.context;
    fixture.central.fault = () => 'silence';
    collection.start();
    await until(async () => fixture.central.calls.length > 0);
    const begun = performance.now();
    await collection.stop();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

test('two processes on one database read everything once', async () => {
  await fixture.inAnotherProcess();
  const sent = Array.from({ length: 10 }, (_, index) => `Species ${index}`);
  await send(...sent);
  const { app, context } = fixture.server;
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
  expect(await fixture.storedRows()).toBe(10);
  expect(readStatuses().filter((status) => status === 200)).toHaveLength(5);
});
