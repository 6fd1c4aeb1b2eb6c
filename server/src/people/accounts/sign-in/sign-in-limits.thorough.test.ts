import { signedInPerson, useTestServer } from '../../../../testing';
import { openAttemptLimiter } from '../../../platform/database/attempt-limiter';
import { attemptCounter } from '../../../platform/database/tables';

const LOGIN = '/api/aranya/user/uloggedin-login';

describe('limits of sign-in', () => {
  const server = useTestServer({
    limits: {
      signInPerPhone: { attempts: 3, seconds: 60 },
      signInPerAddress: { attempts: 8, seconds: 60 },
    },
  });

  let lastAddress = 0;
  const newAddress = () => {
    lastAddress += 1;
    return `192.0.2.${lastAddress}`;
  };
  const signIn = (phoneNumber: string, password: string, remoteAddress = newAddress()) =>
    server.app.inject({
      method: 'POST',
      url: LOGIN,
      payload: { phoneNumber, password },
      remoteAddress,
    });

  test('refuses the right PIN after too many wrong ones', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await signIn(phoneNumber, '000000')).statusCode).toBe(401);
    }
    const refused = await signIn(phoneNumber, pin);
    expect(refused.statusCode).toBe(429);
    const { code, retryAfterSeconds } = refused.json();
    expect(code).toBe('too_many_attempts');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds));
  });

  test('counts all spellings of a number together', async () => {
    const ways = ['8000000001', '+91 8000000001', '08000000001', '80000-00001'];
    const answers = [];
    for (const way of ways) answers.push((await signIn(way, '000000')).statusCode);
    expect(answers).toEqual([401, 401, 401, 429]);
  });

  test('counts each of several concurrent guesses', async () => {
    const { phoneNumber } = await signedInPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn(phoneNumber, '000000')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
  });

  test('does not count a right PIN, and keeps wrong attempts from elsewhere', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    const statuses = [];
    for (const guess of ['000000', pin, '000001', pin, pin, '000002', pin]) {
      statuses.push((await signIn(phoneNumber, guess)).statusCode);
    }
    expect(statuses).toEqual([401, 200, 401, 200, 200, 401, 429]);
  });

  test('stops one network from trying many phone numbers', async () => {
    const address = newAddress();
    for (let last = 0; last < 8; last += 1) {
      expect((await signIn(`700000000${last}`, '000000', address)).statusCode).toBe(401);
    }
    expect((await signIn('7000000009', '000000', address)).statusCode).toBe(429);
    expect((await signIn('7000000009', '000000')).statusCode).toBe(401);
  });

  test('does not count correct sign-ins', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    const address = newAddress();
    for (let round = 0; round < 10; round += 1) {
      expect((await signIn(phoneNumber, pin, address)).statusCode).toBe(200);
    }
  });

  test('shares limits among several processes', async () => {
    const limits = { gapPerAddress: { attempts: 2, seconds: 60 } };
    const { db } = server.context.database;
    const [one, other] = [
      openAttemptLimiter(db, 'secret', limits),
      openAttemptLimiter(db, 'secret', limits),
    ];
    await one.count('gapPerAddress', 'shared');
    await other.count('gapPerAddress', 'shared');
    await expect(one.count('gapPerAddress', 'shared')).rejects.toMatchObject({
      code: 'too_many_attempts',
    });
  });

  test('resets limits after their period', async () => {
    const { db } = server.context.database;
    const limiter = openAttemptLimiter(db, 'secret', {
      gapPerAddress: { attempts: 1, seconds: 60 },
    });
    await limiter.count('gapPerAddress', 'short');
    await expect(limiter.count('gapPerAddress', 'short')).rejects.toThrow();
    await db.update(attemptCounter).set({ expire: new Date(Date.now() - 1) });
    await limiter.count('gapPerAddress', 'short');
  });
});
