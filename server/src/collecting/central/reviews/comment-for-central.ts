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

/** Marks our comments: none is sent twice, or read back as the comment of a person in Central. */
export const referenceOf = ({ id }: Pick<ReviewEventRow, 'id'>) => `[Aranya ${id}]`;

export const isOwnComment = (body: string) => /\[Aranya \d+\]$/.test(body);

/** English, without people's names. */
export const commentForCentral = (event: SentEvent): string =>
  [sentenceOf(event), event.text, referenceOf(event)].filter(Boolean).join(' ');

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
