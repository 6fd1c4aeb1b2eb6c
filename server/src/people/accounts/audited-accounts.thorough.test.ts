import { codeSentTo, post, signedInPerson, useTestServer } from '../../../testing';
import { auditEntry } from '../audit/tables';

describe('audit entries of accounts', () => {
  const server = useTestServer({
    limits: { signInPerPhoneAndAddress: { attempts: 2, seconds: 60 } },
  });

  const entriesAbout = async (personId: string) =>
    (await server.context.audit.about(personId)).map(({ action, actorId }) => [action, actorId]);
  const page = (path: string, body: object) => post(server.identityApp, path, body);

  test('audits registration and a new PIN', async () => {
    const phoneNumber = '9300000101';
    await page('/register/code', { phoneNumber });
    const registration = { phoneNumber, name: 'Asha', pin: '135790', age: 'ten-or-older' };
    await page('/register', { ...registration, code: await codeSentTo(server, phoneNumber) });
    const { personId } = await server.context.accounts.signIn(phoneNumber, '135790', '192.0.2.1');
    expect(await entriesAbout(personId)).toEqual([['person.registered', personId]]);

    await page('/recover/code', { phoneNumber });
    const recovery = { phoneNumber, pin: '975310', code: await codeSentTo(server, phoneNumber) };
    expect((await page('/recover', recovery)).statusCode).toBe(200);
    expect((await entriesAbout(personId))[0]).toEqual(['person.pin_changed', personId]);
  });

  test('audits a locked number once, without the number', async () => {
    const { id, phoneNumber } = await signedInPerson(server);
    const guess = () =>
      post(server.app, '/api/aranya/user/uloggedin-login', { phoneNumber, password: '000000' });
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 429, 429, 429]);
    expect(await entriesAbout(id)).toEqual([['person.sign_in_locked', null]]);
    const all = await server.context.database.db.select().from(auditEntry);
    expect(JSON.stringify(all)).not.toContain(phoneNumber);
  });
});
