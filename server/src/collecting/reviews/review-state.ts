import type { ReviewOfRecord } from '@aranya/shared/contracts/review';
import type { ReviewEventRow } from './tables';

/** Events are sorted by id. */
export type StateEvent = Omit<ReviewEventRow, 'recordId' | 'personId'>;

export interface ReviewedSpecies {
  /** Row id of the current version. */
  versionId: number;
  position: number;
  speciesName: string;
}

export interface ReviewState {
  review: ReviewOfRecord;
  /** Null: the recorded name counts. */
  identifiedAs: string | null;
  isRejected: boolean;
  /** Side of the cell in which a reviewer hid the place, in degrees. */
  coarseSide: number | null;
}

export const hidingEvent = (events: readonly StateEvent[]): StateEvent | null => {
  const last = events.findLast(({ kind }) => kind === 'hidden' || kind === 'restored');
  return last?.kind === 'hidden' ? last : null;
};

/** Null if only the rules decide. */
export const coarseningEvent = (events: readonly StateEvent[]): StateEvent | null => {
  const last = events.findLast(({ kind }) => kind === 'coarsened' || kind === 'exact');
  return last?.kind === 'coarsened' ? last : null;
};

/** An answer or an edit closes it. An edit in ODK Central has an event, not a new version. */
export function openQuestion(events: readonly StateEvent[], versionId: number): StateEvent | null {
  const last = events.findLast(({ kind }) => ['asked', 'answered', 'edited'].includes(kind));
  return last?.kind === 'asked' && last.versionId === versionId ? last : null;
}

export const lastIdentification = <Event extends Pick<StateEvent, 'kind' | 'position'>>(
  events: readonly Event[],
  position: number,
): Event | undefined =>
  events.findLast((event) => event.kind === 'identified' && event.position === position);

/** Another recorded name invalidates it. Any edit ends "cannot tell": its photo may be better. */
function heldIdentification(
  events: readonly StateEvent[],
  { versionId, position, speciesName }: ReviewedSpecies,
): StateEvent | null {
  const last = lastIdentification(events, position);
  if (last?.ofName !== speciesName) return null;
  if (last.status !== 'cannot-tell') return last;
  const isEdited = events.some(({ id, kind }) => kind === 'edited' && id > last.id);
  return isEdited || last.versionId !== versionId ? null : last;
}

/** The collector answered, or a reviewer in ODK Central doubts the species. */
const reopens = ({ kind, inCentral }: StateEvent) =>
  kind === 'answered' ||
  (kind === 'noted' && (inCentral === 'hasIssues' || inCentral === 'received'));

/** The identified name counts until the next identification, also while a question is open. */
export function reviewState(events: readonly StateEvent[], species: ReviewedSpecies): ReviewState {
  const hidden = hidingEvent(events);
  const found = heldIdentification(events, species);
  const isLater = (event: StateEvent | null | undefined) => (event?.id ?? 0) > (found?.id ?? 0);
  const question = openQuestion(events, species.versionId);
  const reopened = events.findLast(reopens);
  const shown =
    hidden ?? (isLater(question) ? question : null) ?? (isLater(reopened) ? null : found);
  return {
    review: {
      status: hidden ? 'hidden' : shown?.kind === 'asked' ? 'asked' : (shown?.status ?? 'waiting'),
      species: shown?.species ?? null,
      reason: shown?.reason ?? null,
      comment: shown?.text ?? '',
      at: shown?.at.toISOString() ?? null,
    },
    identifiedAs: found?.status === 'changed' ? found.species : null,
    isRejected: hidden !== null || found?.status === 'not-wild',
    coarseSide: coarseningEvent(events)?.coarseSide ?? null,
  };
}
