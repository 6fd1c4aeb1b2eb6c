import fc from 'fast-check';
import { anyCode } from '../../../testing/public-occurrences/place-files';
import { AXIS_BITS, AXIS_STEPS, stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import { HeldCells } from './held-cells';

/** Some 1.2 km, as a file knows it. */
const SIDE = 2 ** 11;
const anyLevel = fc.integer({ min: 0, max: AXIS_BITS });

/** A window beside a place, so that some touch its cell and some do not. */
const beside = (code: number) =>
  fc
    .tuple(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 60_000 }),
    )
    .map(([east, south, width, height]): StepBox => {
      const { column, row } = stepsOf(code);
      const within = (wanted: number) => Math.min(AXIS_STEPS - 1, Math.max(0, wanted));
      const [left, top] = [within(column + east), within(row + south)];
      return { left, top, right: within(left + width), bottom: within(top + height) };
    });

const codesAndBox = fc
  .array(anyCode, { minLength: 1, maxLength: 40 })
  .chain((codes) => fc.tuple(fc.constant(codes), beside(codes[0] as number)));

function held(codes: readonly number[]): HeldCells {
  const cells = new HeldCells();
  for (const code of codes) cells.add(code);
  // As a file has it.
  return new HeldCells(JSON.parse(JSON.stringify(cells)));
}

/** Whether a place is in a cell of these steps that a box touches. */
function isTouched(code: number, box: StepBox, side: number): boolean {
  const { column, row } = stepsOf(code);
  const cell = (wanted: number) => Math.floor(wanted / side);
  return (
    cell(column) >= cell(box.left) &&
    cell(column) <= cell(box.right) &&
    cell(row) >= cell(box.top) &&
    cell(row) <= cell(box.bottom)
  );
}

test('nothing that a view shows is left out', () => {
  fc.assert(
    fc.property(codesAndBox, anyLevel, ([codes, box], level) => {
      const isShown = codes.some((code) => isTouched(code, box, 2 ** (AXIS_BITS - level)));
      if (isShown) expect(held(codes).mayHave(level, box)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('of a close view it is known whether anything is within 1.2 km', () => {
  const close = fc.integer({ min: 15, max: AXIS_BITS });
  fc.assert(
    fc.property(codesAndBox, close, ([codes, box], level) => {
      const isNear = codes.some((code) => isTouched(code, box, SIDE));
      expect(held(codes).mayHave(level, box)).toBe(isNear);
    }),
    { numRuns: 500 },
  );
});

test('each view is looked at anew', () => {
  const cells = held([0]);
  const [here, there] = [0, SIDE].map((step) => ({
    left: step,
    right: step,
    top: step,
    bottom: step,
  })) as [StepBox, StepBox];
  expect(cells.mayHave(20, here)).toBe(true);
  expect(cells.mayHave(20, there)).toBe(false);
  expect(cells.mayHave(14, there)).toBe(true);
  expect(cells.mayHave(20, here)).toBe(true);
});

test('of a large part of the world nothing is said', () => {
  const box = { left: 0, right: 65 * SIDE, top: 0, bottom: 65 * SIDE };
  expect(held([AXIS_STEPS ** 2 - 1]).mayHave(26, box)).toBe(true);
});
