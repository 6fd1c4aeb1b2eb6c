import type { ReviewRecord } from '@aranya/shared/contracts/review';
import { Alert, Written } from '@aranya/shared/ui/basics';
import { Facts } from '../../table/facts';
import { dayInWords, momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { Comment } from '../words/comment';
import { kmOf } from '../words/review-words';

/** Form, collector, dates and versions of a record. */
export function RecordFacts({ record }: { record: ReviewRecord }) {
  const text = useText();
  const { coarse, hidden, formTitle, formVersion, collector, observedOn, receivedAt, versions } =
    record;
  return (
    <>
      {hidden !== null && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {text('This record is hidden from everything public.')} <Comment>{hidden}</Comment>
        </Alert>
      )}
      {coarse && (
        <Alert severity="info" sx={{ my: 2 }}>
          {text('The public sees its place as a cell of about {km} km.', { km: kmOf(coarse.side) })}{' '}
          <Comment>{coarse.reason}</Comment>
        </Alert>
      )}
      <Facts style={{ marginBlock: 16 }}>
        <dt>{text('Form')}</dt>
        <dd>
          <Written>{[formTitle, formVersion].filter(Boolean).join(', ')}</Written>
        </dd>
        <dt>{text('Collector')}</dt>
        <dd>
          <Written otherwise={text('Deleted account')}>{collector}</Written>
        </dd>
        <dt>{text('Observed')}</dt>
        <dd>{observedOn === null ? '–' : dayInWords(observedOn)}</dd>
        <dt>{text('Arrived')}</dt>
        <dd>{momentInWords(receivedAt)}</dd>
        <dt>{text('Versions')}</dt>
        <dd>{numberInWords(versions)}</dd>
        {record.isInCentral && (
          <>
            <dt translate="no">ODK Central</dt>
            <dd>{text('The record is stored there, too.')}</dd>
          </>
        )}
      </Facts>
    </>
  );
}
