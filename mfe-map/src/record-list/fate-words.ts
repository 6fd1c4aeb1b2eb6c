import type { FateReason, OwnRecord, RecordFate } from '@aranya/shared/contracts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111;

const LABELS: Record<RecordFate, string> = {
  received: 'Received',
  counted: 'Counted',
  coarse: 'Counted, place kept rough',
  'not-public': 'Counted, not on the public map',
  'not-counted': 'Not counted',
};

const REASONS: Record<FateReason, string> = {
  trial: 'It was sent with the form for trying.',
  'no-place': 'It has no readable place: switch on location in ODK Collect for the next one.',
  unlisted: 'No species list has this name.',
  'no-species': 'Its form names no species.',
  encrypted: 'It is encrypted, so that only the institute can read it.',
  rejected: 'Somebody at the institute rejected it.',
};

/** What became of a record, in two words and in a sentence. */
export function fateWords({
  fate,
  reasons,
  coarseDegrees,
}: Pick<OwnRecord, 'fate' | 'reasons' | 'coarseDegrees'>): { label: string; sentence: string } {
  const label = LABELS[fate];
  if (reasons.length > 0) {
    return { label, sentence: reasons.map((reason) => REASONS[reason]).join(' ') };
  }
  if (fate === 'received')
    return { label, sentence: 'It becomes public with one of the next batches.' };
  if (fate === 'counted') return { label, sentence: 'It is on the public map.' };
  const km = Math.round((coarseDegrees ?? 0) * DEGREE_KM);
  return {
    label,
    sentence: `The public map shows it in a square of about ${km} km, because a threatened species grows there.`,
  };
}
