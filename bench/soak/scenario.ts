import { checkAcknowledged } from './acknowledged';
import { type Collectors, type Load, moreTaken, startCollectors } from './collectors';
import { counted, inSeconds, type PartResult, type Promised } from './figures';
import { openSoakServer, type SoakServer } from './soak-server';
import { type DatabaseKind, openSoakStorage, type SoakStorage } from './soak-storage';

export interface SoakOptions {
  seconds: number;
  /** Kills of the server or a cluster node. */
  kills: number;
  stops: number;
  /** Folder of `initdb` and `pg_ctl`, of a PostgreSQL that has Citus. */
  programs: string;
}

export interface RunningScenario {
  server: SoakServer;
  storage: SoakStorage;
  collectors: Collectors;
  options: SoakOptions;
  moreTaken(count: number): Promise<void>;
}

export interface Scenario {
  name: string;
  on: readonly DatabaseKind[];
  load: Load;
  /** Statuses of a record; 0: no answer. */
  allowed: readonly number[];
  environment?: Record<string, string>;
  /** Runs before the server starts. */
  prepare?(storage: SoakStorage): Promise<void>;
  run(running: RunningScenario): Promise<{ figures: object; promises?: Promised[] }>;
}

const RECORDS_AROUND = 100;

/** Uses empty storage, and checks that nothing acknowledged was lost. */
export async function runScenario(
  scenario: Scenario,
  kind: DatabaseKind,
  options: SoakOptions,
): Promise<PartResult> {
  const { name, load, allowed, environment } = scenario;
  const storage = await openSoakStorage(kind, options.programs);
  try {
    const server = await openSoakServer(storage, environment);
    try {
      await scenario.prepare?.(storage);
      await server.start();
      const collectors = startCollectors(server, load);
      const more = (count: number) => moreTaken(collectors, count);
      await more(RECORDS_AROUND);
      const running = { server, storage, collectors, options, moreTaken: more };
      const { figures, promises = [] } = await scenario.run(running);
      await more(RECORDS_AROUND);
      await collectors.finish();
      const isAlive = server.isAlive();
      await server.kill();
      const statuses = counted(collectors.statuses);
      const pause = inSeconds(collectors.longestPause());
      return {
        part: name,
        database: kind,
        promises: [
          { what: 'the server is alive at the end', kept: isAlive },
          {
            what: `records were answered as they may be (${JSON.stringify(statuses)})`,
            kept: Object.keys(statuses).every((status) => allowed.includes(Number(status))),
          },
          { what: 'every 503 said when to try again', kept: collectors.withoutTime() === 0 },
          ...promises,
          ...(await checkAcknowledged(server, collectors.sent)),
        ],
        figures: { ...figures, statuses, 'longest time without a record, in seconds': pause },
        summary: `${collectors.sent.acknowledged.length} records, for ${pause} s at most none was taken`,
      };
    } finally {
      await server.kill();
    }
  } finally {
    await storage.remove();
  }
}
