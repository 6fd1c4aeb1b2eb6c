import { post, signedInPerson, type TestPerson, type TestServer } from '../../../testing';
import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../testing/fake-central/central-fixture';
import { newCredential } from '../../../testing/fake-central/fake-state';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { closeForGood } from '../../account/account-closing/close-for-good';

const API = '/api/aranya/administration/central/app-users';

let fixture: CentralFixture;
let administrator: TestPerson;
beforeAll(async () => {
  fixture = await openCentralFixture({
    environment: { ARANYA_METRICS_TOKEN: 'a token of the metrics' },
  });
  administrator = await signedInPerson(fixture.server, { isAdministrator: true });
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
afterAll(() => fixture.close());

const ask = async (path: string) => (await fixture.server.app.inject(path)).json();
const list = async (search = '') =>
  (
    await fixture.server.app.inject({
      url: `${API}?search=${encodeURIComponent(search)}`,
      headers: administrator.headers,
    })
  ).json();
const link = (centralId: number, phoneNumber: string) =>
  post(fixture.server.app, `${API}/${centralId}/link`, { phoneNumber }, administrator.headers);

const faultIn = async (app: TestServer['app']) =>
  (
    await app.inject({
      url: '/api/aranya/administration/central/fault',
      headers: administrator.headers,
    })
  ).json().fault;

/** Creates an app user in Central by hand, with access to these forms. */
function madeByHand(displayName: string, formIds = [TREE_FORM]) {
  const { state } = fixture.central;
  const made = {
    id: state.nextActorId,
    displayName,
    createdAt: '2025-01-01T00:00:00.000Z',
    token: newCredential(),
  };
  state.nextActorId += 1;
  state.appUsers.push(made);
  for (const id of formIds) state.forms.get(id)?.assigned.add(made.id);
  return made;
}

const send = async (token: string, species: string) =>
  expect((await fixture.phone(token).submit(testRecord({ species }))).status).toBe(201);

describe('existing app users of Central', () => {
  test('lists app users with the person who has the same number or name', async () => {
    const { person } = await fixture.collector();
    const named = await signedInPerson(fixture.server, { name: 'Sukanti Juang' });
    const number = madeByHand(`+91 ${person.phoneNumber}`);
    const name = madeByHand(' sukanti juang ');
    const nobody = madeByHand('Tablet 4');
    const { problem, appUsers } = await list();
    expect(problem).toBeNull();
    const about = (id: number) =>
      appUsers.find(({ centralId }: { centralId: number }) => centralId === id);
    expect(about(number.id)).toEqual({
      centralId: number.id,
      displayName: `+91 ${person.phoneNumber}`,
      active: true,
      ending: false,
      records: 0,
      person: null,
      suggestion: { name: person.name, phoneNumber: person.phoneNumber },
    });
    expect(about(name.id).suggestion.phoneNumber).toBe(named.phoneNumber);
    expect(about(nobody.id).suggestion).toBeNull();
    expect(JSON.stringify(appUsers)).not.toContain(number.token);
    expect((await list('tablet')).total).toBe(1);
  });

  test("links an app user's records and code to a person, whose phone needs no new code", async () => {
    const { person, createAppUser, points, profile } = await fixture.collector();
    const old = madeByHand('Tablet 5');
    await send(old.token, 'Before');
    await fixture.read();
    expect((await list('Tablet 5')).appUsers[0]).toMatchObject({ records: 1, person: null });
    const made = fixture.central.count('POST /projects/1/app-users');
    expect((await link(old.id, person.phoneNumber)).statusCode).toBe(200);
    expect((await link(old.id, person.phoneNumber)).statusCode).toBe(200);
    expect((await createAppUser()).body.token).toBe(old.token);
    expect(fixture.central.count('POST /projects/1/app-users')).toBe(made);
    await send(old.token, 'After');
    const names = (await points()).map(({ speciesName }) => speciesName);
    expect(names).toEqual(['Before', 'After']);
    expect(await profile()).toMatchObject({
      contributions: 2,
      odkInfo: { odkToken: old.token, allFormAccess: [TREE_FORM], isOlderThanPin: false },
    });
    const [listed] = (await list('Tablet 5')).appUsers;
    expect(listed.person).toEqual({ name: person.name, phoneNumber: person.phoneNumber });
    const actions = await fixture.server.context.audit.about(person.id);
    expect(actions.map(({ action }) => action)).toContain('person.app_user_linked');
  });

  test("links records without replacing a person's valid code", async () => {
    const { person, createAppUser, points } = await fixture.collector();
    const { token } = (await createAppUser()).body;
    const old = madeByHand('Tablet 6');
    await send(old.token, 'Elder');
    await fixture.read();
    expect((await link(old.id, person.phoneNumber)).statusCode).toBe(200);
    expect((await createAppUser()).body.token).toBe(token);
    expect((await points()).map(({ speciesName }) => speciesName)).toEqual(['Elder']);
  });

  test("assigns the person's forms, so that the next reading revokes none", async () => {
    const { person, createAppUser, ask: askFor, profile } = await fixture.collector();
    await createAppUser();
    await askFor(TREE_FORM);
    const own = fixture.central.state.appUsers.at(-1);
    if (own) own.token = null;
    await fixture.read();
    const old = madeByHand('Tablet 9', []);
    expect((await link(old.id, person.phoneNumber)).statusCode).toBe(200);
    await fixture.read();
    expect((await profile()).odkInfo).toEqual({
      odkToken: old.token,
      allFormAccess: [TREE_FORM],
      isOlderThanPin: false,
    });
    expect((await fixture.phone(old.token).get('/formList')).text).toContain(TREE_FORM);
  });

  test("does not grant a person's forms to an app user that belongs to someone else", async () => {
    const [one, other] = [await fixture.collector(), await fixture.collector()];
    await other.createAppUser();
    await other.ask(TREE_FORM);
    const old = madeByHand('Tablet 10', []);
    await link(old.id, one.person.phoneNumber);
    expect((await link(old.id, other.person.phoneNumber)).json().code).toBe('app_user_of_another');
    expect(fixture.central.state.forms.get(TREE_FORM)?.assigned).not.toContain(old.id);
  });

  test("revokes linked codes with the person's other codes when the phone is lost", async () => {
    const { person, createAppUser, ask: askFor, replaceToken } = await fixture.collector();
    const { token } = (await createAppUser()).body;
    await askFor(TREE_FORM);
    const old = madeByHand('Tablet 11');
    await link(old.id, person.phoneNumber);
    const elder = old.token;
    const replaced = await replaceToken();
    expect(replaced.status).toBe(200);
    for (const ended of [token, elder]) {
      expect((await fixture.phone(ended).get('/formList')).status).toBe(403);
    }
    expect((await fixture.phone(replaced.body.token).get('/formList')).status).toBe(200);
  });

  test('does not link anonymised records of closed accounts', async () => {
    const [leaver, heir] = [await fixture.collector(), await fixture.collector()];
    const old = madeByHand('Tablet 8');
    await send(old.token, 'Of the tablet');
    const { token } = (await leaver.createAppUser()).body;
    await leaver.ask(TREE_FORM);
    await send(token, 'Of the one who left');
    await fixture.read();
    await fixture.server.context.database.db.transaction((tx) =>
      closeForGood(tx, leaver.person.id, 'anonymise'),
    );
    expect((await list('Tablet 8')).appUsers[0].records).toBe(1);
    expect((await link(old.id, heir.person.phoneNumber)).statusCode).toBe(200);
    expect((await heir.points()).map(({ speciesName }) => speciesName)).toEqual(['Of the tablet']);
  });

  test('refuses to link an app user to a second person', async () => {
    const [one, other] = [await fixture.collector(), await fixture.collector()];
    const old = madeByHand('Tablet 7');
    expect((await link(old.id, '9999999999')).json().code).toBe('invalid_input');
    expect((await link(999_999, one.person.phoneNumber)).statusCode).toBe(404);
    await link(old.id, one.person.phoneNumber);
    expect((await link(old.id, other.person.phoneNumber)).json().code).toBe('app_user_of_another');
  });
});

test('reports a password that Central rejects in every process', async () => {
  const { state } = fixture.central;
  const metric = async () => {
    const headers = { authorization: 'Bearer a token of the metrics' };
    const { body } = await fixture.server.app.inject({ url: '/metrics', headers });
    return /^aranya_central_read (\d)$/m.exec(body)?.[1];
  };
  await fixture.read();
  expect(await metric()).toBe('1');
  expect(await faultIn(fixture.server.app)).toBeNull();
  const { password } = state;
  state.password = 'another one';
  state.sessions.clear();
  await fixture.read();
  expect((await ask('/health/ready')).missing).toContain('central');
  expect(await metric()).toBe('0');
  // Another process that has not read itself reports the same.
  const other = await fixture.inAnotherProcess();
  expect((await other.inject('/health/ready')).json().missing).toContain('central');
  expect(await faultIn(other)).toMatchObject({
    sentence: expect.stringMatching(/refuses the email or the password of this server/),
    since: expect.stringMatching(/^\d{4}-/),
  });
  const { problem, appUsers } = await list();
  expect(problem).toMatch(/refuses the email or the password of this server/);
  expect(appUsers).toEqual([]);
  state.password = password;
  await fixture.read();
  expect((await ask('/health/ready')).missing ?? []).not.toContain('central');
  expect(await faultIn(other)).toBeNull();
  expect(await metric()).toBe('1');
});
