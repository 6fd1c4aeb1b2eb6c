import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineOfRun } from '../conditions-of-run';
import { DATABASES } from '../soak/soak-storage';
import { runAttack } from './attack/run-attack';
import { DIRECT_CASES } from './cases/direct-cases';
import { measureDirect } from './measure-direct';
import { BOUNDS, brokenBounds, type Measured } from './measured';
import { measureCalls } from './served/measure-calls';
import { tableOf } from './table';

/**
 * `npm run worst-case`: inputs at their limits, as bad as they may be, for every reader and every
 * route. Ends with 1 when one takes more than in proportion, or keeps everybody else waiting.
 *
 * --attack          sends the worst of them at double their size to a product with many records,
 *                   while somebody signs in every 100 ms
 * --records n       records of that product, 600,000 by default
 * --part readers|routes   only these
 * --only text       only cases whose reader, route or input holds this
 * --database pglite|postgres, pglite by default
 * --port-base n     how far the ports of the product are moved, 700 by default
 * --faults-only     ends with 1 for a fault only, such as a call that fails; times are shown
 * --out file        where the figures go
 */
const { values } = parseArgs({
  options: {
    attack: { type: 'boolean', default: false },
    records: { type: 'string', default: '600000' },
    part: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    database: { type: 'string', default: 'pglite' },
    'port-base': { type: 'string', default: '700' },
    'faults-only': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

/** Rows that are shown beside the broken ones. */
const SHOWN = 40;

const name = values.attack ? 'worst-case-attack.json' : 'worst-case.json';
const out = values.out ?? path.join(import.meta.dirname, '..', 'results', name);
const portBase = Number(values['port-base']);
const database = DATABASES.find((kind) => kind === values.database) ?? 'pglite';
const wanted = (part: string) => values.part?.includes(part) ?? true;

const conditions = {
  ...machineOfRun(),
  database,
  'where the calls come from': 'another process on the same processors, over loopback',
  bounds: BOUNDS,
  times:
    'of readers: the middle of five runs, without waiting for a processor; of routes: time of ' +
    'processors in the process that answers, its workers included, the middle of three runs',
};

async function write(results: object): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true });
  await writeFile(out, `${JSON.stringify({ conditions, ...results }, null, 1)}\n`);
  console.log(`\nFigures in ${path.relative('.', out)}`);
}

async function readers(): Promise<Measured[]> {
  const chosen = DIRECT_CASES.filter(({ reader, input }) =>
    `${reader} ${input}`.includes(values.only),
  );
  const results: Measured[] = [];
  for (const [index, one] of chosen.entries()) {
    progress(`${index + 1} of ${chosen.length} readers: ${one.reader}, ${one.input}`);
    results.push(await measureDirect(one));
  }
  return results;
}

/** On a screen in one line, elsewhere some lines of many. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, 100)}`);
  else if (Number.parseInt(line, 10) % 200 === 0) console.log(line);
}

/** The slowest and everything that is broken. */
function show(title: string, results: readonly Measured[]): void {
  const slowest = results.toSorted((one, other) => other.fullMs - one.fullMs).slice(0, SHOWN);
  const broken = results.filter((one) => brokenBounds(one).length > 0);
  const shown = [...new Set([...slowest, ...broken])];
  console.log(`\n${title}: ${results.length} cases; the slowest ones, and what is broken`);
  for (const line of tableOf(shown)) console.log(line);
}

async function cases(): Promise<number> {
  const direct = wanted('readers') ? await readers() : [];
  if (direct.length > 0) show('Readers', direct);
  const calls = wanted('routes')
    ? await measureCalls({ database, portBase, only: values.only, onProgress: progress })
    : [];
  if (calls.length > 0) show('Routes', calls);
  await write({ readers: direct, routes: calls });
  const broken = [...direct, ...calls].filter((one) => brokenBounds(one).length > 0);
  console.log(`${direct.length + calls.length} cases, ${broken.length} broken`);
  return broken.filter(({ fault }) => fault || !values['faults-only']).length;
}

async function attack(): Promise<number> {
  const { baseline, rows } = await runAttack({
    database,
    portBase,
    records: Number(values.records),
    only: values.only,
    say: (line) => console.log(line),
  });
  await write({ records: Number(values.records), baseline, rows });
  const broken = rows.filter((row) => row.broken.length > 0).length;
  console.log(`${rows.length} attacks, ${broken} broken`);
  return broken;
}

process.exit((await (values.attack ? attack() : cases())) > 0 ? 1 : 0);
