import type { Reading } from '@aranya/shared/languages';
// Imported directly: the product's texts would enlarge the embedded map by a twentieth.
import { dateIn } from '@aranya/shared/languages/locale';

/** Formats a date in the Indian format of a language and its digits: 21 November 2026. */
export const dayIn = (reading: Reading, time: number | Date): string =>
  dateIn(reading, time, { dateStyle: 'long' });
