import { type OwnRecord, writtenLanguage } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { palette, styled } from '@aranya/shared/ui/theme';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../texts';
import { type DescribedReview, describeReviews } from './describe-review';
import { Press, PressLink } from './record-parts';
import { editAddress, recordAgainAddress } from './record-words';

const AnswerQuestion = lazy(() => import('./answer-question'));

const Review = styled('p')({
  margin: '6px 0 0',
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${palette.moss200}`,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
const Comment = styled('span')({ display: 'block', whiteSpace: 'pre-line' });

interface RecordReviewProps {
  record: OwnRecord;
  onAnswered: () => void;
}

export function RecordReview({ record, onAnswered }: RecordReviewProps) {
  const text = useText();
  const reading = useReading();
  const [isAnswering, setAnswering] = useState(false);
  const reviews = describeReviews(record, text, reading);
  const isAsked = reviews.some(({ review }) => review.status === 'asked');
  const needsPhoto = reviews.some(({ review }) => review.status === 'cannot-tell');
  const better = needsPhoto ? (editAddress(record) ?? recordAgainAddress(record)) : undefined;
  return (
    <>
      {reviews.map((described) => (
        <Found key={described.position} described={described} />
      ))}
      {isAsked && !isAnswering && (
        <Press type="button" onClick={() => setAnswering(true)}>
          {text('Answer')}
        </Press>
      )}
      {isAsked && isAnswering && (
        <Suspense fallback={null}>
          <AnswerQuestion recordId={record.id} onAnswered={onAnswered} />
        </Suspense>
      )}
      {better && <PressLink href={better}>{text('Send a better photo')}</PressLink>}
    </>
  );
}

function Found({ described: { name, sentence, comment } }: { described: DescribedReview }) {
  return (
    <Review>
      {name && (
        <>
          <em lang={writtenLanguage(name)}>{name}</em>
          {': '}
        </>
      )}
      {sentence}
      {comment && <Comment lang={writtenLanguage(comment)}>{comment}</Comment>}
    </Review>
  );
}
