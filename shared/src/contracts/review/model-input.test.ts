import { inputOf, likeliest, scoresOf, shapeOf, weightOf } from './model-input';
import type { ModelInput } from './suggestions';

const input = (wishes: Partial<ModelInput> = {}): ModelInput => ({
  width: 2,
  height: 1,
  layout: 'NCHW',
  mean: [0, 0, 0],
  std: [1, 1, 1],
  ...wishes,
});
/** A red pixel and a white one. */
const RGB = [255, 0, 0, 255, 255, 255];
const RGBA = [255, 0, 0, 9, 255, 255, 255, 9];

test('writes channels first or last, with the same numbers for pixels with and without alpha', () => {
  expect([...inputOf(RGB, 3, input())]).toEqual([1, 1, 0, 1, 0, 1]);
  expect([...inputOf(RGBA, 4, input({ layout: 'NHWC' }))]).toEqual([1, 0, 0, 1, 1, 1]);
  expect(shapeOf(input())).toEqual([1, 3, 1, 2]);
  expect(shapeOf(input({ layout: 'NHWC' }))).toEqual([1, 1, 2, 3]);
});

test('subtracts the mean and divides by the deviation of each channel', () => {
  const numbers = inputOf(RGB, 3, input({ mean: [0.5, 0, 1], std: [0.5, 2, 4] }));
  expect([...numbers]).toEqual([1, 1, 0, 0.5, -0.25, 0]);
});

test('turns logits into scores, however large they are', () => {
  expect(scoresOf([1000, 1000], true)).toEqual([0.5, 0.5]);
});

test('refuses outputs that are no scores', () => {
  expect(() => scoresOf([Number.NaN], true)).toThrow(RangeError);
  expect(() => scoresOf([3], false)).toThrow(RangeError);
});

test('sorts by score and weight, and omits unlikely species', () => {
  const all = [
    { name: 'here', score: 0.3, weight: weightOf({ inDistrict: 2, everywhere: 9 }) },
    { name: 'elsewhere', score: 0.5, weight: weightOf({ inDistrict: 0, everywhere: 9 }) },
    { name: 'nowhere', score: 0.9, weight: weightOf({ inDistrict: 0, everywhere: 0 }) },
    { name: 'unlikely', score: 0.001, weight: 1 },
  ];
  const names = likeliest(all, ({ weight }) => weight, 9).map(({ name }) => name);
  expect(names).toEqual(['here', 'elsewhere', 'nowhere']);
});
