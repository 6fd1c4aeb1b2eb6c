import fc from 'fast-check';
import { faultOfDate, knownDay } from './event-date';

const NOW = Date.UTC(2025, 5, 1);

test.each([
  '2024',
  '2024-02',
  '2024-02-29',
  '2024-060',
  '2024-03-12T08:30',
  '2024-03-12T08:30:15.5Z',
  '2024-03-12T08:30:15+05:30',
  '2024-03-12/2024-03-15',
  '2024-03-12/15',
  '2024-03-30/04-02',
  '2024-03/2024-05',
  '1891',
  '2025-06-02',
])('reads %p as a date', (text) => {
  expect(faultOfDate(text, NOW)).toBeNull();
});

test.each([
  ['12/03/2024', 'date'],
  ['2023-02-29', 'date'],
  ['2024-13', 'date'],
  ['2023-366', 'date'],
  ['12 March 2024', 'date'],
  ['2024-03-15/2024-03-12', 'date'],
  ['2024-03-12/', 'date'],
  ['2024/2025/2026', 'date'],
  ['0024-03-12', 'date'],
  ['2031', 'future'],
  ['2025-06-09', 'future'],
])('reports the date %p with the fault %s', (text, fault) => {
  expect(faultOfDate(text, NOW)).toBe(fault);
});

test('accepts every day of the calendar', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(NOW), noInvalidDate: true }), (day) => {
      expect(faultOfDate(day.toISOString(), NOW)).toBeNull();
      expect(faultOfDate(day.toISOString().slice(0, 10), NOW)).toBeNull();
    }),
  );
});

test.each([
  ['2024-03-12', 20240312],
  ['2024-03-12T10:30:00+05:30', 20240312],
  ['2024-072', 20240312],
  ['2024-03', 20240300],
  ['2024', 20240000],
  ['2024-03-12/15', 20240300],
  ['2024-03-12/2024-03-12', 20240312],
  ['2024-03/2024-05', 20240000],
  ['2023-12-30/2024-01-02', 0],
  ['spring', 0],
])('returns for the date %p the known parts %d', (text, day) => {
  expect(knownDay(text)).toBe(day);
});
