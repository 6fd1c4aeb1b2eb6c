import fc from 'fast-check';
import { batchAt, EVERYTHING } from './publication-batch';

const HOUR = 3_600_000;
const at = (moment: string) => Date.parse(moment);

test('publishes all records of a day in India at one midnight by default', () => {
  const morning = batchAt(at('2026-11-22T08:00:00+05:30'), 24);
  expect(morning.protectedBefore).toEqual(new Date('2026-11-22T00:00:00+05:30'));
  expect(morning.publishedBefore).toEqual(new Date('2026-11-21T00:00:00+05:30'));
  expect(batchAt(at('2026-11-22T23:59:59+05:30'), 24)).toEqual(morning);
  expect(batchAt(at('2026-11-23T00:00:00+05:30'), 24)).not.toEqual(morning);
});

test('never splits a day with longer delays', () => {
  const { publishedBefore } = batchAt(at('2026-11-22T08:00:00+05:30'), 36);
  expect(publishedBefore).toEqual(new Date('2026-11-20T00:00:00+05:30'));
});

test('publishes everything at once without delay', () => {
  expect(batchAt(at('2026-11-22T08:00:00Z'), 0)).toEqual(EVERYTHING);
});

test('publishes between one and two delays after arrival, and never withdraws a record', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01'), max: at('2030-01-01') }),
      fc.integer({ min: 0, max: 72 * HOUR }),
      fc.integer({ min: 1, max: 720 }),
      (now, later, hours) => {
        const [one, next] = [batchAt(now, hours), batchAt(now + later, hours)];
        const age = now - Number(one.publishedBefore);
        expect(age).toBeGreaterThanOrEqual(hours * HOUR);
        expect(age).toBeLessThanOrEqual((hours + 2 * Math.min(hours, 24)) * HOUR);
        expect(Number(next.publishedBefore)).toBeGreaterThanOrEqual(Number(one.publishedBefore));
      },
    ),
  );
});
