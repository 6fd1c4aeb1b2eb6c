import { median, type Sample, summarized } from './summary';

test('takes the middle value as median, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

const sample = (there: number, variant: Sample['variant'] = 'federated'): Sample => ({
  route: '/login',
  variant,
  visit: 'cold',
  measured: { there, bytes: 100 } as Sample['measured'],
});

test('groups rounds by variant and route', () => {
  expect(summarized([sample(30), sample(10), sample(20), sample(5, 'single-page')])).toEqual([
    {
      route: '/login',
      variant: 'federated',
      visit: 'cold',
      rounds: 3,
      figures: {
        there: { median: 20, min: 10, max: 30 },
        bytes: { median: 100, min: 100, max: 100 },
      },
    },
    expect.objectContaining({ variant: 'single-page', rounds: 1 }),
  ]);
});
