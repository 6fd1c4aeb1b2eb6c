import { randomBytes } from 'node:crypto';
import { ProblemBody } from '@aranya/shared/contracts';
import pg from 'pg';
import { occurrence, submission } from '../../../src/collecting/tables';
import { API_PREFIX } from '../../../src/platform/http/api-prefix';
import { startOwnPostgres, testDatabaseKind } from '../..';
import { type Collection, openCollection, until } from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

const PHONES = 6;
/** Records that are acknowledged between two faults, at least. */
const RECORDS_BETWEEN = 20;

type Postgres = Awaited<ReturnType<typeof startOwnPostgres>>;

(testDatabaseKind() === 'postgres' ? describe : describe.skip)('under load', () => {
  let postgres: Postgres;
  let databaseUrl: string;
  let collection: Collection;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    databaseUrl = await postgres.createDatabase();
    collection = await openCollection({ environment: { DATABASE_URL: databaseUrl } });
  });
  afterAll(async () => {
    await collection.close();
    await postgres.stop();
  });

  /** Phones that send record after record, each again until it is acknowledged. */
  function phones() {
    const acknowledged: string[] = [];
    const refused = { count: 0 };
    let done = false;
    const sendAll = async () => {
      while (!done) {
        const instanceId = newInstanceId();
        const xml = testRecord({ instanceId, photo: 'tree.jpg' });
        const photo = { name: 'tree.jpg', bytes: randomBytes(2_000) };
        for (;;) {
          const answer = await collection.phone.submit(xml, [photo]);
          if (answer.status === 201) break;
          expect([answer.status, answer.message]).toEqual([
            503,
            expect.stringMatching(/cannot reach its records just now/),
          ]);
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          refused.count += 1;
        }
        acknowledged.push(instanceId);
      }
    };
    const sending = Promise.all(Array.from({ length: PHONES }, sendAll));
    return {
      acknowledged,
      refused,
      more: (count: number) => {
        const enough = acknowledged.length + count;
        // A failing phone ends the polling, too.
        return Promise.race([until(async () => acknowledged.length >= enough), sending]);
      },
      async finish() {
        done = true;
        await sending;
      },
    };
  }

  async function expectEachOnce(acknowledged: readonly string[]) {
    const { db } = collection.server.context.database;
    const rows = await db.select({ instanceId: submission.instanceId }).from(submission);
    const ids = rows.map(({ instanceId }) => instanceId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...acknowledged]));
    expect(await db.select({ id: occurrence.id }).from(occurrence)).toHaveLength(ids.length);
    return ids.length;
  }

  test('neither loses nor doubles records when every connection ends, 20 times', async () => {
    const load = phones();
    const operator = new pg.Client({ connectionString: databaseUrl });
    await operator.connect();
    let ended = 0;
    for (let fault = 0; fault < 20; fault += 1) {
      await load.more(RECORDS_BETWEEN);
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      ended += rowCount ?? 0;
    }
    await load.more(RECORDS_BETWEEN);
    await load.finish();
    await operator.end();
    expect(ended).toBeGreaterThan(20);
    expect(await expectEachOnce(load.acknowledged)).toBe(load.acknowledged.length);
  });

  test('asks callers to try again later while PostgreSQL restarts, and recovers by itself', async () => {
    const { app } = collection.server;
    const ready = async () => (await app.inject('/health/ready')).statusCode;
    const load = phones();
    for (let fault = 0; fault < 3; fault += 1) {
      await load.more(RECORDS_BETWEEN);
      expect(await ready()).toBe(200);
      await postgres.pause();
      expect(await ready()).toBe(503);
      expect((await app.inject('/health/live')).statusCode).toBe(200);
      const before = load.refused.count;
      await until(async () => load.refused.count >= before + PHONES);
      const call = await app.inject({
        method: 'POST',
        url: `${API_PREFIX}/user/uloggedin-login`,
        payload: { phoneNumber: '9000000001', password: '246810' },
      });
      expect([call.statusCode, Number(call.headers['retry-after']) > 0]).toEqual([503, true]);
      expect(ProblemBody.parse(call.json())).toMatchObject({ code: 'unavailable' });
      const statistics = await app.inject(`${API_PREFIX}/getDetails`);
      expect(statistics.statusCode).toBe(503);
      const own = await app.inject({
        method: 'POST',
        url: `${API_PREFIX}/collected-data`,
        headers: collection.person.headers,
        payload: { userId: String(collection.appUserId), userInsight: false },
      });
      // 503 instead of 401: the outage ends no session.
      expect(own.statusCode).toBe(503);
      await postgres.resume();
      await until(async () => (await ready()) === 200);
    }
    await load.more(RECORDS_BETWEEN);
    await load.finish();
    await expectEachOnce(load.acknowledged);
  });
});
