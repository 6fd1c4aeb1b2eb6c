import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { type FakeGateway, fakeGateway, useTestServer } from '../../../testing';
import { gatewayTextMessages } from './gateway-text-messages';
import { TEXT_MESSAGE_LIMITS } from './limits';
import { queuedMessage } from './tables';
import type { TextMessages } from './text-messages';

/** Short intervals, but a long timeout for a gateway on the same busy machine. */
const TIMES = { requestMs: 20_000, firstRetryMs: 10, longestRetryMs: 40, lookMs: 50 };
const LONGER_THAN_A_TEST_MS = 600_000;
/** For a gateway that does not answer. */
const IMPATIENT = { ...TIMES, requestMs: 300 };
const message = {
  kind: 'recovery',
  language: 'en',
  phoneNumber: '9000000001',
  text: '123456 is your code',
} as const;

describe('queued text messages', () => {
  const server = useTestServer();
  let gateway: FakeGateway;
  let senders: TextMessages[];
  let logged: string;
  beforeEach(async () => {
    gateway = await fakeGateway();
    senders = [];
    logged = '';
    await server.context.database.db.delete(queuedMessage);
  });
  afterEach(async () => {
    // Runs first, so that no other message is delayed by a silent gateway.
    await gateway.close();
    await Promise.all(senders.map((sender) => sender.stop()));
  });

  /** Starts the queue of another process on the same database. */
  const open = (times = TIMES): TextMessages => {
    const write = (line: string) => {
      logged += line;
    };
    const settings = {
      url: gateway.url,
      method: 'POST' as const,
      body: '{"to":"{to}","text":"{text}"}',
      authorization: { name: 'Authorization', value: 'a secret of the gateway' },
      templates: {},
      accepted: null,
    };
    const log = pino({ level: 'trace' }, { write });
    const sender = gatewayTextMessages(server.context.database.db, settings, log, times);
    senders.push(sender);
    return sender;
  };
  const queued = () => server.context.database.db.select().from(queuedMessage);
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await pause(5);
  };
  const names = () => new Set(gateway.calls.map(({ headers }) => headers['idempotency-key']));

  test('retries messages until a failing gateway accepts them', async () => {
    gateway.answers.push({ status: 500 }, { status: 503 });
    const sender = open();
    sender.start();
    await sender.send(message);
    await until(async () => (await queued()).length === 0);
    expect(gateway.calls).toHaveLength(3);
    expect(names().size).toBe(1);
    expect(gateway.calls[2]).toMatchObject({
      body: '{"to":"+919000000001","text":"123456 is your code"}',
      headers: { authorization: 'a secret of the gateway' },
    });
  });

  test('retries a message after a timeout', async () => {
    gateway.answers.push('silence');
    const sender = open(IMPATIENT);
    sender.start();
    await sender.send(message);
    await until(async () => (await queued()).length === 0);
    expect(gateway.calls).toHaveLength(2);
  });

  test('does not block messages behind one without an answer', async () => {
    gateway.answers.push('silence');
    const sender = open({ ...TIMES, requestMs: LONGER_THAN_A_TEST_MS });
    sender.start();
    await sender.send(message);
    await until(() => gateway.calls.length === 1);
    await sender.send({ ...message, text: 'another' });
    await until(() => gateway.calls.some(({ body }) => body.includes('another')));
  });

  test('respects 429 with Retry-After', async () => {
    gateway.answers.push({ status: 429, headers: { 'retry-after': '3600' } });
    const sender = open();
    sender.start();
    await sender.send(message);
    // The code of the message has expired by then.
    await until(async () => (await queued()).some((one) => one.dueAt > one.expiresAt));
    expect(gateway.calls).toHaveLength(1);
  });

  test.each([400, 401, 302])(
    'does not retry a message after status %i, and logs an error',
    async (status) => {
      gateway.answers.push({ status, headers: { location: gateway.url } });
      const sender = open();
      sender.start();
      await sender.send(message);
      await until(async () => (await queued()).length === 0);
      expect(gateway.calls).toHaveLength(1);
      expect(logged).toMatch(new RegExp(`"reason":"status ${status}".*refused`));
    },
  );

  test('sends queued messages after a restart, and those of a dead process', async () => {
    const first = open();
    await first.send(message);
    await first.stop();
    expect(gateway.calls).toEqual([]);
    open().start();
    await until(async () => (await queued()).length === 0);
    expect(gateway.calls).toHaveLength(1);
  });

  test('sends each message once with several processes', async () => {
    // A slow answer on a busy machine must not cause a repetition here.
    const patient = { ...TIMES, requestMs: 30_000 };
    const three = [open(patient), open(patient), open(patient)];
    for (const sender of three) sender.start();
    await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        three[number % 3]?.send({ ...message, text: `message ${number}` }),
      ),
    );
    await until(async () => (await queued()).length === 0);
    expect(gateway.calls).toHaveLength(30);
    expect(names().size).toBe(30);
  });

  test('discards expired messages, and logs their number', async () => {
    const past = new Date(Date.now() - 1000);
    await server.context.database.db.insert(queuedMessage).values({ ...message, expiresAt: past });
    open().start();
    await until(async () => (await queued()).length === 0);
    expect(gateway.calls).toEqual([]);
    expect(logged).toMatch(/"messages":1.*too old/);
  });

  test('logs neither number, code nor secret of a message', async () => {
    gateway.answers.push({ status: 500 }, { status: 400 });
    const sender = open();
    sender.start();
    await sender.send(message);
    await until(async () => (await queued()).length === 0);
    expect(logged.split('\n').length).toBeGreaterThan(2);
    expect(logged).not.toMatch(/9000000001|123456|secret/);
  });
});

describe('server with a gateway', () => {
  let gateway: FakeGateway;
  const environment: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await fakeGateway();
    environment.ARANYA_SMS_URL = gateway.url;
  });
  afterAll(() => gateway.close());
  const server = useTestServer({ environment });

  test('answers equally fast with and without an account, and sends the code', async () => {
    jest.replaceProperty(
      TEXT_MESSAGE_LIMITS as Record<string, number>,
      'requestMs',
      LONGER_THAN_A_TEST_MS,
    );
    gateway.answers.push('silence');
    const ask = () =>
      server.identityApp.inject({
        method: 'POST',
        url: '/recover/code',
        payload: { phoneNumber: '9000000009' },
      });
    const answer = await ask();
    expect(answer.json()).toEqual({ sent: true });
    while (gateway.calls.length === 0) await pause(5);
    expect(gateway.calls[0]?.body).toContain('+919000000009');
    await gateway.close();
  });
});
