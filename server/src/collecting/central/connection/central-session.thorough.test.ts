import { clientOf, setLimits } from '../../../../testing/fake-central/central-fixture';
import { type FakeCentral, openFakeCentral } from '../../../../testing/fake-central/fake-central';
import { CentralRefusal, CentralUnavailable } from './central-error';

let central: FakeCentral;
beforeEach(async () => {
  setLimits({ pauseMs: 1 });
  central = await openFakeCentral();
});
afterEach(async () => {
  await central.close();
  expect(central.misunderstood).toEqual([]);
});

const signIns = () => central.count('POST /sessions');

describe('session at ODK Central', () => {
  test('opens one session for many concurrent calls, and reuses it', async () => {
    const client = clientOf(central);
    await Promise.all(Array.from({ length: 20 }, () => client.forms()));
    await client.appUsers();
    expect(signIns()).toBe(1);
  });

  test('reopens the session once after expiry, also for twenty concurrent calls', async () => {
    const client = clientOf(central);
    await client.forms();
    central.state.sessions.clear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.forms()));
    expect(answers).toHaveLength(20);
    expect(signIns()).toBe(2);
  });

  test('creates one app user although the session expired', async () => {
    const client = clientOf(central);
    await client.forms();
    central.state.sessions.clear();
    await client.createAppUser('Asha');
    expect(central.state.appUsers).toHaveLength(1);
  });

  test("reports a wrong password with Central's sentence after one attempt", async () => {
    central.state.password = 'another one';
    const client = clientOf({ ...central, state: { ...central.state, password: 'wrong' } });
    const refusal = await client.forms().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CentralRefusal);
    expect(refusal).toMatchObject({ status: 401, code: 401.2 });
    expect(signIns()).toBe(1);
  });

  test('retries once if Central rejects every new session', async () => {
    const client = clientOf(central);
    central.state.sessions.add = () => central.state.sessions;
    await expect(client.forms()).rejects.toMatchObject({ status: 401 });
    expect(central.count('GET /projects/1/forms')).toBe(2);
  });
});

describe('request to ODK Central', () => {
  test('retries a read when the connection breaks', async () => {
    const client = clientOf(central);
    let breaks = 2;
    central.fault = (call) => (call === 'GET /projects/1/forms' && breaks-- > 0 ? 'cut' : null);
    expect(await client.forms()).toEqual([]);
    expect(central.count('GET /projects/1/forms')).toBe(3);
  });

  test('does not retry a write', async () => {
    const client = clientOf(central);
    central.fault = (call) => (call === 'POST /projects/1/app-users' ? 'lost' : null);
    await expect(client.createAppUser('Asha')).rejects.toBeInstanceOf(CentralUnavailable);
    expect(central.state.appUsers).toHaveLength(1);
  });

  test('aborts a request after the timeout and does not retry it', async () => {
    setLimits({ requestMs: 100 });
    const client = clientOf(central);
    central.fault = (call) => (call === 'GET /projects/1/forms' ? 'silence' : null);
    const late = await client.forms().catch((error: unknown) => error);
    expect(late).toBeInstanceOf(CentralUnavailable);
    expect(late).toMatchObject({ timedOut: true, message: expect.stringContaining('100 ms') });
    expect(central.count('GET /projects/1/forms')).toBe(1);
  });

  test('reports an answer of a proxy as unavailable', async () => {
    const client = clientOf(central);
    central.fault = () => 'proxy';
    await expect(client.forms()).rejects.toMatchObject({
      name: 'CentralUnavailable',
      message: expect.stringContaining('502'),
    });
  });

  test("names the task in its error, but neither credentials nor Central's sentence", async () => {
    const client = clientOf(central);
    const refusal = (await client.createAppUser('x'.repeat(65)).catch((error) => error)) as Error;
    expect(refusal.message).toBe('ODK Central: create an app user: refused with 400.13');
    expect(JSON.stringify(Object.keys(refusal))).not.toContain('token');
  });
});
