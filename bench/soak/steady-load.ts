import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged } from './acknowledged';
import { openClient, type SoakAnswer } from './client';
import { counted, type PartResult, timesOf } from './figures';
import { type MadeRecord, makeRecord } from './made-records';
import { READS, submit } from './phone-calls';
import type { SoakServer } from './soak-server';

/** One record in ten has a photo of this many bytes. */
const PHOTO_BYTES = 200_000;
const PHOTO_EVERY = 10;

/** Reads a second, of each kind. Map views stay below what one address may ask for. */
const READS_A_SECOND: Record<string, number> = {
  'form list': 20,
  'own records': 10,
  'home counters': 10,
  'map view': 4,
  'map picture': 4,
};

/** How often the clock looks what is due, in milliseconds. */
const TICK_MS = 5;

/**
 * Sends records at a fixed rate, whether earlier ones were answered or not, and reads beside it:
 * nothing is refused.
 */
export async function holdSteadyLoad(
  server: SoakServer,
  seconds: number,
  perSecond: number,
): Promise<PartResult> {
  await server.start();
  const client = openClient(256);
  const sent: { record: MadeRecord; answer: SoakAnswer }[] = [];
  const reads: { name: string; answer: SoakAnswer }[] = [];
  const running = new Set<Promise<void>>();
  const memory: number[] = [];
  const begin = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const phoneOf = (number: number) => {
    const phone = server.phones[number % server.phones.length];
    if (!phone) throw new Error('There are no phones.');
    return phone;
  };
  const sendNext = async (number: number) => {
    const record = makeRecord(number % PHOTO_EVERY === 0 ? PHOTO_BYTES : null);
    const answer = await client.call(submit(server.origin(), phoneOf(number), record));
    sent.push({ record, answer });
  };
  const readNext = async (name: string, number: number) => {
    const call = READS[name]?.(server.origin(), phoneOf(number));
    if (call) reads.push({ name, answer: await client.call(call) });
  };

  const due: Record<string, number> = {};
  const start = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1000) {
    const beginDue = (name: string, rate: number, one: (number: number) => Promise<void>) => {
      for (let number = due[name] ?? 0; number < passed * rate; number += 1) {
        begin(one(number));
        due[name] = number + 1;
      }
    };
    beginDue('record', perSecond, sendNext);
    for (const [name, rate] of Object.entries(READS_A_SECOND)) {
      beginDue(name, rate, (number) => readNext(name, number));
    }
    if (memory.length < passed) memory.push(server.residentBytes() ?? 0);
    await pause(TICK_MS);
  }
  await Promise.all(running);
  const took = (performance.now() - start) / 1000;
  client.close();
  await server.kill();

  const statuses = counted(sent.map(({ answer }) => answer.status));
  const refusedReads = reads.filter(({ answer }) => answer.status !== 200);
  const acknowledged = sent.filter(({ answer }) => answer.status === 201).map((one) => one.record);
  const unanswered = sent.filter(({ answer }) => answer.status !== 201).map((one) => one.record);
  const kept = await checkAcknowledged(server, { acknowledged, unanswered });
  const times = timesOf(sent.map(({ answer }) => answer.ms));
  const readTimes = Object.fromEntries(
    Object.keys(READS_A_SECOND).map((name) => [
      name,
      timesOf(reads.filter((read) => read.name === name).map(({ answer }) => answer.ms)),
    ]),
  );
  return {
    part: 'steady load',
    database: server.storage.kind,
    promises: [
      { what: `no record refused (${JSON.stringify(statuses)})`, kept: unanswered.length === 0 },
      { what: `no read refused (${refusedReads.length})`, kept: refusedReads.length === 0 },
      {
        what: `${perSecond} a second held (${took.toFixed(1)} s for ${seconds} s)`,
        kept: sent.length >= seconds * perSecond && took < seconds * 1.1 + 1,
      },
      ...kept,
    ],
    figures: { seconds, perSecond, statuses, times, readTimes, memory: memory.map(Math.round) },
    summary:
      `${sent.length} records and ${reads.length} reads in ${took.toFixed(0)} s; ` +
      `records ${times.p50} ms, 95 % within ${times.p95} ms`,
  };
}
