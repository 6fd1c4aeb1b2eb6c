import type { IdentificationRequest } from '@aranya/shared/contracts/review';
import { sentence } from '../platform/languages/sentence';
import { invalidField, Problem } from '../platform/problems/problem';
import type { PublicRules } from '../publishing/public-occurrences/protection/public-rules';
import type { NewEvent } from './decide';
import type { ReviewableRecord } from './reviewable-record';

type Identification = Pick<
  IdentificationRequest,
  'position' | 'decision' | 'species' | 'reason' | 'comment'
>;

/** Correcting to the recorded name confirms it. @throws Problem `not_found`, `invalid_input` */
export function identification(
  { species: recorded }: Pick<ReviewableRecord, 'species'>,
  { position, decision, species, reason, comment }: Identification,
  { published }: Pick<PublicRules, 'published'>,
): NewEvent {
  const found = recorded.find((one) => one.position === position);
  if (!found) throw new Problem('not_found');
  const event = { kind: 'identified', position, ofName: found.speciesName, text: comment } as const;
  if (decision === 'confirm') {
    return { ...event, status: 'confirmed', species: found.speciesName };
  }
  if (decision === 'cannot-tell') {
    if (!reason) throw invalidField('reason', sentence('Choose a reason.'));
    return { ...event, status: decision, reason };
  }
  if (decision === 'not-wild') return { ...event, status: decision };
  const named = published.get(species?.toLowerCase() ?? '')?.scientificName;
  if (!named) throw invalidField('species', sentence('Choose a species of the lists.'));
  const isSame = named.toLowerCase() === found.speciesName.toLowerCase();
  return { ...event, status: isSame ? 'confirmed' : 'changed', species: named };
}
