import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../../server/testing/test-postgres';
import { archiveOfOccurrences } from './occurrence-archive';

/**
 * `npm run bench:import -- --records 1000000 --database pglite`: imports a generated Darwin Core
 * Archive with the product's own command in a separate process, and prints duration and peak
 * memory. On Linux. `--beside ../other` then imports the same archive with another built clone.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    database: { type: 'string', default: 'pglite' },
    beside: { type: 'string' },
  },
});
const root = path.join(import.meta.dirname, '..', '..');
const records = Number(values.records);
const clones = [root, ...(values.beside ? [path.resolve(values.beside)] : [])];

/** Megabytes. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

interface Run {
  seconds: number;
  /** Only the importing process is measured, not PostgreSQL. */
  peakMegabytes: number;
  code: number | null;
}

function runImport(
  clone: string,
  archive: string,
  environment: Record<string, string>,
): Promise<Run> {
  const words = ['import', 'occurrences', archive, '--dataset', 'Measured', '--new'];
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(clone, 'server/dist/commands/data.js'), ...words],
    {
      stdio: 'inherit',
      env: { ...process.env, ARANYA_DEMONSTRATION: 'off', ...environment },
    },
  );
  let peakMegabytes = 0;
  const sampling = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, peakOf(child.pid ?? 0));
  }, 100);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearInterval(sampling);
      resolve({ seconds: (performance.now() - begun) / 1000, peakMegabytes, code });
    });
  });
}

for (const clone of clones) {
  if (existsSync(path.join(clone, 'server/dist/commands/data.js'))) continue;
  throw new Error(`Build the server in ${clone} first: npx nx run server:build`);
}
const folder = await mkdtemp(path.join(tmpdir(), 'aranya-measure-'));
try {
  const archive = path.join(folder, 'made-up.zip');
  await archiveOfOccurrences(archive, records);
  const postgres = values.database === 'postgres' ? await startTestPostgres() : null;
  try {
    const { size } = await stat(archive);
    for (const [index, clone] of clones.entries()) {
      const run = await runImport(clone, archive, {
        ARANYA_DATA_DIR: path.join(folder, String(index)),
        DATABASE_URL: (await postgres?.createDatabase()) ?? '',
      });
      console.log(
        JSON.stringify({
          clone,
          records,
          database: values.database,
          archiveMegabytes: Math.round(size / 1e6),
          seconds: Math.round(run.seconds * 10) / 10,
          recordsPerSecond: Math.round(records / run.seconds),
          peakMegabytes: run.peakMegabytes,
          exitCode: run.code,
          cores: availableParallelism(),
          memoryGigabytes: Math.round(totalmem() / 1e9),
          load: loadavg().map((one) => Math.round(one * 10) / 10),
          node: process.version,
        }),
      );
    }
  } finally {
    await postgres?.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
