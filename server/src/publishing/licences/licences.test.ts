import { eq } from 'drizzle-orm';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { dataset } from '../../importing/tables';
import { auditEntry } from '../../people/audit/tables';
import { endRecordLicence, licencesByPeriod } from './licences';

describe('licences', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });
  const db = () => server.context.database.db;
  const choose = (path: string, body: object) =>
    post(server.app, `/api/aranya/administration/licences/${path}`, body, administrator.headers);
  const shown = async () => (await server.app.inject('/api/aranya/licences')).json();

  test('returns no licence, and requires no acceptance, before the institute chose one', async () => {
    expect(await shown()).toEqual({ records: null, earlierRecords: null, datasets: [] });
    expect((await server.identityApp.inject('/register')).body).not.toContain('CC BY');
  });

  test('applies a licence to later records only, unless earlier ones are included', async () => {
    await choose('records', { licence: 'CC-BY-4.0', alsoBefore: false });
    expect(await shown()).toMatchObject({ records: 'CC-BY-4.0', earlierRecords: null });
    await choose('records', { licence: 'CC-BY-4.0', alsoBefore: true });
    expect(await shown()).toMatchObject({ records: 'CC-BY-4.0', earlierRecords: 'CC-BY-4.0' });
    expect(await licencesByPeriod(db())).toEqual(
      new Map([
        [0, 'CC-BY-4.0'],
        [1, 'CC-BY-4.0'],
      ]),
    );
  });

  test('keeps the licence of records that were received under an earlier one', async () => {
    await choose('records', { licence: 'CC0-1.0', alsoBefore: true });
    expect(await shown()).toMatchObject({ records: 'CC0-1.0', earlierRecords: 'CC-BY-4.0' });
    expect((await licencesByPeriod(db())).get(1)).toBe('CC-BY-4.0');
  });

  test('names the licence where people register', async () => {
    expect((await server.identityApp.inject('/register')).body).toContain('CC0 1.0');
    expect((await server.identityApp.inject('/recover')).body).not.toContain('CC0 1.0');
    const odia = await server.identityApp.inject('/register?language=or');
    expect(odia.body).toMatch(/CC0 1\.0/);
  });

  test('sets the licence of a dataset, and returns 404 for an unknown one', async () => {
    const [made] = await db()
      .insert(dataset)
      .values({ name: 'Herbarium' })
      .returning({ id: dataset.id });
    const id = made?.id ?? 0;
    expect((await shown()).datasets).toEqual([{ id, name: 'Herbarium', licence: null }]);
    expect((await choose(`datasets/${id}`, { licence: 'CC-BY-NC-4.0' })).statusCode).toBe(200);
    expect((await shown()).datasets).toEqual([{ id, name: 'Herbarium', licence: 'CC-BY-NC-4.0' }]);
    expect((await choose('datasets/99', { licence: 'CC0-1.0' })).statusCode).toBe(404);
    expect((await choose(`datasets/${id}`, { licence: 'CC-BY-SA-4.0' })).statusCode).toBe(400);
  });

  test('logs each choice with the administrator', async () => {
    const entries = await db()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'licence.set'));
    expect(entries.map(({ actorId }) => actorId)).toEqual(Array(4).fill(administrator.id));
    expect(entries.map(({ details }) => details)).toContainEqual({
      licence: 'CC-BY-NC-4.0',
      dataset: 'Herbarium',
    });
  });

  test('sets no licence for later records after the demonstration data was removed', async () => {
    await endRecordLicence(db());
    expect(await shown()).toMatchObject({ records: null, earlierRecords: null });
    expect((await licencesByPeriod(db())).get(1)).toBe('CC-BY-4.0');
    await choose('records', { licence: 'CC0-1.0', alsoBefore: false });
    expect(await shown()).toMatchObject({ records: 'CC0-1.0' });
  });
});

describe('public choices of a person', () => {
  const server = useTestServer();
  const path = '/api/aranya/user/public-choices';

  test('publishes neither name nor photos until the person agrees', async () => {
    const { headers } = await signedInPerson(server);
    const own = async () => (await server.app.inject({ url: path, headers })).json();
    const none = { nameIsPublic: false, photosArePublic: false, reviewMessages: false };
    expect(await own()).toEqual(none);
    const chosen = { ...none, nameIsPublic: true };
    expect((await post(server.app, path, chosen, headers)).json()).toEqual(chosen);
    expect(await own()).toEqual(chosen);
    const other = await signedInPerson(server);
    const others = await server.app.inject({ url: path, headers: other.headers });
    expect(others.json().nameIsPublic).toBe(false);
  });
});
