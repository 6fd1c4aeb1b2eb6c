import { post, signedInPerson, useTestServer } from '../../../testing';
import { removeOutdated } from '../../account/retention/remove-outdated';
import { gapSuggestion } from '../../administration/gaps/tables';
import { doOnce } from './do-once';
import { DONE_CALL_SECONDS } from './limits';
import { doneCall } from './tables';

const SUGGESTION = {
  userName: 'asha@example.org',
  fullName: 'Asha Majhi',
  country: 'India',
  sdg: '',
  extraDetail: 'Nobody counts the fireflies.',
};
const PROFILE = {
  name: 'Asha',
  email: '',
  organization: '',
  organizationName: '',
  address: 'Keonjhar',
  webURL: '',
};

describe('repeated call with an id', () => {
  const server = useTestServer();
  let last = 0;
  const newKey = () => {
    last += 1;
    return `0123456789abcdef-${last}`;
  };
  const suggest = (key: string, content: object = SUGGESTION) =>
    post(server.app, '/api/aranya/measurement_gaps', content, { 'idempotency-key': key });
  const suggestions = async () =>
    (await server.context.database.db.select().from(gapSuggestion)).length;

  test('runs a repeated call once, sequentially and concurrently, with the same answer', async () => {
    const key = newKey();
    const before = await suggestions();
    const first = await suggest(key);
    const answers = [await suggest(key), ...(await Promise.all([suggest(key), suggest(key)]))];
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill(first.json()));
    expect(await suggestions()).toBe(before + 1);
    const other = newKey();
    await Promise.all(Array.from({ length: 5 }, () => suggest(other)));
    expect(await suggestions()).toBe(before + 2);
    await suggest(newKey());
    expect(await suggestions()).toBe(before + 3);
  });

  test('runs a call without an id each time', async () => {
    const before = await suggestions();
    await post(server.app, '/api/aranya/measurement_gaps', SUGGESTION);
    await post(server.app, '/api/aranya/measurement_gaps', SUGGESTION);
    expect(await suggestions()).toBe(before + 2);
  });

  test('refuses a repeated id with different content', async () => {
    const key = newKey();
    await suggest(key);
    const before = await suggestions();
    const answer = await suggest(key, { ...SUGGESTION, extraDetail: 'Nor the owls.' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'done_otherwise']);
    expect(await suggestions()).toBe(before);
  });

  test('repeats a call after a failure', async () => {
    const call = {
      name: 'test',
      personId: null,
      headers: { 'idempotency-key': newKey() },
      body: {},
    };
    const { db } = server.context.database;
    await expect(
      doOnce(db, call, async (tx) => {
        await tx.insert(gapSuggestion).values(SUGGESTION);
        throw new Error('no room');
      }),
    ).rejects.toThrow('no room');
    let done = 0;
    const work = async () => {
      done += 1;
    };
    await doOnce(db, call, work);
    await doOnce(db, call, work);
    expect(done).toBe(1);
  });

  test('does not overwrite a newer profile; ids of different people are independent', async () => {
    const [asha, bela] = [await signedInPerson(server), await signedInPerson(server)];
    const key = newKey();
    const change = (person: typeof asha, address: string, id: string) =>
      post(
        server.app,
        '/api/aranya/profile/update-profile',
        { ...PROFILE, address, token: person.token, phoneNumber: person.phoneNumber },
        { ...person.headers, 'idempotency-key': id },
      );
    await change(asha, 'Keonjhar', key);
    await change(asha, 'Puri', newKey());
    expect((await change(asha, 'Keonjhar', key)).json().address).toBe('Puri');
    expect((await change(bela, 'Kangra', key)).json().address).toBe('Kangra');
    // After signing in again the repeated call has another token.
    const token = (await server.context.accounts.signIn(asha.phoneNumber, asha.pin, '192.0.2.1'))
      .token;
    const again = { ...asha, token, headers: { authorization: `Bearer ${token}` } };
    expect((await change(again, 'Keonjhar', key)).json().address).toBe('Puri');
  });

  test('refuses an invalid id', async () => {
    for (const key of ['short', 'x'.repeat(65), '0123456789abcdef ; --']) {
      expect((await suggest(key)).statusCode).toBe(400);
    }
  });

  test('runs a call again after its id expired, but not before', async () => {
    const key = newKey();
    await suggest(key);
    const { db } = server.context.database;
    const known = async () => (await db.select().from(doneCall)).length;
    const after = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await removeOutdated(db, after(DONE_CALL_SECONDS - 60));
    expect(await known()).toBeGreaterThan(0);
    await removeOutdated(db, after(DONE_CALL_SECONDS + 60));
    expect(await known()).toBe(0);
  });
});
