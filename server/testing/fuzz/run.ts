import { parseArgs } from 'node:util';
import { excerptOf, megabytes, runFuzz } from './run-fuzz';

/**
 * `npm run fuzz`: bad calls to every route, OpenRosa and the map server, from a seed that is
 * printed. Ends with 1 when an answer broke a promise, memory grew or a call kept all others waiting.
 *
 * --calls n   20,000 by default
 * --seed n    the seed of an earlier run, to have the same calls again
 * --faults-only   a call that kept all others waiting is only shown
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    'faults-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

/** Growth that counts as none, in bytes: compiled code and the database's plans come late. */
const STEADY_BYTES = 8 * 2 ** 20;
/** Longest time for which one call may keep all others waiting, in milliseconds. */
const BLOCK_MS = 100;
const SHOWN = 20;

const seed = Number(values.seed);
console.log(`seed ${seed}`);
const start = performance.now();
const report = await runFuzz({
  seed,
  calls: Number(values.calls),
  onProgress: (line) => process.stdout.isTTY && process.stdout.write(`\r${line}   `),
});
const seconds = Math.round((performance.now() - start) / 1000);

console.log(`\n${report.calls} calls to ${report.routes.length} routes in ${seconds} s`);
console.log(
  Object.entries(report.statuses)
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join('   '),
);
console.log(`memory after warming up: ${megabytes(report.growth)} MB more at the end`);
const { ms, garbageMs, call, singleMs } = report.block;
console.log(
  `longest block ${Math.round(ms)} ms, with garbage that was collected apart from it ` +
    `(${Math.round(garbageMs)} ms at most)`,
);
if (call) console.log(`   ${Math.round(singleMs)} ms alone: ${call.aim} ${excerptOf(call)}`);
for (const { number, aim, faults, excerpt } of report.faults.slice(0, SHOWN)) {
  console.log(`\n${number} ${aim}: ${faults.join('; ')}\n   ${excerpt}`);
}
console.log(`${report.faults.length} faults (seed ${seed})`);
const isBlocked = ms > BLOCK_MS;
if (isBlocked) console.log(`nobody else was served for ${Math.round(ms)} ms`);
const isTooSlow = isBlocked && !values['faults-only'];
process.exit(report.faults.length > 0 || report.growth > STEADY_BYTES || isTooSlow ? 1 : 0);
