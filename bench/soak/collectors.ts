import { setTimeout as pause } from 'node:timers/promises';
import type { SentRecords } from './acknowledged';
import { openClient } from './client';
import { type MadeRecord, makeRecord } from './made-records';
import { READS, submit } from './phone-calls';
import type { SoakPhone, SoakServer } from './soak-server';

/** Delay of a retry; ODK Collect retries every few minutes. */
const AGAIN_MS = 100;
/** At a fixed rate of records, polling must not make more calls than the senders. */
const AGAIN_AT_RATE_MS = 1000;
/** Used at a fixed rate of records; further records wait for a connection. */
const SHARED_CONNECTIONS = 128;

/** All views come from one address and must stay within its limit. */
const READ_ONCE_IN = 10;
const TICK_MS = 5;

export interface Load {
  /** Each sends one record after the other. */
  phones: number;
  /** Every second record has a photo. */
  photoBytes: number;
  /** Sent regardless of earlier answers. Default: one record after the other. */
  perSecond?: number;
}

/** Phones retry until their record is accepted, like ODK Collect. */
export function startCollectors(server: SoakServer, { phones, photoBytes, perSecond }: Load) {
  const client = openClient(perSecond === undefined ? phones * 2 : SHARED_CONNECTIONS);
  const sent: SentRecords = { acknowledged: [], unanswered: [] };
  const statuses: number[] = [];
  const reads: number[] = [];
  let going = true;
  let withoutTime = 0;
  let lastTaken = performance.now();
  let longestPause = 0;

  async function taken(phone: SoakPhone, record: MadeRecord): Promise<void> {
    for (;;) {
      const { status, saysWhen } = await client.call(submit(server.origin(), phone, record));
      statuses.push(status);
      if (status === 503 && !saysWhen) withoutTime += 1;
      if (status === 201) break;
      await pause(perSecond === undefined ? AGAIN_MS : AGAIN_AT_RATE_MS);
    }
    const now = performance.now();
    longestPause = Math.max(longestPause, now - lastTaken);
    lastTaken = now;
    sent.acknowledged.push(record);
  }

  async function collectOne(turn: number, number: number): Promise<void> {
    const phone = server.phones[number % server.phones.length];
    if (!phone) throw new Error('There are no phones.');
    await taken(phone, makeRecord(turn % 2 ? photoBytes : null));
    const calls = Object.values(READS);
    const read = calls[turn % (calls.length * READ_ONCE_IN)];
    if (read) reads.push((await client.call(read(server.origin(), phone))).status);
  }

  async function collect(number: number): Promise<void> {
    for (let turn = number; going; turn += 1) await collectOne(turn, number);
  }

  async function collectAt(rate: number): Promise<void> {
    const running = new Set<Promise<void>>();
    const start = performance.now();
    for (let turn = 0; going; await pause(TICK_MS)) {
      for (; turn < ((performance.now() - start) / 1000) * rate; turn += 1) {
        const one = collectOne(turn, turn % phones);
        running.add(one);
        void one.finally(() => running.delete(one));
      }
    }
    await Promise.all(running);
  }

  const collecting =
    perSecond === undefined
      ? Array.from({ length: phones }, (_, number) => collect(number))
      : [collectAt(perSecond)];
  return {
    sent,
    /** 0 without an answer. */
    statuses,
    reads,
    /** Answers 503 without `Retry-After`. */
    withoutTime: () => withoutTime,
    /** Milliseconds between two accepted records. */
    longestPause: () => longestPause,
    async finish() {
      going = false;
      await Promise.all(collecting);
      client.close();
    },
  };
}

export type Collectors = ReturnType<typeof startCollectors>;

/** Waits until the phones have sent this many more records. */
export async function moreTaken({ sent }: Pick<Collectors, 'sent'>, count: number): Promise<void> {
  const enough = sent.acknowledged.length + count;
  while (sent.acknowledged.length < enough) await pause(5);
}
