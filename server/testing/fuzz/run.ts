import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz';

/**
 * `npm run fuzz`: bad calls to every route, OpenRosa and the map server, first at the limits of size, then
 * random ones from a seed that is printed. Exits with 1 if an answer violates a rule, or if a call
 * blocks all others for more than 100 ms.
 *
 * --calls n   20,000 by default
 * --seed n    the seed of an earlier run, to have the same calls again
 * --faults-only   a call that blocks all others is only shown
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    'faults-only': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

const SHOWN = 20;

const seed = Number(values.seed);
console.log(`seed ${seed}`);
const { calls, statuses, faults, blocks } = await runFuzz({
  seed,
  calls: Number(values.calls),
  limitShare: 1,
  findsBlocks: true,
  onProgress: (line) => process.stdout.isTTY && process.stdout.write(`\r${line}   `),
});
console.log(`\n${calls} calls`);
const counts = Object.entries(statuses).sort();
console.log(counts.map(([status, count]) => `${status}: ${count}`).join('   '));
for (const { aim, faults: said, excerpt } of faults.slice(0, SHOWN)) {
  console.log(`\n${aim}: ${said.join('; ')}\n   ${excerpt}`);
}
for (const { aim, ms, excerpt } of blocks.slice(0, SHOWN)) {
  console.log(`\n${aim}: nobody else was served for ${Math.round(ms)} ms\n   ${excerpt}`);
}
console.log(`${faults.length} faults, ${blocks.length} calls that block (seed ${seed})`);
process.exit(faults.length > 0 || (blocks.length > 0 && !values['faults-only']) ? 1 : 0);
