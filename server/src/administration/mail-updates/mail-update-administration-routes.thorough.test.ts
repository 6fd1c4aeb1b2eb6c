import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { auditEntry } from '../../people/audit/tables';

const api = (path: string) => `/api/aranya/administration/${path}`;

describe('addresses for mails about new campaigns', () => {
  const server = useTestServer({ environment: { ARANYA_PUBLIC_URL: 'https://server.example' } });
  let administrator: TestPerson;
  const get = (path: string) =>
    server.app.inject({ url: api(path), headers: administrator.headers });
  const found = async (query = '') => {
    const { total, recipients } = (await get(`mail-updates${query}`)).json();
    return { total, emails: recipients.map(({ email }: { email: string }) => email) };
  };

  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
    for (const [email, language] of [
      ['asha@example.org', 'or'],
      ['=cmd|calc@example.org', 'en'],
      ['b_dhni@example.org', 'hi'],
    ]) {
      const body = { email, language, consent: true };
      await post(server.app, '/api/aranya/mail-updates', body);
    }
  });

  test('lists addresses newest first with their number, and searches by substring', async () => {
    expect(await found()).toEqual({
      total: 3,
      emails: ['b_dhni@example.org', '=cmd|calc@example.org', 'asha@example.org'],
    });
    expect(await found('?search=ASHA')).toEqual({ total: 1, emails: ['asha@example.org'] });
    expect(await found('?search=_')).toEqual({ total: 1, emails: ['b_dhni@example.org'] });
    const { recipients } = (await get('mail-updates')).json();
    expect(Object.keys(recipients[0]).sort()).toEqual(['consentedAt', 'email', 'id', 'language']);
  });

  test('downloads addresses with unsubscribe links', async () => {
    const { body } = await get('mail-updates.csv');
    const [head, newest, formula, oldest] = body.split('\r\n');
    expect(head).toBe('\uFEFFemail,language,consentedAt,endAddress');
    expect(formula).toMatch(/^'=cmd\|calc@example\.org,en,/);
    expect(oldest).toMatch(
      /^asha@example\.org,or,20[\d-]+T[\d:.]+Z,https:\/\/server\.example\/api\/aranya\/mail-updates\/end\?language=or&token=[\w-]{43}$/,
    );
    const { pathname, search } = new URL(newest?.split(',')[3] ?? '');
    const ended = await server.app.inject({ method: 'POST', url: pathname + search });
    expect(ended.statusCode).toBe(200);
    expect((await found()).emails).toEqual(['=cmd|calc@example.org', 'asha@example.org']);
    const entries = await server.context.database.db.select().from(auditEntry);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'mail_recipients.downloaded', actorId: administrator.id }),
    );
  });

  test('removes an address by hand, and audits it without the address', async () => {
    const [{ id }] = (await get('mail-updates?search=asha')).json().recipients;
    const remove = () =>
      post(server.app, api(`mail-updates/${id}/remove`), {}, administrator.headers);
    expect((await remove()).json()).toEqual({ done: true });
    expect((await remove()).statusCode).toBe(404);
    expect((await found()).emails).toEqual(['=cmd|calc@example.org']);
    const entries = await server.context.database.db.select().from(auditEntry);
    const removals = entries.filter(({ action }) => action === 'mail_recipient.removed');
    expect(removals).toMatchObject([
      { actorId: administrator.id, details: { mailRecipientId: id } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('asha@');
  });
});
