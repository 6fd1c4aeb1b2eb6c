import { setTimeout as pause } from 'node:timers/promises';
import type { SentRecords } from './acknowledged';
import { openClient } from './client';
import { type MadeRecord, makeRecord } from './made-records';
import { READS, submit } from './phone-calls';
import type { SoakPhone, SoakServer } from './soak-server';

/** Delay of a phone's retry, in milliseconds. ODK Collect retries every few minutes. */
const AGAIN_MS = 100;
/**
 * Polling interval at a fixed rate of records: polling must not make more calls than the senders.
 */
const AGAIN_AT_RATE_MS = 1000;
/** Number of connections that share records at a fixed rate; further records wait for one. */
const SHARED_CONNECTIONS = 128;

/**
 * Number of records per read call: all views come from one address and must stay within its limit.
 */
const READ_ONCE_IN = 10;
/** Interval of the check for due records, in milliseconds. */
const TICK_MS = 5;

export interface Load {
  /** Number of phones, each of which sends one record after the other. */
  phones: number;
  /** Size of the photo in every second record. */
  photoBytes: number;
  /** Records per second, sent regardless of earlier answers. Default: one after the other. */
  perSecond?: number;
}

/**
 * Starts phones that send records and retry until they are accepted, like ODK Collect. Half of
 * their records have a photo.
 */
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
    /** Status of every answer to a record; 0 without an answer. */
    statuses,
    /** Answers to reading calls during the load. */
    reads,
    /** Number of answers 503 without `Retry-After`. */
    withoutTime: () => withoutTime,
    /** Longest time between two accepted records, in milliseconds. */
    longestPause: () => longestPause,
    /** Lets every phone finish its record, then ends them. */
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
