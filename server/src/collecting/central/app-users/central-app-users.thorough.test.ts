import { eq } from 'drizzle-orm';
import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../../testing/fake-central/central-fixture';
import { deleteAppUser } from '../../../../testing/fake-central/management';
import { testRecord } from '../../../../testing/odk-conformance/test-forms';
import { centralAppUserClaim } from '../tables';
import { displayNameOf } from './make-app-user';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture();
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
afterEach(() => {
  fixture.central.fault = () => null;
});
afterAll(() => fixture.close());

const CREATE = 'POST /projects/1/app-users';
const appUsers = () => fixture.central.state.appUsers;

describe('create-app-user with ODK Central', () => {
  test("returns Central's credential, the same on every call and in the profile", async () => {
    const { createAppUser, profile } = await fixture.collector();
    const first = await createAppUser();
    expect(first.status).toBe(200);
    expect(first.body.token).toBe(appUsers().at(-1)?.token);
    expect((await createAppUser()).body).toEqual(first.body);
    expect((await profile()).odkInfo.odkToken).toBe(first.body.token);
  });

  test('creates one app user in Central for twenty concurrent calls', async () => {
    const { createAppUser } = await fixture.collector();
    const before = appUsers().length;
    const answers = await Promise.all(Array.from({ length: 20 }, createAppUser));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(appUsers()).toHaveLength(before + 1);
  });

  test('creates one app user for twenty concurrent calls to two processes', async () => {
    const { createAppUser, person } = await fixture.collector();
    const other = await fixture.inAnotherProcess();
    const elsewhere = () =>
      other.inject({
        method: 'POST',
        url: '/api/aranya/odk/create-app-user',
        headers: person.headers,
        payload: {
          displayName: person.name,
          projectId: 1,
          phoneNumber: person.phoneNumber,
          location: '',
        },
      });
    const before = appUsers().length;
    const [own, others] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, createAppUser)),
      Promise.all(Array.from({ length: 10 }, elsewhere)),
    ]);
    const tokens = [...own.map(({ body }) => body.token), ...others.map((a) => a.json().token)];
    expect(new Set(tokens)).toEqual(new Set([appUsers().at(-1)?.token]));
    expect(appUsers()).toHaveLength(before + 1);
  });

  test("finds the app user again after Central's answer was lost, and creates no second one", async () => {
    const { createAppUser } = await fixture.collector();
    const before = appUsers().length;
    fixture.central.fault = (call) => (call === CREATE ? 'lost' : null);
    const broken = await createAppUser();
    expect(broken).toMatchObject({ status: 503, body: { code: 'collection_unavailable' } });
    fixture.central.fault = () => null;
    const { body } = await createAppUser();
    expect(appUsers()).toHaveLength(before + 1);
    expect(body.token).toBe(appUsers().at(-1)?.token);
  });

  test('keeps one app user when several unanswered attempts succeeded', async () => {
    const { createAppUser, person } = await fixture.collector();
    const before = appUsers().length;
    fixture.central.fault = (call) => (call === CREATE ? 'lost' : null);
    await createAppUser();
    const { db } = fixture.server.context.database;
    const [claim] = await db.select().from(centralAppUserClaim);
    const late = appUsers().at(-1);
    expect(late?.displayName).toBe(displayNameOf(person.name, claim?.reference ?? ''));
    // Central processed this request after the client had timed out.
    appUsers().push({ ...late, id: 9001, token: 'z'.repeat(64) } as never);
    fixture.central.fault = () => null;
    const { body } = await createAppUser();
    expect(body.token).toBe(late?.token);
    expect(appUsers()).toHaveLength(before + 1);
    expect(await db.select().from(centralAppUserClaim)).toEqual([]);
  });

  test.each(['cut', 'proxy', 'silence'] as const)(
    'asks the person to try again while Central is unavailable (%s), and succeeds afterwards',
    async (fault) => {
      setLimits({ requestMs: 150 });
      const { createAppUser, profile } = await fixture.collector();
      const before = appUsers().length;
      fixture.central.fault = () => fault;
      const { status, body } = await createAppUser();
      expect(status).toBe(503);
      expect(body).toMatchObject({ message: expect.stringContaining('try again') });
      expect(JSON.stringify(body)).not.toContain('127.0.0.1');
      expect((await profile()).odkInfo.odkToken).toBeNull();
      fixture.central.fault = () => null;
      expect((await createAppUser()).status).toBe(200);
      expect(appUsers()).toHaveLength(before + 1);
    },
  );

  test('creates another credential with the same forms after a revocation in Central', async () => {
    const { createAppUser, ask, profile, points } = await fixture.collector();
    const first = (await createAppUser()).body;
    await ask(TREE_FORM);
    await fixture.phone(first.token).submit(testRecord({ species: 'Before' }));
    const old = appUsers().at(-1);
    if (old) old.token = null;
    await fixture.read();
    expect((await profile()).odkInfo.odkToken).toBeNull();
    const second = (await createAppUser()).body;
    expect(second.id).toBe(first.id);
    expect(second.token).not.toBe(first.token);
    expect((await profile()).odkInfo).toEqual({
      odkToken: second.token,
      allFormAccess: [TREE_FORM],
      isOlderThanPin: false,
    });
    await fixture.phone(second.token).submit(testRecord({ species: 'After' }));
    expect((await points()).map(({ speciesName }) => speciesName)).toEqual(['Before', 'After']);
  });

  test('unlinks an app user that was deleted in Central and assigns its forms to the next one', async () => {
    const { createAppUser, ask, profile } = await fixture.collector();
    await createAppUser();
    await ask(TREE_FORM);
    deleteAppUser(fixture.central.state, appUsers().at(-1)?.id ?? 0);
    await fixture.read();
    await fixture.read();
    expect((await profile()).odkInfo).toEqual({
      odkToken: null,
      allFormAccess: [TREE_FORM],
      isOlderThanPin: false,
    });
    const { body, status } = await createAppUser();
    expect(status).toBe(200);
    expect((await fixture.phone(body.token).get('/formList')).text).toContain(TREE_FORM);
    await fixture.read();
    expect((await profile()).odkInfo.allFormAccess).toEqual([TREE_FORM]);
  });

  test('takes over a claim of a dead process after it expired', async () => {
    setLimits({ claimWaitMs: 200 });
    const { createAppUser, person } = await fixture.collector();
    fixture.central.fault = () => 'cut';
    await createAppUser();
    fixture.central.fault = () => null;
    const { db } = fixture.server.context.database;
    const held = new Date(Date.now() + 60_000);
    const rows = await db.select().from(centralAppUserClaim);
    const last = rows.reduce((one, other) => (one.appUserId > other.appUserId ? one : other));
    const own = eq(centralAppUserClaim.appUserId, last.appUserId);
    await db.update(centralAppUserClaim).set({ heldUntil: held, holder: 'dead' }).where(own);
    expect((await createAppUser()).status).toBe(503);
    await db
      .update(centralAppUserClaim)
      .set({ heldUntil: new Date(0) })
      .where(own);
    expect((await createAppUser()).status).toBe(200);
    expect(appUsers().filter(({ displayName }) => displayName.startsWith(person.name)).length).toBe(
      new Set(appUsers().map(({ displayName }) => displayName)).size,
    );
  });
});

describe('displayNameOf', () => {
  test("shortens a long name to Central's limit without splitting characters", () => {
    const name = displayNameOf(' आशा  माझी 🌳'.repeat(20), '0123456789');
    expect([...name].length).toBeLessThanOrEqual(64);
    expect(name).toMatch(/ \[0123456789\]$/);
    expect(Buffer.from(name).toString()).toBe(name);
  });
});
