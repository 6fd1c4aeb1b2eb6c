import type { CentralState } from '@aranya/shared/contracts/review';
import type { ReviewEventRow } from '../../reviews/tables';

/** Review of a record in Central and here. */
interface Sides {
  /** State after the last exchange. */
  agreed: CentralState;
  /** State whose sending was not answered; null if none. */
  sending: CentralState | null;
  /** State in Central now. */
  inCentral: CentralState;
  /** State that the decisions here require; null if they require none. */
  wanted: CentralState | null;
  /** Whether there are decisions here that Central has not received. */
  isUnsent: boolean;
}

/**
 * Compares the state in Central with the review here. `known`: Central has not changed it, so that decisions may
 * be sent. `receive`: the state in Central counts. `conflict`: it counts, but decisions here contradict it, so
 * that nothing is sent until a reviewer chooses.
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

/**
 * Kinds of events that do not affect the state: a collector's answer, and places that become coarse
 * or exact.
 */
export const WITHOUT_STATE = ['answered', 'coarsened', 'exact'] as const;

const hasState = (kind: string) => !(WITHOUT_STATE as readonly string[]).includes(kind);

/** Whether an event is a decision made here about the state. Settled conflicts are not decisions. */
export const isDecision = ({ kind, inCentral }: Omit<EventFacts, 'id'>) =>
  inCentral === null && kind !== 'noted' && hasState(kind);

/** Returns the decisions that ODK Central has not received. */
export const unsentDecisions = <Event extends EventFacts>(
  events: readonly Event[],
  sentEvent: number,
): Event[] => events.filter((event) => isDecision(event) && event.id > sentEvent);

/** Whether a reviewer must settle a conflict: no decision here is newer than the contradicting event from Central. */
export const isInConflict = (events: readonly EventFacts[], conflictEvent: number | null) =>
  conflictEvent !== null &&
  !events.some(
    ({ id, kind, inCentral }) => inCentral === null && hasState(kind) && id > conflictEvent,
  );

/** Replaces Central's null, for a record without a review, by `received`. */
export const stateOf = (reviewState: string | null): CentralState =>
  (reviewState ?? 'received') as CentralState;
