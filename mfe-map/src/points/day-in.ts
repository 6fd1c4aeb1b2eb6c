import type { Reading } from '@aranya/shared/languages';
// By itself: with the texts of the product the embedded map would be a twentieth larger.
import { dateIn } from '@aranya/shared/languages/locale';

/** A day as people in India write it in a language and its digits: 21 November 2026. */
export const dayIn = (reading: Reading, time: number | Date): string =>
  dateIn(reading, time, { dateStyle: 'long' });
