import { eq } from 'drizzle-orm';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { deviceName } from '../../people/accounts/sessions/session-list';
import { personSession } from '../../people/accounts/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const FIREFOX_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('sessions', () => {
  const server = useTestServer();
  const url = (path: string) => `${API_PREFIX}/user/${path}`;

  async function anotherDevice({ phoneNumber, pin }: TestPerson, userAgent: string) {
    const answer = await post(
      server.app,
      url('uloggedin-login'),
      { phoneNumber, password: pin },
      { 'user-agent': userAgent },
    );
    return { authorization: `Bearer ${answer.json().token}` };
  }
  const list = async (headers: object) =>
    (await server.app.inject({ url: url('sessions'), headers: { ...headers } })).json().sessions;

  test('lists sessions with a description, the calling one marked, without token or address', async () => {
    const person = await signedInPerson(server);
    const phone = await anotherDevice(person, CHROME_ON_ANDROID);
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: expect.any(String),
      device: 'Chrome on Android',
      signedInAt: expect.stringMatching(/^\d{4}-/),
      lastUsedAt: expect.stringMatching(/^\d{4}-/),
      isThisOne: true,
    });
    expect(JSON.stringify(sessions)).not.toContain(person.token);
    const rows = await server.context.database.db
      .select()
      .from(personSession)
      .where(eq(personSession.userId, person.id));
    for (const { ipAddress } of rows) expect(ipAddress || null).toBeNull();
  });

  test('ends single sessions from another device', async () => {
    const person = await signedInPerson(server);
    const other = await anotherDevice(person, FIREFOX_ON_WINDOWS);
    const { id } = (await list(person.headers)).find(
      ({ device }: { device: string }) => device === 'Firefox on Windows',
    );
    const ended = await post(server.app, url('sessions/end'), { id }, person.headers);
    expect(ended.json().sessions).toHaveLength(1);
    expect((await server.app.inject({ url: url('sessions'), headers: other })).statusCode).toBe(
      401,
    );
    const again = await post(server.app, url('sessions/end'), { id }, person.headers);
    expect(again.statusCode).toBe(404);
  });

  test("does not end another person's session", async () => {
    const [one, other] = [await signedInPerson(server), await signedInPerson(server)];
    const [session] = await list(other.headers);
    const answer = await post(server.app, url('sessions/end'), { id: session.id }, one.headers);
    expect(answer.statusCode).toBe(404);
    expect(await list(other.headers)).toHaveLength(1);
  });

  test('ends all sessions except the calling one', async () => {
    const person = await signedInPerson(server);
    const others = [
      await anotherDevice(person, CHROME_ON_ANDROID),
      await anotherDevice(person, FIREFOX_ON_WINDOWS),
    ];
    const ended = await post(server.app, url('sessions/end-others'), {}, person.headers);
    expect(ended.json().sessions).toMatchObject([{ isThisOne: true }]);
    for (const headers of others) {
      expect((await server.app.inject({ url: url('sessions'), headers })).statusCode).toBe(401);
    }
    const [entry] = await server.context.audit.about(person.id);
    expect(entry).toMatchObject({ action: 'session.others_ended', details: { sessions: 2 } });
  });

  test('stores the last use of a session at intervals, not on every call', async () => {
    const person = await signedInPerson(server);
    const { db } = server.context.database;
    const used = async () => {
      const [row] = await db
        .select()
        .from(personSession)
        .where(eq(personSession.userId, person.id));
      return row?.updatedAt.getTime() ?? 0;
    };
    const before = await used();
    await list(person.headers);
    expect(await used()).toBe(before);
    const longAgo = new Date(Date.now() - 3_600_000);
    await db
      .update(personSession)
      .set({ updatedAt: longAgo })
      .where(eq(personSession.userId, person.id));
    await list(person.headers);
    expect(await used()).toBeGreaterThan(longAgo.getTime());
  });

  test.each([
    [CHROME_ON_ANDROID, 'Chrome on Android'],
    [FIREFOX_ON_WINDOWS, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on Apple iPhone',
    ],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
    ['something else', 'Unknown device'],
  ])('describes %s as %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
