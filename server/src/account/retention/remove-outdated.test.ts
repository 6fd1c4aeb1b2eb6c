import { signedInPerson, useTestServer } from '../../../testing';
import { attemptCounter, auditEntry, oneTimeCode, personSession } from '../../assembly/schema';
import { SESSION_SECONDS } from '../../people/accounts/limits';
import { AUDIT_SECONDS } from './limits';
import { removeOutdated } from './remove-outdated';

describe('outdated rows', () => {
  const server = useTestServer();

  const counts = async () => {
    const { db } = server.context.database;
    const tables = [personSession, oneTimeCode, attemptCounter, auditEntry];
    return Promise.all(tables.map(async (table) => (await db.select().from(table)).length));
  };

  test('removes rows after their retention period, and not before', async () => {
    const { id } = await signedInPerson(server);
    const { accounts, audit, database, limiter } = server.context;
    await accounts.sendCode('registration', { phoneNumber: '9300000001' }, '192.0.2.1');
    await limiter.count('gapPerAddress', '192.0.2.1');
    await audit.record({ action: 'person.pin_changed', actorId: id, subjectId: id });
    const now = Date.now();
    const after = (seconds: number) => new Date(now + seconds * 1000);

    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await removeOutdated(database.db, after(60));
    expect(await counts()).toEqual(before);

    await removeOutdated(database.db, after(SESSION_SECONDS + 60));
    const [sessions, codes, counters, entries] = await counts();
    expect([sessions, codes, counters]).toEqual([0, 0, 0]);
    expect(entries).toBe(before[3]);

    await removeOutdated(database.db, after(AUDIT_SECONDS + 60));
    expect((await counts())[3]).toBe(0);
  });
});
