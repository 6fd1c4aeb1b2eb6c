import { withStatistics } from './statistics-places';

const html =
  '{statistics.totalspecies-10}|{statistics.totalspecies+0}|{statistics.totalcontributions+1000}';

test('inserts counters, grouped as on the page and never below zero', () => {
  const known = { totalspecies: 7, totalcollector: 8, totalcontributions: 123_000 };
  expect(withStatistics(html, known)).toBe('0|7|124,000');
  expect(withStatistics(html, known, 'hi')).toBe('0|7|1,24,000');
});

test('inserts defaults if the counters are unknown', () => {
  expect(withStatistics(html)).toBe('14|24|41,000');
});
