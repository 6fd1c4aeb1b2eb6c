import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineOfRun } from '../conditions-of-run';
import { keepRun, RESULTS } from '../kept-run';
import { DEBIAN_PROGRAMS } from '../soak/postgres-nodes';
import { type MeasuredNodes, measureNodes } from './measured-nodes';
import { onNodes } from './nodes';

/**
 * `npm run bench:cluster`: what phones and visitors get from one PostgreSQL, and from Citus clusters of 1, 2 and
 * 4 workers, all of them on this machine, one after the other: which says nothing of speed on more machines, but how
 * evenly rows lie, which shards a call asks, and what it costs beside plain PostgreSQL. Ends with 1 when a promise is
 * broken.
 *
 * --programs folder   `initdb` and `pg_ctl` of a PostgreSQL that has Citus, Debian's PostgreSQL 15 by default
 * --records n   that are there before, 100,000 by default
 * --sent n, --rounds n   that phones send then, 300 and 3 by default
 * --workers a,b   `0` is PostgreSQL without Citus; 0,1,2,4 by default. Figures of other numbers stay in the file
 * --out file   bench/results/cluster.json by default
 */
const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: DEBIAN_PROGRAMS },
    records: { type: 'string', default: '100000' },
    sent: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    workers: { type: 'string', default: '0,1,2,4' },
    out: {
      type: 'string',
      default: path.join(RESULTS, 'cluster.json'),
    },
  },
});

const records = Number(values.records);
const load = { records, sent: Number(values.sent), rounds: Number(values.rounds) };
let broken = 0;
for (const number of values.workers.split(',').map(Number)) {
  const workers = number === 0 ? null : number;
  const conditions = {
    ...machineOfRun(),
    durability: 'fsync on, on every node',
    'records before': records,
  };
  const result = await onNodes(values.programs, workers, (address, folders) =>
    measureNodes(address, folders, { workers, ...load }),
  );
  show(result);
  await keepRun(values.out, number, { conditions, ...result });
  broken += promisesOf(result).filter(({ kept }) => !kept).length;
}
console.log(`\n${broken} promises broken; figures in ${path.relative('.', values.out)}`);
process.exit(broken > 0 ? 1 : 0);

function promisesOf({ promises, stored }: MeasuredNodes) {
  return [...promises, ...stored.promises];
}

function show(result: MeasuredNodes): void {
  const { workers, rows, tasks, firstView, reads, stored, processor } = result;
  console.log(workers === null ? '\nPostgreSQL alone' : `\nCitus, ${workers} workers`);
  console.log(`  stored: ${stored.summary}`);
  const { server, nodes } = processor;
  console.log(`  processor time of a record: server ${server} ms, nodes ${nodes.join(', ')} ms`);
  console.log(`  first view of the map ${firstView} ms after a server's start`);
  for (const [name, { p50, p95 }] of Object.entries(reads)) {
    console.log(`  ${name}: ${p50} ms in the middle, ${p95} ms at the end`);
  }
  for (const [name, on] of Object.entries(rows)) console.log(`  rows of ${name}: ${on.join(', ')}`);
  for (const [name, { statements, widest, shards }] of Object.entries(tasks)) {
    console.log(
      `  ${name}: ${statements} statements on spread tables, ${widest} tasks at most, ${shards} shards`,
    );
  }
  for (const { what, kept } of promisesOf(result)) {
    console.log(`  ${kept ? 'kept  ' : 'BROKEN'} ${what}`);
  }
}
