import { checkAcknowledged } from './acknowledged';
import { openClient } from './client';
import { counted, type PartResult, timesOf } from './figures';
import { makeRecord } from './made-records';
import { submit } from './phone-calls';
import type { SoakServer } from './soak-server';

/** The load of ODK Central's figures: eight phones at once, each sends the next when answered. */
const PARALLEL = 8;
const PHOTO_BYTES = 200_000;

/** ODK Central on two cores under this load, submissions a second (least and most of its runs). */
const CENTRAL = { plain: [128, 216], photo: [63, 191] } as const;

/** Measures how many records a second the server takes, without and with a photo. */
export async function measureThroughput(
  server: SoakServer,
  records: number,
  rounds: number,
): Promise<PartResult> {
  const figures: Record<string, { persecond: number[] } & Record<string, unknown>> = {};
  const all = [];
  const statuses: number[] = [];
  await server.start();
  // Compiled code and open files are not what is measured.
  all.push(...(await send(server, records, null)).made);
  for (const [name, bytes] of [
    ['plain', null],
    ['photo', PHOTO_BYTES],
  ] as const) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await send(server, records, bytes));
    all.push(...runs.flatMap(({ made }) => made));
    statuses.push(...runs.flatMap((run) => run.statuses));
    figures[name] = {
      persecond: runs.map(({ perSecond }) => perSecond),
      central: CENTRAL[name],
      times: timesOf(runs.flatMap(({ times }) => times)),
    };
  }
  const memory = server.residentBytes();
  await server.kill();
  const promises = [
    { what: 'all answered 201', kept: statuses.every((status) => status === 201) },
    ...(await checkAcknowledged(server, { acknowledged: all, unanswered: [] })),
  ];
  const spread = (name: string) => figures[name]?.persecond.join(', ');
  return {
    part: 'throughput',
    database: server.storage.kind,
    promises,
    figures: { ...figures, parallel: PARALLEL, records, statuses: counted(statuses), memory },
    summary: `${spread('plain')} a second plain, ${spread('photo')} with a photo of 200 kB`,
  };
}

async function send(server: SoakServer, records: number, photoBytes: number | null) {
  const made = Array.from({ length: records }, () => makeRecord(photoBytes));
  const waiting = made.values();
  const client = openClient(PARALLEL);
  const times: number[] = [];
  const statuses: number[] = [];
  const phone = async (number: number) => {
    const own = server.phones[number % server.phones.length];
    if (!own) throw new Error('There are no phones.');
    for (const record of waiting) {
      const { status, ms } = await client.call(submit(server.origin(), own, record));
      times.push(ms);
      statuses.push(status);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: PARALLEL }, (_, number) => phone(number)));
  const seconds = (performance.now() - start) / 1000;
  client.close();
  return { made, times, statuses, perSecond: Math.round(records / seconds) };
}
