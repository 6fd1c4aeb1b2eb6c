import { dateIn, localeOf, reading } from '@aranya/shared/languages';

/** A dash if there is no time. */
export const momentInWords = (moment: string | null): string =>
  moment === null ? '–' : dateIn(reading(), moment, { dateStyle: 'medium', timeStyle: 'short' });

/** @param day such as `2026-11-03` */
export const dayInWords = (day: string): string =>
  dateIn(reading(), `${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });

/** Grouped the Indian way. */
export const numberInWords = (count: number): string => count.toLocaleString(localeOf(reading()));
