import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { LIMITS } from '../configuration/limits';
import { openWorkLane, type WorkLane } from './work-lane';

/** Tasks that do to their thread whatever can be done to one. */
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

function lane(limits = { threads: 1, waiting: 1 }, from = entry): WorkLane {
  const opened = openWorkLane(limits, log, from);
  open.push(opened);
  return opened;
}

/** A task that runs until it is let go. */
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
  'a task that %s fails for its own caller; others that wait or come next are served',
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

test('when the queue is full others are told to try again later, and nothing is kept of them', async () => {
  const work = lane({ threads: 1, waiting: 2 });
  const first = holding(work);
  const waiting = [work.run('doubles', 1), work.run('doubles', 2)];
  expect(work.figures()).toMatchObject({ running: 1, waiting: 2 });
  await expect(work.run('doubles', 3)).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    details: { retryAfterSeconds: LIMITS.heavyWork.retryAfterSeconds },
  });
  first.letGo();
  expect(await first.result).toBe('done');
  expect(await Promise.all(waiting)).toEqual([2, 4]);
  expect(work.figures()).toEqual({ running: 0, waiting: 0, refused: 1, faults: 0 });
});

test('closing ends what runs and what waits, and nothing new is begun', async () => {
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

test('workers that cannot begin fail their callers; once they can, tasks are done', async () => {
  let path = join(folder, 'nowhere.mjs');
  const work = lane({ threads: 1, waiting: 1 }, async () => path);
  const both = [work.run('doubles', 1), work.run('doubles', 2)].map((one) =>
    expect(one).rejects.toMatchObject({ code: 'internal' }),
  );
  await Promise.all(both);
  path = await entry();
  // The pool that could not begin may still be on its way out.
  const later = await work.run('doubles', 3).catch(() => work.run('doubles', 3));
  expect(later).toBe(6);
});
