import { type OwnRecord, readableName, speciesNameIn } from '@aranya/shared/contracts';
import type { CannotTellReason, ReviewOfRecord } from '@aranya/shared/contracts/review';
import { isPreparedComment } from '@aranya/shared/contracts/review';
import { languageOf, message, type Reading, type TextOf } from '@aranya/shared/languages';

const REASONS: Readonly<Record<CannotTellReason, string>> = {
  blurred: message('We cannot tell the species, because the photo is blurred.'),
  'part-missing': message(
    'We cannot tell the species, because a part that is needed is not on the photo.',
  ),
  'no-photo': message('We cannot tell the species, because there is no photo.'),
  other: message('We cannot tell the species.'),
};

export interface DescribedReview {
  position: number;
  /** Empty if the record has only one species. */
  name: string;
  sentence: string;
  /** May be empty. */
  comment: string;
  review: ReviewOfRecord;
}

function sentenceOf(
  { status, species, reason }: ReviewOfRecord,
  text: TextOf,
  reading: Reading,
): string {
  switch (status) {
    case 'confirmed':
      return text('The institute confirmed the species.');
    case 'changed':
      return text('The institute changed the species to {species}.', {
        species: speciesNameIn(languageOf(reading), species ?? ''),
      });
    case 'cannot-tell':
      return text(REASONS[reason ?? 'other']);
    case 'not-wild':
      return text('It is not counted, because it is no wild plant or animal.');
    case 'asked':
      return text('The institute asks you:');
    case 'hidden':
      return text('The institute took the record out of everything public.');
    default:
      return text('Nobody has checked the species yet.');
  }
}

/** Returns comments that are not prepared unchanged. */
const commentIn = (comment: string, text: TextOf) =>
  isPreparedComment(comment) ? text(comment) : comment;

/**
 * A question or a hidden record concerns the whole record and is described once.
 * @returns empty if the server has no reviews
 */
export function describeReviews(
  { species, speciesCount }: OwnRecord,
  text: TextOf,
  reading: Reading,
): DescribedReview[] {
  const described = species.flatMap(({ speciesName, review }, position) =>
    review
      ? [
          {
            position,
            name: speciesCount > 1 ? readableName(speciesName) : '',
            sentence: sentenceOf(review, text, reading),
            comment: commentIn(review.comment, text),
            review,
          },
        ]
      : [],
  );
  const whole = described.find(({ review }) => ['asked', 'hidden'].includes(review.status));
  if (whole) return [{ ...whole, name: '' }];
  // One sentence for the record, if no species has been checked.
  const isWaiting = ({ review }: DescribedReview) => review.status === 'waiting';
  const [first] = described;
  return first && described.every(isWaiting) ? [{ ...first, name: '' }] : described;
}
