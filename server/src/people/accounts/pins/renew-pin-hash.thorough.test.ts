import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { signedInPerson, useTestServer } from '../../../../testing';
import { personCredential } from '../tables';

describe('account whose PIN was hashed before Argon2id', () => {
  const server = useTestServer();
  const hashOf = async (personId: string) => {
    const [found] = await server.context.database.db
      .select({ hash: personCredential.password })
      .from(personCredential)
      .where(eq(personCredential.userId, personId));
    return found?.hash;
  };

  test('replaces an old hash at sign-in', async () => {
    const { id, phoneNumber, pin } = await signedInPerson(server);
    const older = await hashPassword(pin);
    await server.context.database.db
      .update(personCredential)
      .set({ password: older })
      .where(eq(personCredential.userId, id));
    const signIn = (typed: string) =>
      server.context.accounts.signIn(phoneNumber, typed, '192.0.2.9');

    await expect(signIn('246813')).rejects.toThrow();
    expect(await hashOf(id)).toBe(older);

    await signIn(pin);
    const renewed = await hashOf(id);
    expect(renewed).toMatch(/^\$argon2id\$/);

    await signIn(pin);
    expect(await hashOf(id)).toBe(renewed);
  });
});
