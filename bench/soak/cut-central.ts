import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX } from '../../server/src/platform/http/api-prefix';
import {
  type FakeCentral,
  type Fault,
  openFakeCentral,
} from '../../server/testing/fake-central/fake-central';
import { testForm } from '../../server/testing/odk-conformance/test-forms';
import { checkAcknowledged, type SentRecords } from './acknowledged';
import { openClient } from './client';
import { moreTaken } from './collectors';
import { counted, type PartResult } from './figures';
import { makeRecord } from './made-records';
import { submit } from './phone-calls';
import { FORM_ID, openSoakServer, type SoakPhone, type SoakServer } from './soak-server';
import { type DatabaseKind, openSoakStorage } from './soak-storage';

const RECORDS_BETWEEN = 100;
const AWAY_MS = 2_000;
const AGAIN_MS = 50;
/** The server reads every minute, sooner after a failure; by then all must be there. */
const PATIENCE_MS = 120_000;

/**
 * Cuts the network to a fake ODK Central while phones send to it, people get their QR codes
 * and the server reads. Half of the cuts come after Central did what was asked.
 */
export async function cutCentralUnderLoad(kind: DatabaseKind, times: number): Promise<PartResult> {
  const storage = await openSoakStorage(kind);
  const central = await openFakeCentral();
  try {
    central.publish(testForm({ id: FORM_ID }));
    const server = await openSoakServer(storage, { central });
    return await cutOff(server, central, times).finally(() => server.kill());
  } finally {
    await central.close();
    await storage.remove();
  }
}

async function cutOff(
  server: SoakServer,
  central: FakeCentral,
  times: number,
): Promise<PartResult> {
  await server.start();
  const sent: SentRecords = { acknowledged: [], unanswered: [] };
  const statuses: number[] = [];
  const client = openClient(server.phones.length);
  let going = true;

  const ask = (phone: SoakPhone, path: string, body: object) =>
    answerOf(`${server.origin()}${API_PREFIX}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${phone.session}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Asks the server until it says yes; it may say no only while Central is away. */
  async function granted(phone: SoakPhone, path: string, body: object) {
    for (;;) {
      const answer = await ask(phone, path, body);
      statuses.push(answer.status);
      if (answer.status === 200) return answer.json as { id: string; token: string };
      await pause(AGAIN_MS);
    }
  }

  async function collect(phone: SoakPhone): Promise<void> {
    const { name: displayName, phoneNumber } = phone;
    const place = { projectId: 1, location: 'other' };
    const person = { ...place, displayName, phoneNumber };
    const { id, token } = await granted(phone, 'odk/create-app-user', person);
    Object.assign(phone, { token, appUserId: Number(id) });
    const form = { ...place, formId: FORM_ID, roleId: 2, userId: id };
    await granted(phone, 'odk/user-form-access', form);
    while (going) {
      const record = makeRecord(null);
      const sending = submit(central.url, phone, record);
      while ((await client.call(sending)).status !== 201) await pause(AGAIN_MS);
      sent.acknowledged.push(record);
      await ask(phone, 'collected-data', { userId: id, userInsight: false });
    }
  }

  /** A fault for some seconds. */
  async function away(fault: Fault) {
    central.fault = () => fault;
    await pause(AWAY_MS);
    central.fault = () => null;
  }

  // People get their QR codes while Central comes and goes.
  const collecting = server.phones.map(collect);
  for (let time = 0; time < times; time += 1) {
    await away(time % 2 ? 'cut' : 'lost');
    await moreTaken({ sent }, RECORDS_BETWEEN);
    await away(time % 2 ? 'lost' : 'cut');
  }
  going = false;
  await Promise.all(collecting);
  client.close();
  const start = performance.now();
  const allRead = await untilRead(server, sent.acknowledged.length);
  const recoveredMs = Math.round(performance.now() - start);
  const isAlive = server.isAlive();
  await server.kill();
  const phones = central.state.appUsers.filter(({ token }) => token !== null);
  return {
    part: 'ODK Central cut off',
    database: server.storage.kind,
    promises: [
      { what: 'the server stayed alive', kept: isAlive },
      { what: 'everything was read from Central in the end', kept: allRead },
      {
        what: `one app user in Central for each person (${phones.length})`,
        kept: phones.length === server.phones.length,
      },
      {
        what: `people were told to try again, nothing else (${JSON.stringify(counted(statuses))})`,
        kept: statuses.every((status) => [200, 503].includes(status)),
      },
      {
        what: `Central understood every request (${central.misunderstood.length} not)`,
        kept: central.misunderstood.length === 0,
      },
      ...(await checkAcknowledged(server, sent)),
    ],
    figures: { cuts: times * 2, awayMs: AWAY_MS, statuses: counted(statuses), recoveredMs },
    summary: `${sent.acknowledged.length} records over ${times * 2} cuts; all read ${recoveredMs} ms after the last`,
  };
}

/** Looks at the home page's counters until all records are counted. */
async function untilRead(server: SoakServer, records: number): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { json } = await answerOf(`${server.origin()}${API_PREFIX}/getDetails`, {});
    const { rows } = json as { rows: { totalcontributions: number }[] };
    if (rows[0]?.totalcontributions === records) return true;
    await pause(AGAIN_MS * 5);
  }
  return false;
}

/** Status 0 where no answer came. */
async function answerOf(
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: unknown }> {
  try {
    const answer = await fetch(url, init);
    const text = await answer.text();
    return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : null };
  } catch {
    return { status: 0, json: null };
  }
}
