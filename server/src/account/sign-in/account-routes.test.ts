import { PROBLEMS } from '@aranya/shared/contracts';
import { post, signedInPerson, useTestServer } from '../../../testing';

const LOGIN = '/api/aranya/user/uloggedin-login';
const SIGN_OUT = '/api/aranya/user/sign-out';
const PROFILE = '/api/aranya/profile/getProfile';

describe('signing in', () => {
  const server = useTestServer();

  const signIn = (phoneNumber: string, password: string) =>
    post(server.app, LOGIN, { phoneNumber, password });

  test('returns the person, a token and the data needed to collect', async () => {
    const { id, name, phoneNumber, pin } = await signedInPerson(server);
    const answer = await signIn(phoneNumber, pin);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: expect.objectContaining({ id, name, phoneNumber, isCommForUser: '0', email: '' }),
      token: expect.stringMatching(/^\w{20,}$/),
      odkInfo: { odkToken: null, allFormAccess: [], isOlderThanPin: false },
      deviceMark: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('never returns the PIN or its hash', async () => {
    const { phoneNumber, pin } = await signedInPerson(server, { pin: '864209753' });
    const answer = await signIn(phoneNumber, pin);
    expect(answer.body).not.toContain(pin);
    expect(answer.json().user).not.toHaveProperty('password');
  });

  test('accepts a number with spaces, hyphens and a prefix', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    const typed = `+91 ${phoneNumber.slice(0, 5)}-${phoneNumber.slice(5)}`;
    expect((await signIn(typed, pin)).statusCode).toBe(200);
  });

  test('returns the role of community-for staff', async () => {
    const { phoneNumber, pin } = await signedInPerson(server, { isCommForUser: true });
    expect((await signIn(phoneNumber, pin)).json().user.isCommForUser).toBe('1');
  });

  test('gives the same answer for an unknown phone and a wrong PIN', async () => {
    const { phoneNumber } = await signedInPerson(server);
    const wrongPin = await signIn(phoneNumber, '000000');
    const unknown = await signIn('9999999999', '000000');
    expect(wrongPin.statusCode).toBe(401);
    expect(wrongPin.json()).toEqual({
      code: 'wrong_credentials',
      message: PROBLEMS.wrong_credentials.message,
    });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrongPin.body);
  });

  test('computes one hash each for an unknown phone and a wrong PIN', async () => {
    const { phoneNumber } = await signedInPerson(server);
    const { password } = await server.context.authentication.$context;
    const { verify } = password;
    let hashes = 0;
    password.verify = (input) => {
      hashes += 1;
      return verify(input);
    };
    await signIn(phoneNumber, '000000');
    expect(hashes).toBe(1);
    await signIn('9999999998', '000000');
    expect(hashes).toBe(2);
    password.verify = verify;
  });

  test('ends only the session that is signed out', async () => {
    const { phoneNumber, pin, token, headers } = await signedInPerson(server);
    const other = (await signIn(phoneNumber, pin)).json().token;
    const out = await post(server.app, SIGN_OUT, {}, headers);
    expect(out.json()).toEqual({ signedOut: true });
    const profile = (of: string) =>
      post(server.app, PROFILE, { token: of, phoneNumber }, { authorization: `Bearer ${of}` });
    expect((await profile(token)).statusCode).toBe(403);
    expect((await profile(other)).statusCode).toBe(200);
    expect((await post(server.app, SIGN_OUT, {}, headers)).statusCode).toBe(401);
  });

  test('creates a session that survives a restart of the server', async () => {
    const { phoneNumber, token, headers } = await signedInPerson(server);
    await server.restart();
    const answer = await post(server.app, PROFILE, { token, phoneNumber }, headers);
    expect(answer.json().phoneNumber).toBe(phoneNumber);
  });
});
