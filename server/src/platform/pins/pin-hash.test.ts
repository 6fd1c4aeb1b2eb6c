import { hashPassword } from 'better-auth/crypto';
import { hashPin, verifyPin } from './pin-hash';

describe('the hash of a PIN', () => {
  test('is made by Argon2id with the cost that OWASP recommends', async () => {
    expect(await hashPin('482915')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is another one each time, and each is behind the same PIN alone', async () => {
    const [one, other] = [await hashPin('482915'), await hashPin('482915')];
    expect(one).not.toBe(other);
    expect(await verifyPin({ hash: one, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash: other, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash: one, pin: '482916' })).toBe(false);
  });

  test('from before Argon2id is still read', async () => {
    const hash = await hashPassword('482915');
    expect(await verifyPin({ hash, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash, pin: '482916' })).toBe(false);
  });
});
