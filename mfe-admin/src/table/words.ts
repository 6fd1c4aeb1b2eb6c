import { dateIn, localeOf, reading } from '@aranya/shared/languages';

/** A moment as a person reads it; a dash where there is none. */
export const momentInWords = (moment: string | null): string =>
  moment === null ? '–' : dateIn(reading(), moment, { dateStyle: 'medium', timeStyle: 'short' });

/** A number, grouped the Indian way. */
export const numberInWords = (count: number): string => count.toLocaleString(localeOf(reading()));
