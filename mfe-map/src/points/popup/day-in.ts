import type { Reading } from '@aranya/shared/languages';
// Imported directly: the product's texts would enlarge the embedded map by a twentieth.
import { dateIn } from '@aranya/shared/languages/locale';

/** 21 November 2026, in the order and digits of the language. */
export const dayIn = (reading: Reading, time: number | Date): string =>
  dateIn(reading, time, { dateStyle: 'long' });
