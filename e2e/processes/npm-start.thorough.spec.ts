import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** `npm start`: ready line, signals, persisted data, occupied ports. */

const root = path.join(import.meta.dirname, '..', '..');
/** Port offset from the product that the other tests use. */
const BASE = 1300;

interface Started {
  child: ChildProcess;
  output: () => string;
}

const started: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of started) child.kill('SIGINT');
});

function start(data: string): Started {
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ARANYA_PORT_BASE: String(BASE),
      ARANYA_DATA_DIR: data,
      ARANYA_LISTEN: '127.0.0.1',
    },
  });
  started.push(child);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, output: () => text };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

const READY = `Aranya is ready: http://localhost:${3000 + BASE}`;

async function people() {
  const answer = await fetch(`http://127.0.0.1:${4000 + BASE}/api/aranya/getDetails`);
  const { rows } = (await answer.json()) as { rows: unknown[] };
  return rows[0];
}

test('restarts with its data after it was stopped by a signal', async () => {
  test.setTimeout(900_000);
  const data = await mkdtemp(path.join(tmpdir(), 'aranya-start-'));
  const first = start(data);
  await expect.poll(first.output, { timeout: 150_000 }).toContain(READY);
  expect(first.output().trimEnd().endsWith(READY)).toBe(true);
  const before = await people();
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);

  const second = start(data);
  await expect.poll(second.output, { timeout: 150_000 }).toContain(READY);
  expect(await people()).toEqual(before);

  const third = start(data);
  expect(await ended(third.child)).toBe(1);
  expect(third.output()).toContain(`Port ${3000 + BASE} is taken.`);

  second.child.kill('SIGINT');
  expect(await ended(second.child)).toBe(0);
  await rm(data, { recursive: true, force: true });
});
