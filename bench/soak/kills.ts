import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged } from './acknowledged';
import { moreTaken, startCollectors } from './collectors';
import { counted, type PartResult, timesOf } from './figures';
import type { SoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
/** Records between two kills, at least; the kill comes in mid-flow. */
const RECORDS_BETWEEN = 40;

/** Kills the server (`kill -9`) under load again and again; phones go on by themselves. */
export async function killUnderLoad(server: SoakServer, kills: number): Promise<PartResult> {
  await server.start();
  const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
  const ready: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await moreTaken(collectors, RECORDS_BETWEEN);
    await pause(Math.random() * 50);
    await server.kill();
    const start = performance.now();
    await server.start();
    ready.push(performance.now() - start);
  }
  await moreTaken(collectors, RECORDS_BETWEEN);
  await collectors.finish();
  await server.kill();
  const statuses = counted(collectors.statuses);
  const times = timesOf(ready);
  return {
    part: 'kill -9',
    database: server.storage.kind,
    promises: [
      { what: `killed ${kills} times, every phone went on`, kept: ready.length === kills },
      {
        what: `only taken or unanswered (${JSON.stringify(statuses)})`,
        kept: Object.keys(statuses).every((status) => status === '201' || status === '0'),
      },
      ...(await checkAcknowledged(server, collectors.sent)),
    ],
    figures: { kills, statuses, ready: times },
    summary: `${collectors.sent.acknowledged.length} records over ${kills} kills; ready again in ${Math.round(times.p50)} ms`,
  };
}
