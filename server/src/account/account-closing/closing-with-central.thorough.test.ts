import { post, signedInPerson } from '../../../testing';
import {
  type CentralFixture,
  type Collector,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../testing/fake-central/central-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { centralCredentialEnd } from '../../collecting/central/tables';
import { submission } from '../../collecting/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { closeAtOnce } from './close-due-accounts';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture({
    environment: { ARANYA_METRICS_TOKEN: 'a token of the metrics' },
  });
});
beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
afterAll(() => fixture.close());

const call = (path: string, body: object, headers = {}) =>
  post(fixture.server.app, `${API_PREFIX}/user/${path}`, body, headers);
const close = ({ person }: Collector, choice: string) =>
  call('close-account', { password: person.pin, choice }, person.headers);
const inCentral = (token: string) =>
  fixture.central.state.appUsers.some((one) => one.token === token);
const noted = () => fixture.server.context.database.db.select().from(centralCredentialEnd);
const records = () => fixture.server.context.database.db.$count(submission);
const codesToEnd = async () => {
  const headers = { authorization: 'Bearer a token of the metrics' };
  const { body } = await fixture.server.app.inject({ url: '/metrics', headers });
  return /^aranya_central_codes_to_end (\d)$/m.exec(body)?.[1];
};

/** Creates a person whose phone submits to Central. */
async function withPhone() {
  const collector = await fixture.collector();
  const { body } = await collector.createAppUser();
  await collector.ask(TREE_FORM);
  return { collector, token: body.token };
}

test("revokes a closed account's code in Central and creates another after restoring", async () => {
  const { collector, token } = await withPhone();
  await fixture.phone(token).submit(testRecord());
  expect((await close(collector, 'anonymise')).statusCode).toBe(200);
  expect(inCentral(token)).toBe(false);
  expect(await noted()).toEqual([]);
  const { phoneNumber, pin } = collector.person;
  const kept = await call('keep-account', { phoneNumber, password: pin });
  expect(kept.statusCode).toBe(200);
  expect(kept.json().odkInfo.odkToken).toBeNull();
  expect(kept.json().user.odkUserId).not.toBeNull();
});

test('queues and reports the revocation while Central is unavailable, and completes it later', async () => {
  const { collector, token } = await withPhone();
  const administrator = await signedInPerson(fixture.server, { isAdministrator: true });
  const listed = async () => {
    const url = '/api/aranya/administration/central/app-users';
    const { appUsers } = (
      await fixture.server.app.inject({ url, headers: administrator.headers })
    ).json();
    return appUsers.filter(({ ending }: { ending?: boolean }) => ending).length;
  };
  fixture.central.fault = () => 'proxy';
  expect((await close(collector, 'anonymise')).statusCode).toBe(200);
  expect(inCentral(token)).toBe(true);
  expect(await codesToEnd()).toBe('1');
  await fixture.read();
  expect(await codesToEnd()).toBe('1');
  fixture.central.fault = () => null;
  expect(await listed()).toBe(1);
  await fixture.read();
  expect([inCentral(token), await codesToEnd(), await listed()]).toEqual([false, '0', 0]);
});

test('keeps the code if the account is restored before Central answered', async () => {
  const { collector, token } = await withPhone();
  fixture.central.fault = () => 'proxy';
  await close(collector, 'anonymise');
  const { phoneNumber, pin } = collector.person;
  await call('keep-account', { phoneNumber, password: pin });
  fixture.central.fault = () => null;
  await fixture.read();
  expect([inCentral(token), await noted()]).toEqual([true, []]);
});

test('does not block records and other codes when Central refuses a revocation', async () => {
  const [one, other] = [await withPhone(), await withPhone()];
  const reader = await withPhone();
  fixture.central.fault = (call) => {
    if (call === `DELETE /sessions/${encodeURIComponent(one.token)}`) return 'forbidden';
    return call.startsWith('DELETE /sessions/') ? 'proxy' : null;
  };
  await close(one.collector, 'anonymise');
  await close(other.collector, 'anonymise');
  expect(await codesToEnd()).toBe('2');
  const before = await records();
  await fixture.phone(reader.token).submit(testRecord());
  fixture.central.fault = (call) =>
    call === `DELETE /sessions/${encodeURIComponent(one.token)}` ? 'forbidden' : null;
  await fixture.read();
  expect([inCentral(one.token), inCentral(other.token), await codesToEnd()]).toEqual([
    true,
    false,
    '1',
  ]);
  expect(await records()).toBe(before + 1);
  fixture.central.fault = () => null;
  await fixture.read();
  expect([inCentral(one.token), await codesToEnd()]).toEqual([false, '0']);
});

test('revokes the code of an account that was deleted at once', async () => {
  const { collector, token } = await withPhone();
  await closeAtOnce(fixture.server.context, collector.person.id, 'anonymise');
  expect(inCentral(token)).toBe(true);
  await fixture.read();
  expect([inCentral(token), await noted()]).toEqual([false, []]);
});

test('refuses to delete records without Central, which would restore them', async () => {
  const { collector } = await withPhone();
  expect((await close(collector, 'delete')).json().code).toBe('done_in_central');
});
