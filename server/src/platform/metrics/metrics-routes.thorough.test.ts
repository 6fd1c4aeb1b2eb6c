import { post, SERVER_START_MS, testDatabaseKind } from '../../../testing';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { API_PREFIX } from '../http/api-prefix';

describe('/metrics', () => {
  let collection: Collection;
  beforeAll(async () => {
    collection = await openCollection();
  }, SERVER_START_MS);
  afterAll(() => collection.close(), SERVER_START_MS);

  const text = async () => (await collection.server.app.inject('/metrics')).body;
  /** Value of a series, or 0 if it is missing. */
  const value = async (line: string) => {
    const found = (await text()).split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  };

  test('exports every series before the first event', async () => {
    const said = await text();
    for (const series of [
      'aranya_submissions_total{outcome="storage-full"} 0',
      'aranya_sign_ins_total{outcome="too-many-attempts"} 0',
      'aranya_text_messages_total{outcome="over_budget"} 0',
      'aranya_text_messages_possible 1',
    ]) {
      expect(said).toContain(series);
    }
  });

  test('counts records from phones by outcome', async () => {
    const { phone } = collection;
    const stored = testRecord();
    await phone.submit(stored);
    await phone.submit(testRecord({ form: 'nowhere' }));
    await phone.submit(stored.replace('</data>', ' </data>'));
    await collection.clientOf('a'.repeat(64)).submit(stored);
    const counted = (outcome: string) => value(`aranya_submissions_total{outcome="${outcome}"}`);
    expect(await counted('stored')).toBe(1);
    expect(await counted('unknown-form')).toBe(1);
    expect(await counted('conflict')).toBe(1);
    expect(await counted('no-access')).toBe(1);
  });

  test('counts sign-ins and text messages by outcome', async () => {
    const { app, identityApp } = collection.server;
    const { phoneNumber, pin } = collection.person;
    const url = `${API_PREFIX}/user/uloggedin-login`;
    await post(app, url, { phoneNumber, password: pin });
    await post(app, url, { phoneNumber, password: '999999' });
    await post(identityApp, '/register/code', { phoneNumber: '9222222222' });
    expect(await value('aranya_sign_ins_total{outcome="signed-in"}')).toBe(1);
    expect(await value('aranya_sign_ins_total{outcome="wrong-credentials"}')).toBe(1);
    expect(await value('aranya_text_messages_total{outcome="sent"}')).toBe(1);
  });

  test('measures answers by the pattern of their route', async () => {
    const { app } = collection.server;
    await fetch(`${collection.origin}/v1/key/0123456789/nowhere`);
    const labels = 'method="GET",route="/health/live",status="200"';
    const before = await value(`aranya_http_request_seconds_count{${labels}}`);
    await app.inject('/health/live');
    expect(await value(`aranya_http_request_seconds_count{${labels}}`)).toBe(before + 1);
    expect(await value(`aranya_http_request_seconds_bucket{le="+Inf",${labels}}`)).toBe(before + 1);
    expect(await text()).toContain('route="none",status="404"');
  });

  test('reports free disk space and PostgreSQL connections', async () => {
    expect(await value('aranya_data_folder_free_bytes')).toBeGreaterThan(1_000_000);
    const total = await value('aranya_database_connections{state="total"}');
    expect(total > 0).toBe(testDatabaseKind() !== 'pglite');
  });

  test('contains no phone number, token, name or place', async () => {
    const { person, token } = collection;
    const said = await text();
    for (const secret of [person.phoneNumber, person.token, person.name, person.id, token]) {
      expect(said).not.toContain(secret);
    }
    expect(said).not.toMatch(/127\.0\.0\.1|\b\d{10}\b.*=/);
  });
});

describe('access to /metrics', () => {
  const TOKEN = 'prometheus of this test';
  let open: Collection;
  let closed: Collection;
  beforeAll(async () => {
    open = await openCollection();
    closed = await openCollection({ environment: { ARANYA_METRICS_TOKEN: TOKEN } });
  }, SERVER_START_MS);
  afterAll(async () => {
    await open.close();
    await closed.close();
  }, SERVER_START_MS);

  const status = async ({ server }: Collection, headers = {}, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  test('serves metrics without a token to this machine only, not through a proxy', async () => {
    expect(await status(open)).toBe(200);
    expect(await status(open, {}, '::1')).toBe(200);
    expect(await status(open, {}, '::ffff:127.0.0.1')).toBe(200);
    expect(await status(open, {}, '192.0.2.7')).toBe(404);
    expect(await status(open, { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
    expect(await status(open, { via: '1.1 proxy' })).toBe(404);
  });

  test('serves metrics without a token only under a host name of this product', async () => {
    expect(await status(open, { host: 'localhost:4000' })).toBe(200);
    expect(await status(open, { host: '127.0.0.1:4000' })).toBe(200);
    expect(await status(open, { host: 'aranya.test:4000' })).toBe(200);
    expect(await status(open, { host: '' })).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example:4000', 'localhost@evil.example']) {
      const { statusCode, body } = await open.server.app.inject({
        url: '/metrics',
        headers: { host },
      });
      expect([host, statusCode]).toEqual([host, 421]);
      expect(JSON.parse(body).code).toBe('unknown_host');
    }
  });

  test('serves metrics to everybody who sends the token', async () => {
    expect(await status(closed, { authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).toBe(200);
    expect(await status(closed)).toBe(404);
    expect(await status(closed, { authorization: 'Bearer another' })).toBe(404);
  });
});
