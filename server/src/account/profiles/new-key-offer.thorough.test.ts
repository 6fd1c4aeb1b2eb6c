import { codeSentTo, post, signedInPerson, useTestServer } from '../../../testing';
import { ensureAppUser } from '../../collecting/app-users/app-users';
import { API_PREFIX } from '../../platform/http/api-prefix';

describe('QR code after a change of the PIN', () => {
  const server = useTestServer();

  test('reports the QR code as older than the PIN until a new one is created', async () => {
    const { id, name, phoneNumber } = await signedInPerson(server);
    const about = { personId: id, displayName: name, location: '' };
    await ensureAppUser(server.context.database.db, about);
    const signIn = async (password: string) =>
      (
        await post(server.app, `${API_PREFIX}/user/uloggedin-login`, { phoneNumber, password })
      ).json();
    expect((await signIn('135790')).odkInfo.isOlderThanPin).toBe(false);

    await post(server.identityApp, '/recover/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    await post(server.identityApp, '/recover', { phoneNumber, code, pin: '864209' });
    const { token, odkInfo } = await signIn('864209');
    expect(odkInfo.isOlderThanPin).toBe(true);

    const headers = { authorization: `Bearer ${token}` };
    const replaced = await post(server.app, `${API_PREFIX}/odk/replace-token`, {}, headers);
    expect(replaced.statusCode).toBe(200);
    const after = await signIn('864209');
    expect(after.odkInfo).toMatchObject({
      odkToken: replaced.json().token,
      isOlderThanPin: false,
    });
  });
});
