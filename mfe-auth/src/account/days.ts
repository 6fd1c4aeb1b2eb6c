import { dateIn, type Reading } from '@aranya/shared/languages';

/**
 * '5 December 2026' of an ISO 8601 moment.
 * @param reading as `useReading` gives it
 */
export const dayOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'long' });

/**
 * '21 Nov 2026, 2:30 pm' of an ISO 8601 moment.
 * @param reading as `useReading` gives it
 */
export const momentOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'medium', timeStyle: 'short' });
