import { post, signedInPerson, useTestServer } from '../../../../testing';
import { type Work, workOf } from '../../../../testing/count-work';

/**
 * No answer and no response time may reveal which phone numbers have an account. The test counts
 * work instead of time, because timing tests fail on a busy machine.
 */
describe('known and unknown phone numbers', () => {
  const server = useTestServer();
  const LOGIN = '/api/aranya/user/uloggedin-login';
  const wrong = { pin: '975310', code: '000000' };

  let lastUnknown = 9_400_000_000;
  const unknownNumber = () => {
    lastUnknown += 1;
    return String(lastUnknown);
  };

  const signIn = (phoneNumber: string) =>
    post(server.app, LOGIN, { phoneNumber, password: wrong.pin });
  const page = (path: string, more: object) => (phoneNumber: string) =>
    post(server.identityApp, path, { phoneNumber, ...more });
  /** Requests a code first, so that there is one to compare with. */
  const afterCode =
    (path: string, then: (phoneNumber: string) => ReturnType<typeof signIn>) =>
    async (phoneNumber: string) => {
      await page(`${path}/code`, {})(phoneNumber);
      return then(phoneNumber);
    };

  test.each([
    ['signing in with a wrong PIN', signIn, 401],
    ['asking for a code to register', page('/register/code', {}), 200],
    ['asking for a code to recover', page('/recover/code', {}), 200],
    ['recovering with a wrong code', page('/recover', wrong), 400],
    ['recovering with a wrong code after one', afterCode('/recover', page('/recover', wrong)), 400],
    [
      'registering with a wrong code',
      page('/register', { ...wrong, name: 'Asha', age: 'ten-or-older' }),
      400,
    ],
    [
      'registering with a wrong code after one',
      afterCode('/register', page('/register', { ...wrong, name: 'Asha', age: 'ten-or-older' })),
      400,
    ],
  ])(
    'gives known and unknown numbers the same answer after the same work: %s',
    async (_, call, status) => {
      // The first call also warms up caches.
      await call(unknownNumber());
      const results = [];
      for (const phoneNumber of [(await signedInPerson(server)).phoneNumber, unknownNumber()]) {
        let said = '';
        const work: Work = await workOf(server, async () => {
          const answer = await call(phoneNumber);
          said = `${answer.statusCode} ${answer.body} ${JSON.stringify(Object.keys(answer.headers))}`;
        });
        results.push({ said, ...work });
      }
      const [known, unknown] = results;
      expect(known?.said).toMatch(new RegExp(`^${status} `));
      expect(known?.queries).toBeGreaterThan(0);
      expect(unknown).toEqual(known);
    },
  );

  test('hashes once for a wrong PIN with and without an account', async () => {
    const { phoneNumber } = await signedInPerson(server);
    expect((await workOf(server, () => signIn(phoneNumber))).hashes).toBe(1);
    expect((await workOf(server, () => signIn(unknownNumber()))).hashes).toBe(1);
  });
});
