import type { CannotTellReason } from '@aranya/shared/contracts/review';
import type { ReviewEventRow } from '../../reviews/tables';

type SentEvent = Pick<
  ReviewEventRow,
  'id' | 'kind' | 'status' | 'species' | 'ofName' | 'reason' | 'text'
>;

const REASONS: Readonly<Record<CannotTellReason, string>> = {
  blurred: 'the photo is blurred',
  'part-missing': 'a part that is needed is not on the photo',
  'no-photo': 'there is no photo',
  other: 'another reason',
};

/**
 * Returns the reference at the end of this server's comments. It prevents sending a comment twice, and reading it
 * back as a comment of somebody in Central.
 */
export const referenceOf = ({ id }: Pick<ReviewEventRow, 'id'>) => `[Aranya ${id}]`;

/** Whether a comment in Central was sent by this server. */
export const isOwnComment = (body: string) => /\[Aranya \d+\]$/.test(body);

/** Returns the comment in ODK Central for a review event, in English and without people's names. */
export const commentForCentral = (event: SentEvent): string =>
  [sentenceOf(event), event.text, referenceOf(event)].filter(Boolean).join(' ');

/** Sentences for events that say nothing about a species. */
const SENTENCES: Partial<Record<SentEvent['kind'], string>> = {
  hidden: 'The record is not counted.',
  restored: 'The record is counted again.',
  coarsened: 'The public place is coarse.',
  exact: 'The public place is exact again.',
  asked: 'The collector was asked:',
  answered: 'The collector answered:',
  noted: 'The state of ODK Central was kept.',
};

function sentenceOf({ kind, status, species, ofName, reason }: SentEvent): string {
  const sentence = SENTENCES[kind];
  if (sentence) return sentence;
  if (status === 'changed') return `Another species: ${species}, not ${ofName}.`;
  if (status === 'cannot-tell')
    return `Nobody can tell (${ofName}): ${REASONS[reason ?? 'other']}.`;
  if (status === 'not-wild') return `Not a wild organism, not counted: ${ofName}.`;
  return `Confirmed: ${species}.`;
}
