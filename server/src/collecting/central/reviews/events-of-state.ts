import type { CentralState } from '@aranya/shared/contracts/review';
import { hidingEvent, reviewState, type StateEvent } from '../../reviews/review-state';
import type { reviewEvent } from '../../reviews/tables';
import type { ReviewedVersion } from './state-for-central';

type NewEvent = Omit<typeof reviewEvent.$inferInsert, 'recordId'>;

/**
 * Returns the events by which a state that was set in ODK Central takes effect here. `rejected`
 * hides the record. Other states restore it; an edit does so only after a rejection in Central.
 * `approved` confirms each species under its effective name, and `hasIssues` marks the species for
 * another review.
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
