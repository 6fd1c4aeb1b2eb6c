import { jest } from '@jest/globals';
import type { DirectCase } from './direct-case';
import { openStepCounter } from './steps';

jest.setTimeout(300_000);

/** Sizes at which the difference between once and twice is plain, and which take no time. */
const SIZES: Record<string, number> = {
  bytes: 6_000,
  characters: 6_000,
  elements: 3_000,
  names: 3_000,
};
/** Twice as much work is twice as many steps, and a few more. */
const STEPS_RATIO = 2.5;

/** What the language does in one step, such as a pattern, can only be timed: widely, if at all. */
const TIME = { ratio: 3, floorMs: 25, longMs: 400, runs: 5, tries: 3 };

const sizeOf = ({ unit, full }: DirectCase) => Math.min(full, SIZES[unit] ?? full);

/** A refusal is an answer, too. */
const answered = (read: () => unknown) => async () => {
  try {
    await read();
  } catch {
    // Nothing more to say of it.
  }
};

/** The quickest of several runs: nothing makes a run quicker than it is. */
async function quickest(read: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < TIME.runs; run += 1) {
    const start = performance.now();
    await read();
    shortest = Math.min(shortest, performance.now() - start);
    if (shortest < TIME.floorMs || shortest > TIME.longMs) break;
  }
  return shortest;
}

/** A ratio that is too large at every size, with the sizes doubled each time. */
async function isSlower(one: DirectCase): Promise<boolean> {
  for (let tried = 0, size = sizeOf(one); tried < TIME.tries; tried += 1, size *= 2) {
    const full = await quickest(answered(one.prepare(size)));
    if (full < TIME.floorMs) return false;
    if (full < TIME.ratio * (await quickest(answered(one.prepare(size / 2))))) return false;
    if (full > TIME.longMs) return true;
  }
  return true;
}

describe('readers take no more than twice as long over twice as much', () => {
  const counter = openStepCounter();
  let cases: readonly DirectCase[] = [];

  // Loaded after the counter was started, so that every block of it is counted.
  beforeAll(async () => {
    cases = (await import('./cases/direct-cases')).DIRECT_CASES;
  });

  /** Steps of reading inputs of a part of their size. */
  const stepsOf = (inputs: readonly DirectCase[], part: number) => {
    const reading = inputs.map((one) => answered(one.prepare(Math.floor(sizeOf(one) / part))));
    return counter.of(async () => {
      for (const read of reading) await read();
    });
  };

  /** @returns what it takes too many steps for, in words; null where all is well */
  const tooManySteps = async (inputs: readonly DirectCase[]) => {
    const half = await stepsOf(inputs, 2);
    const full = await stepsOf(inputs, 1);
    if (full <= STEPS_RATIO * half + 2_000) return null;
    return `${half} steps, at twice the size ${full}`;
  };

  test('steps', async () => {
    const broken: string[] = [];
    for (const reader of new Set(cases.map((one) => one.reader))) {
      const inputs = cases.filter((one) => one.reader === reader);
      // Asking for the counts takes longest: all inputs of a reader at once, then each alone.
      if ((await tooManySteps(inputs)) === null) continue;
      for (const one of inputs) {
        const steps = await tooManySteps([one]);
        if (steps) broken.push(`${reader}, ${one.input}: ${steps}`);
      }
    }
    counter.stop();
    expect(broken).toEqual([]);
    expect(new Set(cases.map(({ reader }) => reader)).size).toBeGreaterThan(20);
  });

  test('time, where it is long enough to be one', async () => {
    const broken: string[] = [];
    for (const one of cases) {
      if (await isSlower(one)) broken.push(`${one.reader}, ${one.input}`);
    }
    expect(broken).toEqual([]);
  });
});
