import fc from 'fast-check';
import { persistence, readStoredSession, sessionInDocument } from './persistence';
import { SIGNED_OUT, type UserSession } from './user-session';

test('stores only the session, under root', () => {
  expect(persistence).toMatchObject({ key: 'root', timeout: 5000, whitelist: ['session'] });
});

/** Type of each field; the entries of the form list are all texts. */
const kinds = (session: UserSession) => {
  expect(session.odkFormAccess.every((form) => typeof form === 'string')).toBe(true);
  return Object.entries(session).map(([field, value]) => [field, typeof value]);
};

test('reads a session of this version unchanged', () => {
  const session = { ...SIGNED_OUT, userId: '7', contributions: 3, odkFormAccess: ['a'] };
  expect(readStoredSession(session)).toEqual(session);
});

test("keeps the known fields of an older version's session", () => {
  expect(readStoredSession({ userId: '7', name: 'Asha', gone: true })).toEqual({
    ...SIGNED_OUT,
    userId: '7',
    name: 'Asha',
  });
});

test('drops a PIN that an older version stored', () => {
  expect(readStoredSession({ userId: '7', password: '246810' })).not.toHaveProperty('password');
});

test('treats a session with a field of a wrong type as signed out', () => {
  expect(readStoredSession({ userId: 7 })).toEqual(SIGNED_OUT);
  expect(readStoredSession({ userId: '7', odkFormAccess: 'all' })).toEqual(SIGNED_OUT);
  expect(readStoredSession({ userId: '7', odkFormAccess: [7] })).toEqual(SIGNED_OUT);
});

test('returns a session for any stored value', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(kinds(readStoredSession(stored))).toEqual(kinds(SIGNED_OUT));
    }),
  );
});

test('reads any text that another tab wrote without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (document) => {
      expect(kinds(sessionInDocument(document))).toEqual(kinds(SIGNED_OUT));
    }),
  );
  expect(sessionInDocument(null)).toEqual(SIGNED_OUT);
  expect(
    sessionInDocument(JSON.stringify({ session: JSON.stringify({ userId: '7' }) })).userId,
  ).toBe('7');
});

test.each([0, 2])('keeps the sign-in of a stored session of version %i', async (version) => {
  const stored = {
    session: { userId: '7', authToken: 'bearer', ofAnotherVersion: true },
    ofAnotherVersion: {},
    _persist: { version, rehydrated: true },
  };
  expect(await persistence.migrate(stored)).toMatchObject({
    session: { ...SIGNED_OUT, userId: '7', authToken: 'bearer' },
  });
});
