import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineOfRun } from '../conditions-of-run';
import type { PartResult } from './figures';
import { runScenario } from './scenario';
import { SCENARIOS } from './scenarios';
import type { DatabaseKind } from './soak-storage';

/**
 * `npm run soak`: load and faults against real server processes. Exits with 1 if a guarantee is
 * violated.
 *
 * --part name        steady, kills, database, nodes or spread; all by default
 * --database kind    pglite, postgres or citus; pglite and postgres by default. A cluster is started for
 *                    the run: nodes and spread run there
 * --programs folder  `initdb` and `pg_ctl` of a PostgreSQL that has Citus, Debian's PostgreSQL 15 by default
 * --seconds n        length of the steady load, 60 by default
 * --kills n          how often the server or a node is killed, 20 by default
 * --stops n          how often the database is stopped, 3 by default
 * --out file         where the figures go, bench/results/soak.json by default
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    database: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
    programs: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    stops: { type: 'string', default: '3' },
    out: {
      type: 'string',
      default: path.join(import.meta.dirname, '..', 'results', 'soak.json'),
    },
  },
});

const options = {
  seconds: Number(values.seconds),
  kills: Number(values.kills),
  stops: Number(values.stops),
  programs: values.programs,
};
const conditions = {
  ...machineOfRun(),
  'where the phones run': 'on the same processors, over loopback, connections kept',
};
const results: PartResult[] = [];
for (const kind of values.database as DatabaseKind[]) {
  for (const scenario of SCENARIOS) {
    if (!scenario.on.includes(kind) || values.part?.includes(scenario.name) === false) continue;
    const result = await runScenario(scenario, kind, options);
    results.push(result);
    console.log(`\n${result.part}, ${kind}: ${result.summary}`);
    for (const { what, kept } of result.promises) {
      console.log(`  ${kept ? 'kept  ' : 'BROKEN'} ${what}`);
    }
  }
}
await mkdir(path.dirname(values.out), { recursive: true });
await writeFile(values.out, `${JSON.stringify({ conditions, results }, null, 1)}\n`);
const broken = results.flatMap(({ promises }) => promises.filter(({ kept }) => !kept));
console.log(`\n${broken.length} promises broken; figures in ${path.relative('.', values.out)}`);
process.exit(broken.length > 0 || results.length === 0 ? 1 : 0);
