import type { CentralState } from '@aranya/shared/contracts/review';
import {
  hidingEvent,
  openQuestion,
  type ReviewedSpecies,
  reviewState,
  type StateEvent,
} from '../../reviews/review-state';
import { isDecision } from './exchange';

/** A record's current version and species. */
export interface ReviewedVersion {
  versionId: number;
  species: readonly Omit<ReviewedSpecies, 'versionId'>[];
}

/**
 * Returns the state in ODK Central that corresponds to a record's review: the last state set in Central, or the
 * result of newer decisions here. Null leaves Central unchanged, for example while some species are waiting.
 */
export function stateForCentral(
  events: readonly StateEvent[],
  { versionId, species }: ReviewedVersion,
): CentralState | null {
  const last = events.findLast((event) => isDecision(event) || isState(event.inCentral));
  if (!last) return null;
  if (isState(last.inCentral)) return last.inCentral;
  if (hidingEvent(events)) return 'rejected';
  const statuses = species.map((one) => reviewState(events, { ...one, versionId }).review.status);
  const some = (...wanted: typeof statuses) => statuses.some((one) => wanted.includes(one));
  if (some('asked', 'changed', 'cannot-tell')) return 'hasIssues';
  if (statuses.length === 0 && openQuestion(events, versionId)) return 'hasIssues';
  if (some('waiting') || statuses.length === 0) return last.kind === 'restored' ? 'received' : null;
  if (!some('not-wild')) return 'approved';
  return some('confirmed') ? 'hasIssues' : 'rejected';
}

const isState = (inCentral: StateEvent['inCentral']): inCentral is CentralState =>
  inCentral !== null && inCentral !== undefined && inCentral !== 'comment';
