import { inArray } from 'drizzle-orm';
import { codeSentTo, post, useTestServer } from '../../../../testing';
import { createPerson } from '../people';
import { person } from '../tables';
import { equalPhoneNumbers } from './equal-phone-numbers';

describe('spellings of phone numbers', () => {
  const server = useTestServer();
  const PIN = '135790';

  const account = (phoneNumber: string) =>
    createPerson(server.context.authentication, server.context.database.db, {
      phoneNumber,
      name: 'Asha Majhi',
      pin: PIN,
    });
  const signIn = (phoneNumber: string, password = PIN) =>
    post(server.app, '/api/aranya/user/uloggedin-login', { phoneNumber, password });

  test("accepts a contact app's spelling and Odia digits at registration and sign-in", async () => {
    const phoneNumber = '\u202a(090000)\u00a001\u2011009\u202c';
    const asked = await post(server.identityApp, '/register/code', { phoneNumber, pin: '୧୩୫୭୯୦' });
    expect(asked.json()).toEqual({ sent: true });
    const code = await codeSentTo(server, '9000001009');
    const registration = { phoneNumber, name: 'Asha', pin: '୧୩୫୭୯୦', age: 'ten-or-older', code };
    expect((await post(server.identityApp, '/register', registration)).statusCode).toBe(200);
    for (const spelled of [phoneNumber, '+91 0 90000 01009', '0919000001009', '୯୦୦୦୦୦୧୦୦୯']) {
      const answer = await signIn(spelled, '१३५७९०');
      expect([spelled, answer.statusCode]).toEqual([spelled, 200]);
      expect(answer.json().user.phoneNumber).toBe('9000001009');
    }
  });

  test('accepts accounts of earlier versions; reports equal numbers, and does not merge them', async () => {
    const { db } = server.context.database;
    const kept = ['9000002001', '+4402079460000', '+442079460000', '0919000002001', '+97798000001'];
    const ids: string[] = [];
    for (const phoneNumber of kept) ids.push(await account(phoneNumber));
    for (const [spelled, at] of [
      ['+91 90000 02001', 0],
      ['+44 (0)20 7946 0000', 1],
      ['+44 20 7946 0000', 2],
      ['0919000002001', 3],
      ['00977 98000001', 4],
    ] as const) {
      const answer = await signIn(spelled);
      expect([spelled, answer.statusCode]).toEqual([spelled, 200]);
      expect(answer.json().user).toMatchObject({ id: ids[at], phoneNumber: kept[at] });
    }
    const equal = await equalPhoneNumbers(db);
    expect(equal.map((numbers) => [...numbers].sort()).sort()).toEqual([
      ['+4402079460000', '+442079460000'],
      ['0919000002001', '9000002001'],
    ]);
    const rows = await db.select().from(person).where(inArray(person.id, ids));
    expect(rows.map(({ phoneNumber }) => phoneNumber).sort()).toEqual([...kept].sort());
  });
});
