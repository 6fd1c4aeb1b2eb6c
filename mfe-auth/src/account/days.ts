import { dateIn, type Reading } from '@aranya/shared/languages';

/** ISO 8601 becomes '5 December 2026'. */
export const dayOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'long' });

/** ISO 8601 becomes '21 Nov 2026, 2:30 pm'. */
export const momentOf = (moment: string, reading: Reading) =>
  dateIn(reading, moment, { dateStyle: 'medium', timeStyle: 'short' });
