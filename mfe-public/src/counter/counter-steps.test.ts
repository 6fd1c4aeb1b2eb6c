import { DEFAULT_STATISTICS } from '@aranya/shared/contracts';
import { counterFace, nextStep, totalOf } from './counter-steps';

test('cycles through species, citizen scientists and contributions', () => {
  expect(nextStep('species')).toBe('citizenScientists');
  expect(nextStep('citizenScientists')).toBe('contributions');
  expect(nextStep('contributions')).toBe('species');
});

test.each([
  ['species', { previous: 23, current: 24, next: 25 }],
  ['citizenScientists', { previous: 260, current: 270, next: 280 }],
  ['contributions', { previous: 39_000, current: 40_000, next: 41_000 }],
] as const)('places %s between the previous and the next value', (step, face) => {
  expect(counterFace(step, totalOf(step, DEFAULT_STATISTICS))).toEqual(face);
});

test('shows no number below zero', () => {
  expect(counterFace('contributions', 0)).toEqual({ previous: 0, current: 0, next: 1000 });
});
