import type { SeededRandom } from './seeded-random';

const DAY = 24 * 60 * 60_000;

/** From 1 November 2023 to 31 October 2026. */
const FIRST_DAY = Date.UTC(2023, 10, 1) / DAY;
const DAYS = Date.UTC(2026, 10, 1) / DAY - FIRST_DAY;

/** Relative number of walks, January to December: fewer in the monsoon. */
const MONTHS = [1, 1, 0.95, 0.8, 0.65, 0.4, 0.25, 0.3, 0.55, 0.85, 1, 1];

/** ISO 8601 with +05:30, in daylight from 2023-11-01 to 2026-10-31; more on Sundays and later. */
export function observationTime(random: SeededRandom): string {
  let day: Date;
  let chance: number;
  do {
    const index = Math.floor(random.between(0, DAYS));
    day = new Date((FIRST_DAY + index) * DAY);
    const sunday = day.getUTCDay() === 0 ? 1 : 0.7;
    const growth = 0.45 + (0.55 * index) / DAYS;
    chance = (MONTHS[day.getUTCMonth()] ?? 1) * sunday * growth;
  } while (random.next() > chance);
  // Most walks are in the morning: two draws, the earlier one more often.
  const hour = Math.min(random.between(6.25, 17.5), random.between(6.25, 19));
  // The clock time in India is counted as if it were UTC, then written with India's offset.
  const clock = new Date(day.getTime() + Math.floor(hour * 3600) * 1000);
  return `${clock.toISOString().slice(0, 19)}+05:30`;
}
