import { SIGHTING_FORM_ID, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { count, eq } from 'drizzle-orm';
import { openTestServer, signedInPerson, type TestPerson, type TestServer } from '../../testing';
import { DEMONSTRATION_FORM_PINS } from '../demonstration/form-pins';
import { setDemonstrationFormPins } from '../demonstration/set-form-pins';
import { auditEntry } from '../people/audit/tables';
import { ATTEMPT_LIMITS } from '../platform/configuration/limits';
import { API_PREFIX } from '../platform/http/api-prefix';
import { revokeToken } from './app-users/app-users';
import { collectionStateOf } from './collection-state';
import { setFormPin } from './forms/form-pin';
import { installForms } from './forms/install-forms';
import { appUser, form, submission } from './tables';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    prepare: async (context) => {
      await installForms(context);
      await setDemonstrationFormPins(context.database.db);
    },
    limits: {
      formPinPerPersonAndForm: { attempts: 3, seconds: 60 },
      formPinPerFormDaily: { attempts: 8, seconds: 3600 },
    },
  });
});
afterAll(() => server.close());

async function post(person: TestPerson | null, path: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}${path}`,
    headers: person?.headers ?? {},
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const createAppUser = (person: TestPerson, wishes: object = {}) =>
  post(person, '/odk/create-app-user', {
    displayName: person.name,
    projectId: 1,
    phoneNumber: person.phoneNumber,
    location: 'other',
    ...wishes,
  });

/** Creates a person with an app user and a function that requests forms. */
async function collector() {
  const person = await signedInPerson(server);
  const { body } = await createAppUser(person);
  const ask = (formId: string, wishes: object = {}) =>
    post(person, '/odk/user-form-access', {
      projectId: 1,
      formId,
      roleId: 2,
      userId: body.id,
      location: 'other',
      ...wishes,
    });
  const state = () => collectionStateOf(server.context.database.db, person.id);
  return { person, id: body.id as string, ask, state };
}

const formNamed = async (xmlFormId: string) => {
  const [found] = await server.context.database.db
    .select({ id: form.id })
    .from(form)
    .where(eq(form.xmlFormId, xmlFormId));
  return found ?? { id: 0 };
};

describe('create-app-user', () => {
  test('returns the same token of 64 characters at every call', async () => {
    const person = await signedInPerson(server);
    const first = await createAppUser(person);
    expect(first.status).toBe(200);
    expect(first.body.token).toMatch(/^[A-Za-z0-9!$]{64}$/);
    expect(first.body.id).toMatch(/^\d+$/);
    expect((await createAppUser(person, { displayName: 'Another' })).body).toEqual(first.body);
    const state = await collectionStateOf(server.context.database.db, person.id);
    expect(state).toEqual({
      odkUserId: first.body.id,
      odkToken: first.body.token,
      tokenTrustedAt: expect.any(Date),
      allFormAccess: [],
      isTrialFormCompleted: false,
      contributions: 0,
    });
  });

  test('creates one app user for twenty concurrent calls', async () => {
    const { db } = server.context.database;
    const rows = async () => (await db.select({ rows: count() }).from(appUser))[0]?.rows ?? 0;
    const person = await signedInPerson(server);
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createAppUser(person)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  test('returns another token after the first was revoked', async () => {
    const person = await signedInPerson(server);
    const first = (await createAppUser(person)).body;
    await revokeToken(server.context.database.db, Number(first.id));
    const second = (await createAppUser(person)).body;
    expect(second.id).toBe(first.id);
    expect(second.token).toMatch(/^[A-Za-z0-9!$]{64}$/);
    expect(second.token).not.toBe(first.token);
  });

  test('refuses visitors, other phone numbers, other projects and missing fields', async () => {
    const person = await signedInPerson(server);
    expect((await post(null, '/odk/create-app-user', {})).status).toBe(401);
    expect((await createAppUser(person, { phoneNumber: '9999999999' })).status).toBe(403);
    expect((await createAppUser(person, { projectId: 2 })).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'projectId' }],
    });
    expect((await createAppUser(person, { displayName: '' })).body).toMatchObject({
      fields: [{ field: 'displayName' }],
    });
    const { odkToken } = await collectionStateOf(server.context.database.db, person.id);
    expect(odkToken).toBeNull();
  });
});

describe('user-form-access', () => {
  test('grants the trial form and open forms without a PIN, also by an encoded id', async () => {
    const { ask, state } = await collector();
    expect(await ask(TRIAL_FORM_ID)).toEqual({ status: 200, body: { success: true } });
    expect((await ask('Agricultural%20Inventory')).status).toBe(200);
    expect((await state()).allFormAccess.sort()).toEqual(['Agricultural Inventory', TRIAL_FORM_ID]);
  });

  test('grants a targeted form only for its PIN', async () => {
    const { ask, state } = await collector();
    const wrong = await ask('tree_species_odisha', { pin: '00000000' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_form_pin' } });
    expect((await ask('tree_species_odisha')).status).toBe(403);
    const others = { pin: DEMONSTRATION_FORM_PINS.boundary_mapping_all };
    expect((await ask('tree_species_odisha', others)).status).toBe(403);
    expect((await state()).allFormAccess).toEqual([]);
    const right = { pin: ` ${DEMONSTRATION_FORM_PINS.tree_species_gadchiroli} ` };
    expect((await ask('tree_species_gadchiroli', right)).status).toBe(200);
    expect((await state()).allFormAccess).toEqual(['tree_species_gadchiroli']);
  });

  test('gives every targeted form a demonstration PIN of eight digits', async () => {
    const { ask } = await collector();
    for (const [formId, pin] of Object.entries(DEMONSTRATION_FORM_PINS)) {
      expect(pin).toMatch(/^\d{8}$/);
      expect([formId, (await ask(formId, { pin })).status]).toEqual([formId, 200]);
    }
  });

  test('reports existing access, also to nine of ten concurrent calls', async () => {
    const { ask } = await collector();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(TRIAL_FORM_ID)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await ask(TRIAL_FORM_ID)).body.code).toBe('already_has_access');
  });

  test('limits wrong PINs per person and form', async () => {
    const { ask } = await collector();
    const guess = (pin: string) => ask('sfp_collector_all', { pin });
    for (const pin of ['1', '2', '3']) expect((await guess(pin)).status).toBe(403);
    const right = DEMONSTRATION_FORM_PINS.sfp_collector_all;
    expect(await guess(right)).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', retryAfterSeconds: expect.any(Number) },
    });
    const pin = DEMONSTRATION_FORM_PINS.above_ground_biomass;
    expect((await ask('above_ground_biomass', { pin })).status).toBe(200);
    const other = await collector();
    expect((await other.ask('sfp_collector_all', { pin: right })).status).toBe(200);
  });

  test('limits a hundred concurrent guesses', async () => {
    const { ask } = await collector();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask('boundary_mapping_all', { pin: `${index}` })),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(97);
  });

  test('limits wrong PINs per day, per person and per person and form', async () => {
    const { person, ask } = await collector();
    const { limiter } = server.context;
    const spend = async (limit: 'formPinPerPersonDaily' | 'formPinPerPersonAndFormDaily') => {
      const { id } = await formNamed('boundary_mapping_all');
      const key = limit === 'formPinPerPersonDaily' ? person.id : `${person.id}:${id}`;
      for (let guess = 0; guess < ATTEMPT_LIMITS[limit].attempts; guess += 1) {
        await limiter.isWithin(limit, key);
      }
    };
    const pins = DEMONSTRATION_FORM_PINS;
    await spend('formPinPerPersonAndFormDaily');
    expect((await ask('boundary_mapping_all', { pin: pins.boundary_mapping_all })).status).toBe(
      429,
    );
    expect((await ask('above_ground_biomass', { pin: pins.above_ground_biomass })).status).toBe(
      200,
    );
    await spend('formPinPerPersonDaily');
    expect((await ask('sfp_collector_all', { pin: pins.sfp_collector_all })).status).toBe(429);
  });

  test('restricts a form to people with a record after many wrong PINs from many accounts', async () => {
    const formId = 'institution_mapping_odisha';
    const pin = DEMONSTRATION_FORM_PINS[formId];
    const { id } = await formNamed(formId);
    const { db } = server.context.database;
    for (let guess = 0; guess < 8; guess += 1) {
      const { ask } = await collector();
      expect((await ask(formId, { pin: '00000000' })).status).toBe(403);
    }
    const [newcomer, known] = [await collector(), await collector()];
    await db.insert(submission).values({
      formId: id,
      instanceId: 'uuid:of-somebody-known',
      appUserId: Number(known.id),
    });
    expect(await newcomer.ask(formId, { pin })).toMatchObject({
      status: 403,
      body: { code: 'form_pin_guarded' },
    });
    expect((await known.ask(formId, { pin })).status).toBe(200);

    // An administrator sees the form, the request and the entry, and grants the form.
    const administrator = await signedInPerson(server, { isAdministrator: true });
    const { headers } = administrator;
    const administration = (url: string) =>
      server.app.inject({ url: `${API_PREFIX}/administration/${url}`, headers });
    const guarded = (await administration('forms'))
      .json()
      .forms.filter(({ isGuarded }: { isGuarded?: boolean }) => isGuarded);
    expect(guarded).toMatchObject([{ formId }]);
    const { requests } = (await administration('form-requests')).json();
    const { phoneNumber } = newcomer.person;
    expect(requests).toContainEqual(expect.objectContaining({ phoneNumber, formId }));
    const noted = await db.$count(auditEntry, eq(auditEntry.action, 'form.pin_attacked'));
    expect(noted).toBe(1);
    await post(administrator, `/administration/forms/${id}/access`, { phoneNumber });
    expect((await newcomer.state()).allFormAccess).toEqual([formId]);

    // A new PIN resets the count of wrong PINs.
    await post(administrator, `/administration/forms/${id}/pin`, { pin: '48291573' });
    expect((await (await collector()).ask(formId, { pin: '48291573' })).status).toBe(200);
  });

  test("refuses another person's app user, other roles and projects, and unknown forms", async () => {
    const { ask } = await collector();
    const other = await collector();
    expect((await ask(TRIAL_FORM_ID, { userId: other.id })).body.code).toBe('forbidden');
    expect((await ask(TRIAL_FORM_ID, { roleId: 1 })).body.fields[0].field).toBe('roleId');
    expect((await ask(TRIAL_FORM_ID, { projectId: 7 })).body.fields[0].field).toBe('projectId');
    for (const formId of ['none', '%', '%00']) {
      expect([formId, (await ask(formId)).status]).toEqual([formId, 404]);
    }
    expect((await ask('x'.repeat(101))).status).toBe(400);
    const person = await signedInPerson(server);
    const without = await post(person, '/odk/user-form-access', {
      projectId: 1,
      formId: TRIAL_FORM_ID,
      roleId: 2,
      userId: other.id,
      location: 'other',
    });
    expect(without.status).toBe(403);
  });

  test('refuses a targeted form without a PIN and stores a PIN as a hash', async () => {
    const { db } = server.context.database;
    const { ask } = await collector();
    await db.update(form).set({ pinHash: null });
    expect((await ask('tree_species_odisha', { pin: '01042024' })).status).toBe(403);
    await setFormPin(db, 'tree_species_odisha', '24122025');
    expect((await ask('tree_species_odisha', { pin: '24122025' })).status).toBe(200);
    await expect(setFormPin(db, 'tree_species_odisha', '123')).rejects.toThrow(/eight digits/);
    await expect(setFormPin(db, 'none', '12345678')).rejects.toThrow(/no form/);
    const hashes = (await db.select({ hash: form.pinHash }).from(form)).map(({ hash }) => hash);
    expect(hashes.join()).not.toContain('24122025');
  });
});

describe('odk-trail-completed', () => {
  const complete = (person: TestPerson, wishes: object = {}) =>
    post(person, '/profile/odk-trail-completed', {
      phoneNumber: person.phoneNumber,
      token: person.token,
      location: 'other',
      ...wishes,
    });

  test('marks the trial as completed once', async () => {
    const { person, state } = await collector();
    expect(await complete(person)).toEqual({
      status: 200,
      body: { isTrialFormCompleted: true },
    });
    expect((await complete(person)).status).toBe(200);
    expect((await state()).isTrialFormCompleted).toBe(true);
  });

  test('grants the form for sightings to the phone', async () => {
    const { person, state } = await collector();
    await complete(person);
    await complete(person);
    expect((await state()).allFormAccess).toEqual([SIGHTING_FORM_ID]);
  });

  test('refuses people without an app user, and tokens or phone numbers of others', async () => {
    const person = await signedInPerson(server);
    expect((await complete(person)).status).toBe(404);
    const one = await collector();
    expect((await complete(one.person, { token: person.token })).status).toBe(403);
    expect((await complete(one.person, { phoneNumber: '9999999999' })).status).toBe(403);
    expect((await one.state()).isTrialFormCompleted).toBe(false);
  });
});
