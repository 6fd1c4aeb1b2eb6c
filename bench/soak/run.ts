import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineOfRun } from '../conditions-of-run';
import type { PartResult } from './figures';
import { PARTS, runSoak } from './soak';
import { DATABASES } from './soak-storage';

/**
 * `npm run soak`: load and faults against real server processes, on both databases. Ends with 1
 * when a promise is broken.
 *
 * --seconds n   length of the steady load, 60 by default
 * --rate n      its records a second, 200 by default
 * --kills n     how often the server is killed, 20 by default
 * --faults n    how often the database is stopped, the disk filled and Central cut off, 3 by
 *              default
 * --records n, --rounds n   of the throughput, 500 and 3 by default
 * --central address   a real ODK Central that takes the throughput's records in turn, with its web
 *              user in ARANYA_CENTRAL_EMAIL and ARANYA_CENTRAL_PASSWORD; it needs a project made
 * --cluster folder   a Citus cluster on this machine, by the data folders node0 (coordinator), node1 …
 *              (workers): its nodes are killed, so it must hold nothing else; --node-kills n, 15 by default,
 *              under --node-rate n records a second, 100 by default;
 *              --filled n, records that are there before they are spread, 100,000 by default
 * --database pglite|postgres, --part throughput|steady|kills|database|disk|central|nodes|spread|grow|replica   only these
 * The part replica needs Debian's postgresql-15 and pgbouncer, and is left out without them.
 * --out file    where the figures go, bench/results/soak.json by default
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    faults: { type: 'string', default: '3' },
    records: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
    database: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true },
    central: { type: 'string' },
    cluster: { type: 'string' },
    'node-kills': { type: 'string', default: '15' },
    'node-rate': { type: 'string', default: '100' },
    filled: { type: 'string', default: '100000' },
    out: {
      type: 'string',
      default: path.join(import.meta.dirname, '..', 'results', 'soak.json'),
    },
  },
});

const chosen = <T extends string>(all: readonly T[], wanted: string[] | undefined) =>
  all.filter((one) => wanted?.includes(one) ?? true);

const conditions = {
  ...machineOfRun(),
  'where the phones run': 'on the same processors, over loopback, connections kept',
  durability:
    'PostgreSQL 18 with its own settings (fsync on), on a cluster with what its nodes say, for the part ' +
    'replica PostgreSQL 15; PGlite in its folder; every photo and its folder synced before 201',
};

const results = await runSoak({
  databases: chosen(DATABASES, values.database),
  parts: chosen(PARTS, values.part),
  seconds: Number(values.seconds),
  perSecond: Number(values.rate),
  kills: Number(values.kills),
  faults: Number(values.faults),
  records: Number(values.records),
  rounds: Number(values.rounds),
  central: values.central ?? null,
  cluster: values.cluster ?? null,
  nodeKills: Number(values['node-kills']),
  nodeRate: Number(values['node-rate']),
  filled: Number(values.filled),
  onResult: show,
});

function show({ part, database, summary, promises }: PartResult): void {
  console.log(`\n${part}, ${database}: ${summary}`);
  for (const { what, kept } of promises) console.log(`  ${kept ? 'kept  ' : 'BROKEN'} ${what}`);
}

await mkdir(path.dirname(values.out), { recursive: true });
await writeFile(values.out, `${JSON.stringify({ conditions, results }, null, 1)}\n`);
const broken = results.flatMap(({ promises }) => promises.filter(({ kept }) => !kept));
console.log(`\n${broken.length} promises broken; figures in ${path.relative('.', values.out)}`);
process.exit(broken.length > 0 ? 1 : 0);
