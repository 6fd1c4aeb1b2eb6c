import { eq } from 'drizzle-orm';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { ensureAppUser } from '../../collecting/app-users/app-users';
import { appUser } from '../../collecting/tables';
import { personProfile } from '../../people/accounts/tables';

const api = (path: string) => `/api/aranya/administration/${path}`;

describe('people', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { name: 'Basanti Munda', isAdministrator: true });
  });

  const get = (path: string, headers = administrator.headers) =>
    server.app.inject({ url: api(path), headers });
  const find = async (search: string) =>
    (await get(`people?search=${encodeURIComponent(search)}`)).json();
  const tell = (path: string, body: object = {}, headers = administrator.headers) =>
    post(server.app, api(path), body, headers);
  const actionsAbout = async (personId: string) =>
    (await server.context.audit.about(personId)).map(({ action, actorId }) => [action, actorId]);

  test('finds people by a substring of name in any script, phone or organisation', async () => {
    const asha = await signedInPerson(server, { name: 'ଆଶା ମାଝୀ' });
    const { db } = server.context.database;
    await db
      .update(personProfile)
      .set({ organizationName: 'वन समिति 100%' })
      .where(eq(personProfile.personId, asha.id));
    for (const search of ['ମାଝୀ', asha.phoneNumber, `+91 ${asha.phoneNumber}`, 'समिति', '100%']) {
      const { total, people } = await find(search);
      expect([search, total, people[0]?.id]).toEqual([search, 1, asha.id]);
    }
    expect((await find('_')).total).toBe(0);
    expect((await find('nobody of this name')).people).toEqual([]);
  });

  test('returns people without PIN and token', async () => {
    const person = await signedInPerson(server, { name: 'Described One', isCommForUser: true });
    const { token } = await ensureAppUser(server.context.database.db, {
      personId: person.id,
      displayName: person.name,
      location: '',
    });
    const answer = await get('people?search=Described');
    expect(answer.json().people).toEqual([
      {
        id: person.id,
        name: 'Described One',
        phoneNumber: person.phoneNumber,
        organization: '',
        organizationName: '',
        communityFor: true,
        administrator: false,
        reviewer: false,
        suspended: false,
        registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
        lastActiveAt: expect.stringMatching(/^\d{4}-.*Z$/),
        devices: 1,
        records: 0,
        phoneAccess: 'active',
      },
    ]);
    for (const secret of [token, person.token, person.pin]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  test('grants and removes the community-for role, and audits the administrator', async () => {
    const person = await signedInPerson(server);
    const staffCall = () =>
      post(server.app, '/api/aranya/getData', { userId: '1', getSitesOnly: true }, person.headers);
    expect((await staffCall()).statusCode).toBe(403);
    await tell(`people/${person.id}/role`, { role: 'community-for', given: true });
    expect((await staffCall()).statusCode).toBe(200);
    await tell(`people/${person.id}/role`, { role: 'community-for', given: false });
    expect((await staffCall()).statusCode).toBe(403);
    expect(await actionsAbout(person.id)).toEqual([
      ['person.no_longer_community_for', administrator.id],
      ['person.made_community_for', administrator.id],
    ]);
  });

  test('keeps at least one administrator', async () => {
    const body = { role: 'administrator', given: false };
    expect((await tell(`people/${administrator.id}/role`, body)).statusCode).toBe(400);
    expect((await get('people')).statusCode).toBe(200);
  });

  test('signs a person out on every device', async () => {
    const person = await signedInPerson(server);
    await server.context.accounts.signIn(person.phoneNumber, person.pin, '192.0.2.1');
    const answer = await tell(`people/${person.id}/end-sessions`);
    expect(answer.json()).toEqual({ ended: 2 });
    expect(await server.context.sessions.personOf(`Bearer ${person.token}`)).toBeNull();
    expect(await actionsAbout(person.id)).toEqual([['person.sessions_ended', administrator.id]]);
  });

  test('replaces or revokes a phone credential at once', async () => {
    const { db } = server.context.database;
    const person = await signedInPerson(server);
    expect((await tell(`people/${person.id}/phone-access`, { action: 'revoke' })).statusCode).toBe(
      404,
    );
    const { id, token } = await ensureAppUser(db, {
      personId: person.id,
      displayName: '',
      location: '',
    });
    const formList = (key: string) =>
      server.app.inject({
        url: `/v1/key/${key}/projects/1/formList`,
        headers: { 'x-openrosa-version': '1.0' },
      });
    expect((await formList(token)).statusCode).toBe(200);
    await tell(`people/${person.id}/phone-access`, { action: 'replace' });
    const [replaced] = await db.select().from(appUser).where(eq(appUser.id, id));
    expect(replaced?.token).toMatch(/^[A-Za-z0-9!$]{64}$/);
    expect((await formList(token)).statusCode).not.toBe(200);
    expect((await formList(String(replaced?.token))).statusCode).toBe(200);
    await tell(`people/${person.id}/phone-access`, { action: 'revoke' });
    expect((await formList(String(replaced?.token))).statusCode).not.toBe(200);
    expect(await actionsAbout(person.id)).toEqual([
      ['person.phone_access_revoked', administrator.id],
      ['person.phone_access_replaced', administrator.id],
    ]);
  });

  test('blocks sessions, sign-in and phone credentials during a suspension', async () => {
    const { db } = server.context.database;
    const person = await signedInPerson(server);
    const about = { personId: person.id, displayName: '', location: '' };
    const { token } = await ensureAppUser(db, about);
    const formList = (key: string) =>
      server.app.inject({
        url: `/v1/key/${key}/projects/1/formList`,
        headers: { 'x-openrosa-version': '1.0' },
      });
    const signIn = () =>
      post(server.app, '/api/aranya/user/uloggedin-login', {
        phoneNumber: person.phoneNumber,
        password: person.pin,
      });
    const suspend = (suspended: boolean) => tell(`people/${person.id}/suspension`, { suspended });

    expect((await suspend(true)).statusCode).toBe(200);
    expect(await server.context.sessions.personOf(`Bearer ${person.token}`)).toBeNull();
    expect((await signIn()).json().code).toBe('account_suspended');
    expect((await formList(token)).statusCode).toBe(403);
    // Neither a concurrent call nor an administrator can create a new credential.
    await expect(ensureAppUser(db, about)).rejects.toMatchObject({ code: 'account_suspended' });
    const replaced = await tell(`people/${person.id}/phone-access`, { action: 'replace' });
    expect(replaced.json().code).toBe('account_suspended');
    expect((await find(person.phoneNumber)).people[0]).toMatchObject({
      suspended: true,
      phoneAccess: 'revoked',
    });

    await suspend(false);
    expect((await signIn()).statusCode).toBe(200);
    expect((await formList(token)).statusCode).toBe(403);
    expect((await ensureAppUser(db, about)).token).not.toBe(token);
    expect((await actionsAbout(person.id)).map(([action]) => action)).toEqual([
      'person.no_longer_suspended',
      'person.suspended',
    ]);
  });

  test('does not let administrators suspend themselves', async () => {
    const answer = await tell(`people/${administrator.id}/suspension`, { suspended: true });
    expect(answer.statusCode).toBe(400);
  });

  test('returns 404 for an unknown person', async () => {
    for (const [path, body] of [
      ['role', { role: 'community-for', given: true }],
      ['end-sessions', {}],
      ['suspension', { suspended: true }],
      ['phone-access', { action: 'replace' }],
    ] as const) {
      expect((await tell(`people/nobody/${path}`, body)).statusCode).toBe(404);
    }
  });
});

describe('list of thousands of people', () => {
  const server = useTestServer();

  test('returns a long list page by page, and the whole list as a table', async () => {
    const { db } = server.context.database;
    const { person } = await import('../../people/accounts/tables');
    const many = Array.from({ length: 1203 }, (_, index) => ({
      id: `many-${index}`,
      name: index === 0 ? '=HYPERLINK("http://example.org")' : `Collector ${1000 + index}`,
      email: `${index}@phone.invalid`,
      phoneNumber: String(8_000_000_000 + index),
    }));
    await db.insert(person).values(many);
    const { headers } = await signedInPerson(server, { isAdministrator: true });
    const page = async (number: number) =>
      (
        await server.app.inject({ url: api(`people?search=Collector&page=${number}`), headers })
      ).json();
    const first = await page(1);
    expect(first.total).toBe(1202);
    expect(first.people).toHaveLength(50);
    expect((await page(25)).people.map(({ name }: { name: string }) => name)).toEqual([
      'Collector 2201',
      'Collector 2202',
    ]);
    expect((await page(26)).people).toEqual([]);

    const table = await server.app.inject({ url: api('people.csv'), headers });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.headers['content-disposition']).toMatch(
      /^attachment; filename="aranya-people-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const lines = table.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFname,phoneNumber,/);
    expect(new Set(lines.slice(1, -1)).size).toBe(1204);
    expect(table.body).toContain(`"'=HYPERLINK(""http://example.org"")"`);
  });
});
