import type { GapState } from '@aranya/shared/contracts/administration';

/** The states of a suggestion as an administrator reads them. */
export const GAP_STATES: Record<GapState, string> = {
  new: 'New',
  seen: 'Seen',
  answered: 'Answered',
};
