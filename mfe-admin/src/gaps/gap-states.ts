import type { GapState } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';

/** Texts of the states of a suggestion. */
export const GAP_STATES: Record<GapState, string> = {
  new: message('New'),
  seen: message('Seen'),
  answered: message('Answered'),
};
