import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { Problem } from '../problems/problem';
import { HEAVY_WORK_LIMITS } from './limits';
import { type LaneLimits, openWorkLane, type WorkLane } from './work-lane';

/** Tasks that block, crash or exhaust their thread. */
const TASKS = `
export const doubles = (number) => number * 2;
export const holds = (cell) => { Atomics.wait(new Int32Array(cell), 0, 0); return 'done'; };
export const exits = () => process.exit(3);
export const throws = () => { throw new RangeError('too far'); };
export const throwsLater = () => new Promise(() => { setImmediate(() => { throw new Error('later'); }); });
export const rejectsUnseen = () => new Promise(() => { Promise.reject(new Error('unseen')); });
export const fillsItsHeap = () => { const all = []; for (;;) all.push(new Array(1e6).fill(0.5)); };
`;

const log = pino({ level: 'silent' });
let folder: string;
let entry: () => Promise<string>;
const open: WorkLane[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-tasks-'));
  const path = join(folder, 'tasks.mjs');
  await writeFile(path, TASKS);
  entry = async () => path;
});
afterEach(async () => {
  for (const lane of open.splice(0)) await lane.close();
});
afterAll(() => rm(folder, { recursive: true }));

function lane(limits: LaneLimits = { threads: 1, waiting: 1 }, from = entry): WorkLane {
  const opened = openWorkLane(limits, log, from);
  open.push(opened);
  return opened;
}

/** A task that runs until it is released. */
function holding(work: WorkLane) {
  const cell = new SharedArrayBuffer(4);
  const result = work.run('holds', cell);
  return {
    result,
    letGo() {
      Atomics.store(new Int32Array(cell), 0, 1);
      Atomics.notify(new Int32Array(cell), 0);
    },
  };
}

test.each(['exits', 'throws', 'throwsLater', 'rejectsUnseen', 'fillsItsHeap'])(
  'fails a task that %s for its own caller only, and serves other and later tasks',
  async (fault) => {
    const work = lane();
    const broken = expect(work.run(fault, null)).rejects.toMatchObject({ code: 'internal' });
    const waiting = work.run('doubles', 21);
    await broken;
    expect(await waiting).toBe(42);
    expect(await work.run('doubles', 4)).toBe(8);
    expect(work.figures()).toEqual({ running: 0, waiting: 0, refused: 0, faults: 1 });
  },
);

test('refuses tasks with a retry time when the queue is full', async () => {
  const work = lane({ threads: 1, waiting: 2 });
  const first = holding(work);
  const waiting = [work.run('doubles', 1), work.run('doubles', 2)];
  expect(work.figures()).toMatchObject({ running: 1, waiting: 2 });
  await expect(work.run('doubles', 3)).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    details: { retryAfterSeconds: HEAVY_WORK_LIMITS.retryAfterSeconds },
  });
  first.letGo();
  expect(await first.result).toBe('done');
  expect(await Promise.all(waiting)).toEqual([2, 4]);
  expect(work.figures()).toEqual({ running: 0, waiting: 0, refused: 1, faults: 0 });
});

describe('task whose input is read late', () => {
  /** Returns an input whose reading ends on command. */
  function reading(number: number) {
    let end: () => void = () => undefined;
    const read = jest.fn(
      () =>
        new Promise<number>((resolve) => {
          end = () => resolve(number);
        }),
    );
    return { read, end: () => end() };
  }
  const late = (
    work: WorkLane,
    owner: string,
    { read }: Pick<ReturnType<typeof reading>, 'read'>,
  ) => work.runLate('doubles', { owner, read });

  test('reads no input before a thread is free, in order of arrival', async () => {
    const work = lane({ threads: 1, waiting: 2 });
    const all = [reading(1), reading(2), reading(3)] as const;
    const results = all.map((one) => late(work, 'somebody', one));
    await expect(late(work, 'else', reading(4))).rejects.toMatchObject({ code: 'busy' });
    expect(all.map(({ read }) => read.mock.calls.length)).toEqual([1, 0, 0]);
    for (const [at, one] of all.entries()) {
      one.end();
      expect(await results[at]).toBe(2 * (at + 1));
    }
    expect(work.figures()).toEqual({ running: 0, waiting: 0, refused: 1, faults: 0 });
  });

  test('refuses tasks of an owner who has too many, and serves others', async () => {
    const work = lane({ threads: 1, waiting: 5, ofOne: 2 });
    const all = [reading(1), reading(2), reading(3)] as const;
    const own = [late(work, 'somebody', all[0]), late(work, 'somebody', all[1])];
    await expect(late(work, 'somebody', reading(0))).rejects.toMatchObject({
      code: 'busy',
      details: { retryAfterSeconds: HEAVY_WORK_LIMITS.retryAfterSeconds },
    });
    const other = late(work, 'else', all[2]);
    all[0].end();
    await own[0];
    all[1].end();
    await own[1];
    all[2].end();
    expect(await other).toBe(6);
    const again = reading(5);
    const result = late(work, 'somebody', again);
    again.end();
    expect(await result).toBe(10);
  });

  test('fails a task whose input cannot be read, and runs the next one', async () => {
    const work = lane();
    const gone = () => Promise.reject(new Problem('not_found'));
    const failed = work.runLate('doubles', { owner: 'a', read: gone });
    const next = work.runLate('doubles', { owner: 'a', read: async () => 4 });
    await expect(failed).rejects.toMatchObject({ code: 'not_found' });
    expect(await next).toBe(8);
    expect(work.figures()).toMatchObject({ running: 0, faults: 0 });
  });
});

test('ends running and queued tasks when closed, and starts no further tasks', async () => {
  const work = lane();
  const { result } = holding(work);
  const all = [result, work.run('doubles', 1)].map((one) =>
    expect(one).rejects.toMatchObject({ code: 'busy' }),
  );
  await work.close();
  await Promise.all(all);
  await expect(work.run('doubles', 1)).rejects.toMatchObject({ code: 'busy' });
  await work.close();
});

test('fails tasks while workers cannot start, and runs tasks once they can', async () => {
  let path = join(folder, 'nowhere.mjs');
  const work = lane({ threads: 1, waiting: 1 }, async () => path);
  const both = [work.run('doubles', 1), work.run('doubles', 2)].map((one) =>
    expect(one).rejects.toMatchObject({ code: 'internal' }),
  );
  await Promise.all(both);
  path = await entry();
  // The failed pool may still be shutting down.
  const later = await work.run('doubles', 3).catch(() => work.run('doubles', 3));
  expect(later).toBe(6);
});
