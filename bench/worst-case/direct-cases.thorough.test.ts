import { jest } from '@jest/globals';
import type { DirectCase } from './direct-case';
import { openStepCounter } from './steps';

jest.setTimeout(300_000);

/** Input sizes large enough to tell one pass from two, and small enough to be fast. */
const SIZES: Record<string, number> = {
  bytes: 6_000,
  characters: 6_000,
  elements: 3_000,
  names: 3_000,
};
/** Twice the input takes twice the steps, plus a small overhead. */
const STEPS_RATIO = 2.5;

const sizeOf = ({ unit, full }: DirectCase) => Math.min(full, SIZES[unit] ?? full);

/** Reads an input. A refusal is a valid answer, a stack overflow is not. */
const answered = async (read: () => unknown) => {
  try {
    await read();
  } catch (error) {
    if (error instanceof RangeError) throw error;
  }
};

describe('readers do no more than twice as much over twice as much', () => {
  const counter = openStepCounter();
  let cases: readonly DirectCase[] = [];

  // Loaded after the counter was started, so that every block of it is counted.
  beforeAll(async () => {
    cases = (await import('./direct-cases')).DIRECT_CASES;
  });

  /** Counts the steps of reading inputs at a fraction of their full size. */
  const stepsOf = (inputs: readonly DirectCase[], part: number) => {
    const reading = inputs.map((one) => one.prepare(Math.floor(sizeOf(one) / part)));
    return counter.of(async () => {
      for (const read of reading) await answered(read);
    });
  };

  /** @returns description of the inputs that take too many steps; null if there are none */
  const tooManySteps = async (inputs: readonly DirectCase[]) => {
    const half = await stepsOf(inputs, 2);
    const full = await stepsOf(inputs, 1);
    if (full <= STEPS_RATIO * half + 2_000) return null;
    return `${half} steps, at twice the size ${full}`;
  };

  test('takes at most twice the steps for twice the input', async () => {
    const broken: string[] = [];
    for (const reader of new Set(cases.map((one) => one.reader))) {
      const inputs = cases.filter((one) => one.reader === reader);
      // Reading the counters takes longest, so all inputs of a reader are measured together first,
      // then each alone.
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
});
