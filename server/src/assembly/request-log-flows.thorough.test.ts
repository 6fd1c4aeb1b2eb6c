import { Writable } from 'node:stream';
import { codeSentTo, post, SERVER_START_MS } from '../../testing';
import { type Collection, openCollection } from '../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../testing/odk-conformance/test-forms';
import { API_PREFIX } from '../platform/http/api-prefix';
import { openLog } from './request-log';

/** Personal data that must never be logged. */
const NAME = 'Sumitra Devi Pradhan';
const PHONE = '9345678901';
const PIN = '864209';
const OTHER_PIN = '135791';
const PLACE = ['21.654321', '85.123456'];
const MAIL = 'sumitra@example.org';

describe('log of all actions of people and phones', () => {
  let written = '';
  let collection: Collection;
  const secrets = new Map<string, string>([
    ['name', NAME],
    ['name in part', 'Pradhan'],
    ['phone number', PHONE],
    ['PIN', PIN],
    ['other PIN', OTHER_PIN],
    ['latitude', PLACE[0] ?? ''],
    ['longitude', PLACE[1] ?? ''],
    ['mail', MAIL],
    ['device', 'abcDEF123456'],
    ['network address', '203.0.113.77'],
  ]);

  beforeAll(async () => {
    const destination = new Writable({
      write(chunk, _encoding, done) {
        written += chunk;
        done();
      },
    });
    collection = await openCollection({ log: openLog({ logLevel: 'trace' }, destination) });
  }, SERVER_START_MS);
  afterAll(() => collection.close(), SERVER_START_MS);

  const lines = () =>
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('contains no personal data after every kind of request', async () => {
    const { server } = collection;
    const { app, identityApp } = server;
    const api = (path: string) => `${API_PREFIX}/${path}`;
    const from = { 'x-forwarded-for': '203.0.113.77', 'user-agent': `${NAME} ${PHONE}` };

    // Registration, with a wrong code first, a second time, and recovery.
    await post(identityApp, '/register/code', { phoneNumber: PHONE }, from);
    const code = await codeSentTo(server, PHONE);
    secrets.set('code', code);
    const registration = { phoneNumber: PHONE, name: NAME, pin: PIN, age: 'ten-or-older' };
    await post(identityApp, '/register', { ...registration, code: '000001' }, from);
    const registered = await post(identityApp, '/register', { ...registration, code }, from);
    expect(registered.statusCode).toBe(200);
    await post(identityApp, '/recover/code', { phoneNumber: PHONE }, from);
    const again = await codeSentTo(server, PHONE);
    secrets.set('code of recovery', again);
    await post(identityApp, '/recover', { phoneNumber: PHONE, pin: OTHER_PIN, code: again }, from);
    await identityApp.inject({ url: `/register?phone=${PHONE}`, headers: from });

    // Wrong and right sign-ins, the profile, a form and collected records.
    await post(app, api('user/uloggedin-login'), { phoneNumber: PHONE, password: PIN }, from);
    const signedIn = await post(
      app,
      api('user/uloggedin-login'),
      { phoneNumber: PHONE, password: OTHER_PIN },
      from,
    );
    expect(signedIn.statusCode).toBe(200);
    const { token } = signedIn.json();
    secrets.set('sign-in', token);
    const own = { ...from, authorization: `Bearer ${token}` };
    const who = { token, phoneNumber: PHONE };
    await post(app, api('profile/getProfile'), who, own);
    await post(
      app,
      api('profile/update-profile'),
      {
        ...who,
        name: NAME,
        email: MAIL,
        organization: '',
        organizationName: '',
        address: NAME,
        webURL: '',
      },
      own,
    );
    await post(app, api('profile/update-profile-image'), { ...who, base64Data: 'AAAA' }, own);
    await post(
      app,
      api(`collected-data?phone=${PHONE}`),
      { userId: PHONE, userInsight: false },
      own,
    );
    await post(
      app,
      api('measurement_gaps'),
      { userName: MAIL, fullName: NAME, country: '', sdg: '', extraDetail: PHONE },
      own,
    );
    await app.inject(api(`public-occurrences?bbox=85,${PLACE[0]},${PLACE[1]},22&zoom=9`));
    await app.inject(`/wms?request=GetMap&bbox=${PLACE.join()}`);

    // Calls of a phone: form list, record, edit of an unknown record, refused record, invalid
    // addresses.
    const { phone } = collection;
    secrets.set('phone token', collection.token);
    await phone.get('/formList');
    await phone.submit(testRecord({ location: `${PLACE.join(' ')} 0 5` }));
    await phone.submit(testRecord({ deprecatedId: newInstanceId(), species: NAME }));
    await phone.submit(`<data>${PHONE}`);
    for (const url of [
      `/v1/keys/${collection.token}/projects/1`,
      `/v1/key/${collection.token}/%zz?${PHONE}`,
      `/${PHONE}/${collection.token}`,
      `/${collection.token}`,
    ]) {
      await fetch(collection.origin + url, { headers: from });
    }
    await post(app, api('user/sign-out'), {}, own);

    for (const [what, secret] of secrets)
      expect([what, written.includes(secret)]).toEqual([what, false]);
    expect(lines().length).toBeGreaterThan(40);
  });

  test('contains no personal data when the database is gone and every call fails', async () => {
    const { server } = collection;
    const before = lines().length;
    const phoneNumber = '9345678902';
    const login = { phoneNumber, password: PIN };
    await server.context.database.db.execute(
      'drop table attempt_counter, one_time_code, occurrence cascade',
    );
    await post(server.app, `${API_PREFIX}/user/uloggedin-login`, login);
    await post(server.identityApp, '/register/code', { phoneNumber });
    await collection.phone.submit(
      testRecord({ location: `${PLACE.join(' ')} 0 5`, species: NAME }),
    );
    await server.app.inject(`${API_PREFIX}/getDetails`);
    const failures = lines().slice(before);
    expect(failures.filter(({ level }) => level === 50).length).toBeGreaterThanOrEqual(3);
    secrets.set('another number', phoneNumber);
    for (const [what, secret] of secrets)
      expect([what, written.includes(secret)]).toEqual([what, false]);
  });

  test('logs an id for each request, and returns it in a header', async () => {
    const answer = await collection.server.app.inject('/api/aranya/nowhere');
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines().filter(({ reqId }) => reqId === id).length).toBeGreaterThan(0);
  });
});
