import { setTimeout as pause } from 'node:timers/promises';
import type { SentRecords } from './acknowledged';
import { openClient } from './client';
import { counted, type Promised } from './figures';
import { type MadeRecord, makeRecord } from './made-records';
import { READS, submit } from './phone-calls';
import type { SoakPhone, SoakServer } from './soak-server';

/** A phone tries again after this long, in milliseconds; ODK Collect does so every few minutes. */
const AGAIN_MS = 100;

/** Phones that send one record after the other and, as ODK Collect does, again until it is taken. */
export interface Collectors {
  sent: SentRecords;
  /** Every answer to a record, 0 where none came. */
  statuses: number[];
  /** How many answers 503 did not say when to come again. */
  withoutTime(): number;
  /** Longest time in which no record was taken, in milliseconds. */
  longestPause(): number;
  /** Lets every phone finish its record, then ends them. */
  finish(): Promise<void>;
}

/** Starts them. Half of their records have a photo. */
export function startCollectors(
  server: SoakServer,
  { phones, photoBytes }: { phones: number; photoBytes: number },
): Collectors {
  const client = openClient(phones * 2);
  const sent: SentRecords = { acknowledged: [], unanswered: [] };
  const statuses: number[] = [];
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
      await pause(AGAIN_MS);
    }
    const now = performance.now();
    longestPause = Math.max(longestPause, now - lastTaken);
    lastTaken = now;
    sent.acknowledged.push(record);
  }

  async function collect(number: number): Promise<void> {
    const phone = server.phones[number % server.phones.length];
    if (!phone) throw new Error('There are no phones.');
    const reads = Object.values(READS);
    for (let turn = number; going; turn += 1) {
      await taken(phone, makeRecord(turn % 2 ? photoBytes : null));
      const read = reads[turn % (reads.length * 4)];
      if (read) await client.call(read(server.origin(), phone));
    }
  }

  const collecting = Array.from({ length: phones }, (_, number) => collect(number));
  return {
    sent,
    statuses,
    withoutTime: () => withoutTime,
    longestPause: () => longestPause,
    async finish() {
      going = false;
      await Promise.all(collecting);
      client.close();
    },
  };
}

/** Whether phones got nothing but what they sent taken, or a 503 that says when to come again. */
export function toldWhen({ statuses, withoutTime }: Collectors): Promised {
  const counts = counted(statuses);
  return {
    what: `phones were told to try again, and when (${JSON.stringify(counts)})`,
    kept:
      Object.keys(counts).every((status) => ['201', '503'].includes(status)) && withoutTime() === 0,
  };
}

/** Waits until the phones got so many more records through. */
export async function moreTaken({ sent }: Pick<Collectors, 'sent'>, count: number): Promise<void> {
  const enough = sent.acknowledged.length + count;
  while (sent.acknowledged.length < enough) await pause(5);
}
