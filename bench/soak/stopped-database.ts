import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged } from './acknowledged';
import { moreTaken, startCollectors } from './collectors';
import { counted, type PartResult, timesOf } from './figures';
import type { SoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
/** How long the database stays away, in milliseconds. */
const AWAY_MS = 2_000;

/** Stops the database under load and starts it again; the server goes on without a restart. */
export async function stopDatabaseUnderLoad(
  server: SoakServer,
  times: number,
): Promise<PartResult | null> {
  const { stopDatabase, startDatabase } = server.storage;
  if (!stopDatabase || !startDatabase) return null;
  await server.start();
  const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
  const recovered: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await moreTaken(collectors, RECORDS_BETWEEN);
    await stopDatabase();
    await pause(AWAY_MS);
    await startDatabase();
    const start = performance.now();
    await moreTaken(collectors, 1);
    recovered.push(performance.now() - start);
  }
  await moreTaken(collectors, RECORDS_BETWEEN);
  await collectors.finish();
  const isAlive = server.isAlive();
  await server.kill();
  const statuses = counted(collectors.statuses);
  const recovery = timesOf(recovered);
  return {
    part: 'database stopped',
    database: server.storage.kind,
    promises: [
      { what: 'the server stayed alive', kept: isAlive },
      {
        what: `phones were told to try again (${JSON.stringify(statuses)})`,
        kept: Object.keys(statuses).every((status) => ['201', '503'].includes(status)),
      },
      ...(await checkAcknowledged(server, collectors.sent)),
    ],
    figures: { stops: times, awayMs: AWAY_MS, statuses, recovery },
    summary: `${collectors.sent.acknowledged.length} records over ${times} stops; taken again after ${Math.round(recovery.longest)} ms at most`,
  };
}
