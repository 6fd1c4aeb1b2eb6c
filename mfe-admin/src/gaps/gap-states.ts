import type { GapState } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';

export const GAP_STATES: Record<GapState, string> = {
  new: message('New'),
  seen: message('Seen'),
  answered: message('Answered'),
};
