import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { ensureAppUser } from '../../collecting/app-users/app-users';
import { collectionStateOf } from '../../collecting/collection-state';
import { installForms } from '../../collecting/forms/install-forms';

const api = (path: string) => `/api/aranya/administration/${path}`;
const TARGETED = 'haat_census_harichandanpur';

describe('forms', () => {
  const server = useTestServer({ prepare: async (context) => installForms(context) });
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  const get = (path: string) =>
    server.app.inject({ url: api(path), headers: administrator.headers });
  const tell = (path: string, body: object) =>
    post(server.app, api(path), body, administrator.headers);
  const formNamed = async (formId: string) =>
    (await get('forms')).json().forms.find((form: { formId: string }) => form.formId === formId);
  const db = () => server.context.database.db;

  /** Creates a collector with a QR code and a function that requests a form. */
  async function collector(name: string) {
    const person = await signedInPerson(server, { name });
    const about = { personId: person.id, displayName: name, location: '' };
    const { id } = await ensureAppUser(db(), about);
    const ask = async (pin: string) => {
      const body = {
        projectId: 1,
        formId: TARGETED,
        roleId: 2,
        userId: id,
        location: 'other',
        pin,
      };
      return (await post(server.app, '/api/aranya/odk/user-form-access', body, person.headers))
        .statusCode;
    };
    const hasForm = async () =>
      (await collectionStateOf(db(), person.id)).allFormAccess.includes(TARGETED);
    return { person, appUserId: id, ask, hasForm };
  }

  test('lists forms with their access type, never with a PIN', async () => {
    const { forms, openRequests } = (await get('forms')).json();
    expect(forms).toHaveLength(16);
    expect(openRequests).toBe(0);
    expect(await formNamed(TARGETED)).toMatchObject({
      kind: 'targeted',
      state: 'open',
      hasPin: false,
      people: 0,
      records: 0,
      lastRecordAt: null,
    });
    expect((await formNamed('tree_test_24')).kind).toBe('trial');
  });

  test('opens and closes a form, and audits the administrator', async () => {
    const { id } = await formNamed(TARGETED);
    for (const state of ['closing', 'closed', 'open']) {
      expect((await tell(`forms/${id}/state`, { state })).statusCode).toBe(200);
      expect((await formNamed(TARGETED)).state).toBe(state);
    }
    expect((await tell(`forms/${id}/state`, { state: 'hidden' })).statusCode).toBe(400);
    expect((await tell('forms/999999/state', { state: 'open' })).statusCode).toBe(404);
  });

  test('sets a PIN, and never returns it', async () => {
    const { id } = await formNamed(TARGETED);
    const { ask, hasForm } = await collector('PIN knower');
    expect(await ask('15082027')).toBe(403);
    expect((await tell(`forms/${id}/pin`, { pin: '1508' })).statusCode).toBe(400);
    const answer = await tell(`forms/${id}/pin`, { pin: '15082027' });
    expect(answer.json()).toEqual({ done: true });
    expect((await get('forms')).body).not.toContain('15082027');
    expect((await formNamed(TARGETED)).hasPin).toBe(true);
    expect(await ask('15082027')).toBe(200);
    expect(await hasForm()).toBe(true);
    const trial = await formNamed('tree_test_24');
    expect((await tell(`forms/${trial.id}/pin`, { pin: '15082027' })).statusCode).toBe(400);
  });

  test('grants a form by phone number and revokes it, and audits both', async () => {
    const { id } = await formNamed(TARGETED);
    const person = await signedInPerson(server, { name: 'जसोदा मुंडा' });
    const give = () => tell(`forms/${id}/access`, { phoneNumber: `+91 ${person.phoneNumber}` });
    expect((await give()).statusCode).toBe(200);
    expect((await give()).statusCode).toBe(409);
    expect((await tell(`forms/${id}/access`, { phoneNumber: '9199999999' })).statusCode).toBe(400);
    const { people } = (await get(`forms/${id}/people`)).json();
    const [{ appUserId, name, phoneNumber }] = people;
    expect([name, phoneNumber]).toEqual(['जसोदा मुंडा', person.phoneNumber]);
    await tell(`forms/${id}/access/withdraw`, { appUserId });
    expect((await collectionStateOf(db(), person.id)).allFormAccess).toEqual([]);
    const entries = await server.context.audit.about(person.id);
    expect(entries.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['form_access.withdrawn', administrator.id, { formId: id }],
      ['form_access.granted', administrator.id, { formId: id }],
    ]);
  });

  test('lists a person with failed attempts once, to grant or dismiss', async () => {
    const waiting = await collector('Waits for the form');
    const other = await collector('Is dismissed');
    for (const pin of ['11111111', '22222222']) expect(await waiting.ask(pin)).toBe(403);
    expect(await other.ask('33333333')).toBe(403);
    const requests = async (state = 'refused') =>
      (await get(`form-requests?state=${state}`)).json().requests;
    const named = async (name: string, state?: string) =>
      (await requests(state)).find((request: { name: string }) => request.name === name);
    const request = await named('Waits for the form');
    expect(request).toMatchObject({
      formId: TARGETED,
      phoneNumber: waiting.person.phoneNumber,
      attempts: 2,
      state: 'refused',
    });
    expect((await get('forms')).json().openRequests).toBe((await requests()).length);
    await tell(`form-requests/${request.id}`, { action: 'grant' });
    expect(await waiting.hasForm()).toBe(true);
    expect(await named('Waits for the form', 'granted')).toMatchObject({ id: request.id });

    const { id } = await named('Is dismissed');
    await tell(`form-requests/${id}`, { action: 'dismiss' });
    expect(await other.hasForm()).toBe(false);
    expect(await named('Is dismissed')).toBeUndefined();
    await other.ask('44444444');
    expect(await named('Is dismissed')).toMatchObject({ id, attempts: 2 });
    expect((await tell('form-requests/999999', { action: 'grant' })).statusCode).toBe(404);
    // No administrator sees the attempted PIN.
    expect((await get('form-requests')).body).not.toMatch(/1111|2222|3333/);
  });

  test('accepts a request with a reason', async () => {
    const { person, hasForm } = await collector('Asks with a reason');
    const url = '/api/aranya/odk/form-requests';
    const own = async () =>
      (await server.app.inject({ url, headers: person.headers })).json().requests;
    const ask = (reason: string, formId = TARGETED) =>
      post(server.app, url, { formId, reason }, person.headers);
    const waiting = async () =>
      (await get('form-requests'))
        .json()
        .requests.find((request: { name: string }) => request.name === 'Asks with a reason');

    expect((await ask('')).statusCode).toBe(400);
    expect((await ask('x'.repeat(501))).statusCode).toBe(400);
    expect((await ask('I teach here.', 'no_such_form')).statusCode).toBe(404);
    expect((await ask('I teach here.', 'tree_test_24')).statusCode).toBe(404);
    expect(await own()).toEqual([]);

    expect((await ask('I teach here.')).statusCode).toBe(200);
    expect(await own()).toEqual([{ formId: TARGETED, state: 'waiting', answer: '' }]);
    const first = await waiting();
    expect(first).toMatchObject({ reason: 'I teach here.', attempts: 0 });
    const no = { action: 'dismiss', answer: 'The census is over; ask in May.' };
    expect((await tell(`form-requests/${first.id}`, no)).statusCode).toBe(200);
    expect(await own()).toEqual([{ formId: TARGETED, state: 'refused', answer: no.answer }]);

    expect((await ask('It is May.')).statusCode).toBe(200);
    expect(await waiting()).toMatchObject({ id: first.id, reason: 'It is May.', answer: '' });
    await tell(`form-requests/${first.id}`, { action: 'grant' });
    expect(await own()).toEqual([{ formId: TARGETED, state: 'granted', answer: '' }]);
    expect(await hasForm()).toBe(true);
    expect((await ask('Again.')).statusCode).toBe(409);
    const actions = (await server.context.audit.about(person.id)).map(({ action }) => action);
    expect(actions).toEqual([
      'form_request.granted',
      'form_request.made',
      'form_request.dismissed',
      'form_request.made',
    ]);
  });

  test('settles a request when the person enters the right PIN', async () => {
    const { ask } = await collector('Found the PIN');
    expect(await ask('11111111')).toBe(403);
    expect(await ask('15082027')).toBe(200);
    const { requests } = (await get('form-requests?state=granted')).json();
    expect(requests.map(({ name }: { name: string }) => name)).toContain('Found the PIN');
  });

  test('downloads both lists as tables', async () => {
    const requests = await get('form-requests.csv');
    expect(requests.body.split('\r\n')[0]).toBe(
      '\uFEFFtitle,formId,name,phoneNumber,state,attempts,firstAt,lastAt,reason,answer',
    );
    expect(requests.body).toContain('Waits for the form');
    const access = await get('form-access.csv');
    expect(access.body).toContain(`${TARGETED},PIN knower,`);
  });
});
