import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../../testing/fake-central/central-fixture';
import { deleteAppUser } from '../../../../testing/fake-central/management';
import { testRecord } from '../../../../testing/odk-conformance/test-forms';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture();
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000, requestMs: 2_000 }));
afterEach(() => {
  fixture.central.fault = () => null;
  fixture.central.state.mayManage = true;
});
afterAll(() => fixture.close());

const appUsers = () => fixture.central.state.appUsers;
const formList = async (token: string) => fixture.phone(token).get('/formList');

/** A person whose phone has a form and has sent a record. */
async function collector() {
  const made = await fixture.collector();
  const { body } = await made.createAppUser();
  await made.ask(TREE_FORM);
  await fixture.phone(body.token).submit(testRecord({ species: 'Before' }));
  return { ...made, first: body };
}

describe('replace-token with ODK Central', () => {
  test('revokes the old code at once and returns a new one with the same forms and records', async () => {
    const { first, replaceToken, createAppUser, profile, points } = await collector();
    const { status, body } = await replaceToken();
    expect(status).toBe(200);
    expect(body.id).toBe(first.id);
    expect(body.token).not.toBe(first.token);
    expect((await formList(first.token)).status).toBe(403);
    expect((await formList(body.token)).text).toContain(TREE_FORM);
    expect((await createAppUser()).body).toEqual(body);
    expect((await profile()).odkInfo).toEqual({
      odkToken: body.token,
      allFormAccess: [TREE_FORM],
      isOlderThanPin: false,
    });
    await fixture.phone(body.token).submit(testRecord({ species: 'After' }));
    expect((await points()).map(({ speciesName }) => speciesName)).toEqual(['Before', 'After']);
    expect((await profile()).odkInfo.allFormAccess).toEqual([TREE_FORM]);
  });

  test.each(['cut', 'lost', 'proxy'] as const)(
    'resumes after a failure (%s), also one while the old code is revoked',
    async (fault) => {
      const { first, replaceToken, createAppUser } = await collector();
      for (const broken of [
        'DELETE /sessions',
        'POST /projects/1/app-users',
        'POST /projects/1/forms',
      ]) {
        fixture.central.fault = (call) => (call.startsWith(broken) ? fault : null);
        expect(await replaceToken()).toMatchObject({
          status: 503,
          body: { code: 'collection_unavailable' },
        });
      }
      fixture.central.fault = () => null;
      const before = appUsers().length;
      const { body } = await replaceToken();
      expect((await formList(first.token)).status).toBe(403);
      expect((await formList(body.token)).text).toContain(TREE_FORM);
      expect((await createAppUser()).body).toEqual(body);
      expect(appUsers().length - before).toBeLessThanOrEqual(1);
    },
  );

  test('succeeds when the code was revoked or its app user deleted in Central before', async () => {
    const revoked = await collector();
    const own = appUsers().at(-1);
    if (own) own.token = null;
    const second = (await revoked.replaceToken()).body;
    expect((await formList(second.token)).text).toContain(TREE_FORM);
    deleteAppUser(fixture.central.state, appUsers().at(-1)?.id ?? 0);
    const third = (await revoked.replaceToken()).body;
    expect((await formList(third.token)).text).toContain(TREE_FORM);
  });

  test('returns no new code if the old one cannot be revoked', async () => {
    const { first, replaceToken } = await collector();
    fixture.central.fault = (call) => (call.startsWith('DELETE /sessions') ? 'cut' : null);
    const before = appUsers().length;
    expect((await replaceToken()).status).toBe(503);
    expect(appUsers()).toHaveLength(before);
    expect((await formList(first.token)).status).toBe(200);
  });

  test('returns 404 for a person without a code', async () => {
    const { replaceToken } = await fixture.collector();
    expect(await replaceToken()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

test('does not return a code that was revoked in Central, even before the next reading', async () => {
  const { first, createAppUser } = await collector();
  const own = appUsers().at(-1);
  if (own) own.token = null;
  const { status, body } = await createAppUser();
  expect(status).toBe(200);
  expect(body.token).not.toBe(first.token);
  expect((await formList(body.token)).text).toContain(TREE_FORM);
});

test('returns the existing code while Central is unavailable', async () => {
  const { first, createAppUser } = await collector();
  fixture.central.fault = () => 'cut';
  expect((await createAppUser()).body).toEqual(first);
});
