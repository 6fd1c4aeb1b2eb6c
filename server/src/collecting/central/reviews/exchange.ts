import type { CentralState } from '@aranya/shared/contracts/review';
import type { ReviewEventRow } from '../../reviews/tables';

/** Both sides of a record's review. */
interface Sides {
  /** State in Central that both sides know. */
  agreed: CentralState;
  /** State that was being sent when the last answer was lost; null if none was. */
  sending: CentralState | null;
  /** State in Central now. */
  inCentral: CentralState;
  /** State that follows from the decisions here; null if they say nothing about it. */
  wanted: CentralState | null;
  /** Whether there are decisions here that Central has not received. */
  isUnsent: boolean;
}

/**
 * Returns what a state in Central means for a record's review here. `known`: nothing, so that decisions here may be
 * sent; `receive`: it counts here; `conflict`: it counts, but both sides decided differently, so nothing is sent until
 * a reviewer chooses.
 */
export function meaningOf({
  agreed,
  sending,
  inCentral,
  wanted,
  isUnsent,
}: Sides): 'known' | 'receive' | 'conflict' {
  if (inCentral === agreed || inCentral === sending) return 'known';
  return isUnsent && wanted !== null && wanted !== inCentral ? 'conflict' : 'receive';
}

type EventFacts = Pick<ReviewEventRow, 'id' | 'kind' | 'inCentral'>;

/** Kinds of events that say nothing about the state: a collector's answer, and places that become coarse or exact. */
export const WITHOUT_STATE = ['answered', 'coarsened', 'exact'] as const;

const hasState = (kind: string) => !(WITHOUT_STATE as readonly string[]).includes(kind);

/** Whether an event is a decision made here about the state. A settled conflict is none. */
export const isDecision = ({ kind, inCentral }: Omit<EventFacts, 'id'>) =>
  inCentral === null && kind !== 'noted' && hasState(kind);

/** Whether a reviewer must choose: nobody decided here since Central's contradicting event. */
export const isInConflict = (events: readonly EventFacts[], conflictEvent: number | null) =>
  conflictEvent !== null &&
  !events.some(
    ({ id, kind, inCentral }) => inCentral === null && hasState(kind) && id > conflictEvent,
  );

/** State in Central, whose own word for a record without a review is null. */
export const stateOf = (reviewState: string | null): CentralState =>
  (reviewState ?? 'received') as CentralState;
