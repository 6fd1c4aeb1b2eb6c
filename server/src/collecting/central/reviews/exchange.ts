import type { CentralState } from '@aranya/shared/contracts/review';
import {
  hidingEvent,
  openQuestion,
  type ReviewedSpecies,
  reviewState,
  type StateEvent,
} from '../../reviews/review-state';
import type { ReviewEventRow, reviewEvent } from '../../reviews/tables';

interface Sides {
  agreed: CentralState;
  /** State whose sending was not answered; null if none. */
  sending: CentralState | null;
  inCentral: CentralState;
  /** The decisions here require this state; null if they require none. */
  wanted: CentralState | null;
  isUnsent: boolean;
}

/**
 * `known`: Central has not changed it, so decisions may be sent. `receive`: the state in Central
 * counts. `conflict`: it counts, but contradicts decisions here, so nothing is sent until a
 * reviewer chooses.
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

/** These kinds of events do not affect the state. */
export const WITHOUT_STATE = ['answered', 'coarsened', 'exact'] as const;

const hasState = (kind: string) => !(WITHOUT_STATE as readonly string[]).includes(kind);

/** Settled conflicts are not decisions. */
export const isDecision = ({ kind, inCentral }: Omit<EventFacts, 'id'>) =>
  inCentral === null && kind !== 'noted' && hasState(kind);

export const unsentDecisions = <Event extends EventFacts>(
  events: readonly Event[],
  sentEvent: number,
): Event[] => events.filter((event) => isDecision(event) && event.id > sentEvent);

/** True while no decision here is newer than the contradicting event from Central. */
export const isInConflict = (events: readonly EventFacts[], conflictEvent: number | null) =>
  conflictEvent !== null &&
  !events.some(
    ({ id, kind, inCentral }) => inCentral === null && hasState(kind) && id > conflictEvent,
  );

/** Central has null for a record without a review. */
export const stateOf = (reviewState: string | null): CentralState =>
  (reviewState ?? 'received') as CentralState;

interface ReviewedVersion {
  versionId: number;
  species: readonly Omit<ReviewedSpecies, 'versionId'>[];
}

/**
 * Returns the last state set in Central, or the result of newer decisions here. Null leaves Central
 * unchanged, for example while some species are waiting.
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

type NewEvent = Omit<typeof reviewEvent.$inferInsert, 'recordId'>;

/**
 * `rejected` hides the record. Other states restore it; an edit does so only after a rejection in
 * Central. `approved` confirms each species under its effective name, and `hasIssues` marks the
 * species for another review.
 */
export function eventsOfState(
  state: CentralState,
  events: readonly StateEvent[],
  { versionId, species }: ReviewedVersion,
): NewEvent[] {
  const of = (kind: NewEvent['kind']): NewEvent => ({ kind, versionId, inCentral: state });
  const hiding = hidingEvent(events);
  if (state === 'rejected') return [of(hiding ? 'noted' : 'hidden')];
  const isRestored = hiding !== null && (state !== 'edited' || hiding.inCentral !== null);
  const restored = isRestored ? [of('restored')] : [];
  if (state === 'edited') return [...restored, of('edited')];
  if (state !== 'approved') return [...restored, of('noted')];
  const shown = events.filter(({ kind }) => kind !== 'hidden');
  const approved = species.flatMap((one): NewEvent[] => {
    const { review, identifiedAs } = reviewState(shown, { ...one, versionId });
    if (review.status === 'confirmed' || review.status === 'changed') return [];
    return [
      {
        ...of('identified'),
        position: one.position,
        ofName: one.speciesName,
        status: identifiedAs === null ? 'confirmed' : 'changed',
        species: identifiedAs ?? one.speciesName,
      },
    ];
  });
  const found = [...restored, ...approved];
  return found.length > 0 ? found : [of('noted')];
}
