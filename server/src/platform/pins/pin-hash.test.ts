import { hashPassword } from 'better-auth/crypto';
import { hashPin, verifyPin } from './pin-hash';

describe('hash of a PIN', () => {
  test('uses Argon2id with the cost that OWASP recommends', async () => {
    expect(await hashPin('482915')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('creates a different hash each time, which matches only the same PIN', async () => {
    const [one, other] = [await hashPin('482915'), await hashPin('482915')];
    expect(one).not.toBe(other);
    expect(await verifyPin({ hash: one, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash: other, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash: one, pin: '482916' })).toBe(false);
  });

  test('verifies a hash older than Argon2id', async () => {
    const hash = await hashPassword('482915');
    expect(await verifyPin({ hash, pin: '482915' })).toBe(true);
    expect(await verifyPin({ hash, pin: '482916' })).toBe(false);
  });
});
