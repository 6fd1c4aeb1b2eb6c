import { setTimeout as pause } from 'node:timers/promises';
import { databaseCommand } from '../../server/src/commands/database-command';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { runOn } from '../../server/testing/test-citus';
import { rowsByNode } from './citus-cluster';
import { counted, inSeconds, timesOf } from './figures';
import type { RunningScenario, Scenario } from './scenario';
import type { SoakStorage } from './soak-storage';

const PHONES = { phones: 8, photoBytes: 20_000 };
const AWAY_MS = 2_000;
/** Shorter than `distribute` locks a table. */
const LOCK_MS = 2_000;

/** @returns milliseconds until the next accepted record, for each fault */
async function again(
  { moreTaken }: RunningScenario,
  times: number,
  records: number,
  harm: (time: number) => Promise<void>,
): Promise<number[]> {
  const recovered: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await moreTaken(records);
    await harm(time);
    const start = performance.now();
    await moreTaken(1);
    recovered.push(performance.now() - start);
  }
  return recovered;
}

async function distribute({ databaseUrl, dataFolder }: SoakStorage, shards: number) {
  const settings = readSettings({ DATABASE_URL: databaseUrl ?? '', ARANYA_DATA_DIR: dataFolder });
  const said: string[] = [];
  await databaseCommand(settings, ['distribute', '--shards', String(shards)], (line) =>
    said.push(line),
  );
  return said.at(-1) ?? '';
}

function clusterOf({ cluster }: SoakStorage) {
  if (!cluster) throw new Error('This storage has no cluster.');
  return cluster;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'steady',
    on: ['pglite', 'postgres'],
    load: { ...PHONES, perSecond: 200 },
    allowed: [201],
    async run({ collectors, options: { seconds } }) {
      await pause(seconds * 1000);
      const reads = counted(collectors.reads);
      return {
        figures: { seconds, reads },
        promises: [
          {
            what: `no read was refused (${JSON.stringify(reads)})`,
            kept: Object.keys(reads).join() === '200',
          },
        ],
      };
    },
  },
  {
    name: 'kills',
    on: ['pglite', 'postgres'],
    load: PHONES,
    allowed: [201, 0],
    async run(running) {
      const { server, options } = running;
      const recovered = await again(running, options.kills, 40, async () => {
        // The moment is random, mostly while the server stores a record.
        await pause(Math.random() * 50);
        await server.kill();
        await server.start();
      });
      return { figures: { kills: options.kills, recovered: timesOf(recovered) } };
    },
  },
  {
    name: 'database',
    on: ['postgres'],
    load: PHONES,
    allowed: [201, 503],
    async run(running) {
      const { storage, options } = running;
      const recovered = await again(running, options.stops, 100, async () => {
        await storage.stopDatabase?.();
        await pause(AWAY_MS);
        await storage.startDatabase?.();
      });
      return { figures: { stops: options.stops, recovered: timesOf(recovered) } };
    },
  },
  {
    name: 'nodes',
    on: ['citus'],
    load: { ...PHONES, perSecond: 100 },
    allowed: [201, 503],
    prepare: async (storage) => void (await distribute(storage, 4)),
    async run(running) {
      const { nodes, url } = clusterOf(running.storage);
      const { kills } = running.options;
      const recovered = await again(running, kills, 200, async (kill) => {
        const node = nodes[kill % nodes.length];
        await node?.kill();
        await node?.start();
      });
      // A killed node may have left a transaction prepared; Citus ends it once a minute.
      await runOn(url, 'select recover_prepared_transactions()');
      return { figures: { kills, nodes: nodes.length, recovered: timesOf(recovered) } };
    },
  },
  {
    name: 'spread',
    on: ['citus'],
    load: PHONES,
    allowed: [201, 503],
    environment: { ARANYA_DATABASE_LOCK_MS: String(LOCK_MS) },
    async run({ storage }) {
      const start = performance.now();
      const said = await distribute(storage, 32);
      const seconds = inSeconds(performance.now() - start);
      const { url, nodes } = clusterOf(storage);
      const rows = await rowsByNode(url, 'submission');
      return {
        figures: { seconds, rows },
        promises: [
          { what: 'the command placed the tables', kept: /were placed on/.test(said) },
          {
            what: `every worker has rows (${rows.join(', ')})`,
            kept: rows.length === nodes.length - 1,
          },
        ],
      };
    },
  },
];
