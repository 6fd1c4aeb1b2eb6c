import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { and, eq } from 'drizzle-orm';
import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../../testing/fake-central/central-fixture';
import { setFormPin } from '../../forms/form-pin';
import { form } from '../../tables';

const SPACED = 'no space form';
const TARGETED = 'targeted_form';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture();
  await fixture.publish({ id: SPACED });
  await fixture.publish({ id: TARGETED });
  const { db } = fixture.server.context.database;
  await db.update(form).set({ kind: 'targeted' }).where(eq(form.xmlFormId, TARGETED));
  await setFormPin(db, TARGETED, '24122025');
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
afterEach(() => {
  fixture.central.fault = () => null;
});
afterAll(() => fixture.close());

const assigned = (xmlFormId: string) => fixture.central.state.forms.get(xmlFormId)?.assigned;

async function collector() {
  const made = await fixture.collector();
  await made.createAppUser();
  const actorId = fixture.central.state.appUsers.at(-1)?.id ?? 0;
  const access = async () => (await made.profile()).odkInfo.allFormAccess;
  return { ...made, actorId, access };
}

describe('user-form-access with ODK Central', () => {
  test('assigns the form in Central, so that the phone lists it', async () => {
    const { ask, actorId, createAppUser, access } = await collector();
    expect((await ask(TREE_FORM)).status).toBe(200);
    expect(assigned(TREE_FORM)?.has(actorId)).toBe(true);
    expect(await access()).toEqual([TREE_FORM]);
    const { token } = (await createAppUser()).body;
    expect((await fixture.phone(token).get('/formList')).text).toContain(TREE_FORM);
  });

  test('encodes a form id with a space', async () => {
    const { ask, actorId } = await collector();
    expect((await ask(encodeURIComponent(SPACED))).status).toBe(200);
    expect(assigned(SPACED)?.has(actorId)).toBe(true);
    expect(fixture.central.count(/no%20space%20form\/assignments/)).toBe(1);
  });

  test('returns 409 if access exists already, without a call to Central', async () => {
    const { ask } = await collector();
    await ask(TREE_FORM);
    const before = fixture.central.calls.length;
    expect((await ask(TREE_FORM)).body.code).toBe('already_has_access');
    expect(fixture.central.calls.length).toBe(before);
  });

  test('grants one of ten concurrent calls and answers the others with 409', async () => {
    const { ask } = await collector();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(TREE_FORM)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_has_access')).toHaveLength(9);
  });

  test('checks the PIN here and sends no wrong PIN to Central', async () => {
    const { ask, actorId } = await collector();
    expect((await ask(TARGETED, '00000000')).body.code).toBe('wrong_form_pin');
    expect(assigned(TARGETED)?.has(actorId)).toBe(false);
    expect((await ask(TARGETED, '24122025')).status).toBe(200);
    expect(assigned(TARGETED)?.has(actorId)).toBe(true);
  });

  test("grants access on the next attempt after Central's answer was lost", async () => {
    const { ask, access, actorId } = await collector();
    fixture.central.fault = (call) => (call.includes('/assignments/app-user/') ? 'lost' : null);
    const broken = await ask(TREE_FORM);
    expect(broken).toMatchObject({ status: 503, body: { code: 'collection_unavailable' } });
    expect(await access()).toEqual([]);
    fixture.central.fault = () => null;
    expect((await ask(TREE_FORM)).status).toBe(200);
    expect(await access()).toEqual([TREE_FORM]);
    expect(assigned(TREE_FORM)?.has(actorId)).toBe(true);
  });

  test('reports a form that was deleted in Central as closed, without asking for a retry', async () => {
    const { ask, access } = await collector();
    fixture.central.state.forms.delete(SPACED);
    expect((await ask(SPACED)).body.code).toBe('form_closed');
    expect(await access()).toEqual([]);
    await fixture.read();
    const before = fixture.central.calls.length;
    expect((await ask(SPACED)).body.code).toBe('form_closed');
    expect(fixture.central.calls.length).toBe(before);
  });

  test.each(['closing', 'closed'] as const)(
    'does not grant a form that is %s in Central until it is reopened',
    async (state) => {
      const { ask, access } = await collector();
      const there = fixture.central.state.forms.get(TREE_FORM);
      if (!there) throw new Error('There is no form.');
      there.state = state;
      await fixture.read();
      expect(await ask(TREE_FORM)).toMatchObject({ status: 409, body: { code: 'form_closed' } });
      expect(await access()).toEqual([]);
      there.state = 'open';
      await fixture.read();
      expect((await ask(TREE_FORM)).status).toBe(200);
    },
  );

  test('applies assignments that were changed in Central by hand at the next reading', async () => {
    const { ask, access, actorId } = await collector();
    await ask(TARGETED, '24122025');
    assigned(TREE_FORM)?.add(actorId);
    assigned(TARGETED)?.delete(actorId);
    await fixture.read();
    expect(await access()).toEqual([TREE_FORM]);
  });
});

test('stores the access to the trial form as the embedded server does', async () => {
  await fixture.publish({ id: TRIAL_FORM_ID });
  const { db } = fixture.server.context.database;
  const trial = and(eq(form.projectId, 1), eq(form.xmlFormId, TRIAL_FORM_ID));
  await db.update(form).set({ kind: 'trial' }).where(trial);
  const { ask, person } = await collector();
  expect((await ask(TRIAL_FORM_ID)).status).toBe(200);
  const answer = await fixture.server.app.inject({
    method: 'POST',
    url: '/api/aranya/profile/odk-trail-completed',
    headers: person.headers,
    payload: { phoneNumber: person.phoneNumber, token: person.token, location: 'other' },
  });
  expect(answer.json()).toEqual({ isTrialFormCompleted: true });
});
