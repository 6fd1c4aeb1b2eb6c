import { STATISTICS_IN_PLACE, withStatisticsPlaces } from './statistics-in-place';

const grouped = (value: number) => new Intl.NumberFormat('en').format(value);

test('replaces a counter and the numbers beside it by placeholders, but no other numbers', () => {
  const { totalspecies, totalcontributions } = STATISTICS_IN_PLACE;
  const html = [totalspecies - 10, totalcontributions, totalcontributions + 2000, 40_000]
    .map(grouped)
    .join(' ');
  expect(withStatisticsPlaces(html)).toBe(
    '{statistics.totalspecies-10} {statistics.totalcontributions+0} {statistics.totalcontributions+2000} 40,000',
  );
});
