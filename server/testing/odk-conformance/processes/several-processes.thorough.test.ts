import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { occurrence, submission, submissionFile } from '../../../src/collecting/tables';
import { ATTEMPT_LIMITS } from '../../../src/platform/configuration/limits';
import { API_PREFIX } from '../../../src/platform/http/api-prefix';
import {
  type FakeGateway,
  fakeGateway,
  openTestStorage,
  type TestStorage,
  testDatabaseKind,
} from '../..';
import { openProcessCollection, type ProcessCollection, recordWith } from './process-collection';
import type { ServerProcess } from './server-process';

const PROCESSES = 3;

(testDatabaseKind() === 'pglite' ? describe.skip : describe)(
  `${PROCESSES} server processes on one database`,
  () => {
    let storage: TestStorage;
    let collection: ProcessCollection;
    let servers: ServerProcess[] = [];
    let gateway: FakeGateway;
    beforeAll(async () => {
      gateway = await fakeGateway();
      storage = await openTestStorage();
      collection = await openProcessCollection(storage);
      // Processes start concurrently, as after a restart of the machine.
      const environment = { ARANYA_SMS_URL: gateway.url };
      servers = await Promise.all(
        Array.from({ length: PROCESSES }, () => collection.start(environment)),
      );
    });
    afterAll(async () => {
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
      await storage.remove();
      await gateway.close();
    });

    const at = (index: number) => servers[index % PROCESSES] as ServerProcess;
    const post = (address: string, body: object, headers: Record<string, string> = {}) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signIn = (index: number, phoneNumber: string, password: string) =>
      post(`${at(index).origin}${API_PREFIX}/user/uloggedin-login`, { phoneNumber, password });

    test('stores 50 identical concurrent records as one, and 50 different ones as 50', async () => {
      const same = recordWith(randomBytes(5_000));
      const different = Array.from({ length: 50 }, () => recordWith(randomBytes(5_000)));
      const sent = [...Array.from({ length: 50 }, () => same), ...different];
      const answers = await Promise.all(
        sent.map((record, index) => collection.send(at(index).origin, record)),
      );
      expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201));
      await collection.withContext(async ({ database: { db } }) => {
        const rows = await db.select({ instanceId: submission.instanceId }).from(submission);
        expect(rows.map(({ instanceId }) => instanceId).sort()).toEqual(
          [same, ...different].map(({ instanceId }) => instanceId).sort(),
        );
        expect(await db.select().from(submissionFile)).toHaveLength(51);
        expect(await db.select().from(occurrence)).toHaveLength(51);
      });
    });

    test('accepts a session of one process in the others, and ends it in all of them', async () => {
      const { phoneNumber, pin } = collection.person;
      const begun = await signIn(0, phoneNumber, pin);
      const { token, user } = (await begun.json()) as {
        token: string;
        user: { odkUserId: string };
      };
      const headers = { authorization: `Bearer ${token}` };
      const records = { userId: user.odkUserId, userInsight: false };
      const own = async (index: number) =>
        (await post(`${at(index).origin}${API_PREFIX}/collected-data`, records, headers)).status;
      expect([await own(0), await own(1), await own(2)]).toEqual([200, 200, 200]);
      await post(`${at(1).origin}${API_PREFIX}/user/sign-out`, {}, headers);
      expect([await own(0), await own(1), await own(2)]).toEqual([401, 401, 401]);
    });

    test('accepts a one-time code of another process once', async () => {
      const phoneNumber = '9100000777';
      const asked = await post(`${at(0).identityOrigin}/register/code`, { phoneNumber });
      expect(asked.status).toBe(200);
      while (gateway.calls.length === 0) await pause(5);
      const code = /\b\d{6}\b/.exec(gateway.calls[0]?.body ?? '')?.[0];
      const registration = {
        phoneNumber,
        name: 'Ramesh',
        pin: '135790',
        code,
        age: 'ten-or-older',
      };
      const tries = await Promise.all(
        [1, 2].map((index) => post(`${at(index).identityOrigin}/register`, registration)),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await signIn(0, phoneNumber, '135790')).status).toBe(200);
    });

    test('counts wrong PINs of all processes together', async () => {
      const { attempts } = ATTEMPT_LIMITS.signInPerPhoneAndAddress;
      const tries = await Promise.all(
        Array.from({ length: attempts * 2 }, (_, index) => signIn(index, '9100000555', '000000')),
      );
      const statuses = tries.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(attempts);
      expect(statuses.filter((status) => status === 429)).toHaveLength(attempts);
    });
  },
);
