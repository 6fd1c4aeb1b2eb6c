import { dateIn, type Reading } from '@aranya/shared/languages';

/** Formats an ISO 8601 time as '5 December 2026'. @param reading Result of `useReading` */
export const dayOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'long' });

/** Formats an ISO 8601 time as '21 Nov 2026, 2:30 pm'. @param reading Result of `useReading` */
export const momentOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'medium', timeStyle: 'short' });
