import { byMonthOfYear, overTime } from './bars';

const asWritten = (date: string) => date;

test('counts a short period by month, with empty bars between', () => {
  const { unit, bars } = overTime(
    {
      months: [
        { month: '2024-11', count: 3 },
        { month: '2025-02', count: 1 },
      ],
      years: [
        { year: 2024, count: 3 },
        { year: 2025, count: 1 },
      ],
    },
    asWritten,
  );
  expect(unit).toBe('month');
  expect(bars).toEqual([
    { name: '2024-11', value: 3 },
    { name: '2024-12', value: 0 },
    { name: '2025-01', value: 0 },
    { name: '2025-02', value: 1 },
  ]);
});

test('counts a period of more than three years by year', () => {
  const { unit, bars } = overTime(
    {
      months: [
        { month: '2021-01', count: 2 },
        { month: '2024-01', count: 5 },
      ],
      years: [
        { year: 2021, count: 2 },
        { year: 2024, count: 5 },
      ],
    },
    asWritten,
  );
  expect(unit).toBe('year');
  expect(bars.map(({ value }) => value)).toEqual([2, 0, 0, 5]);
});

test('counts by year if no month is known, and has no bars without a year', () => {
  expect(overTime({ months: [], years: [{ year: 1998, count: 4 }] }, asWritten)).toEqual({
    unit: 'year',
    bars: [{ name: '1998', value: 4 }],
  });
  expect(overTime({ months: [], years: [] }, asWritten).bars).toEqual([]);
});

test('has a bar for each month of the year', () => {
  const bars = byMonthOfYear([0, 4], (month) => `month ${month}`);
  expect(bars).toHaveLength(12);
  expect(bars[1]).toEqual({ name: 'month 2', value: 4 });
  expect(bars[11]).toEqual({ name: 'month 12', value: 0 });
});
