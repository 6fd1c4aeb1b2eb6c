import type { ReviewRecord } from '@aranya/shared/contracts/review';
import { RemoteRegion } from '@aranya/shared/federation';
import { Alert, Box, Written } from '@aranya/shared/ui/basics';
import { Facts } from '../../table/facts';
import { dayInWords, momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { Comment, kmOf } from '../words/review-words';

export function RecordFacts({ record }: { record: ReviewRecord }) {
  const text = useText();
  const { coarse, hidden, formTitle, formVersion, collector, observedOn } = record;
  const places = record.species.flatMap(({ place }) =>
    place ? [{ latitude: place[0], longitude: place[1], cellDegrees: null }] : [],
  );
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
      <Box sx={{ my: 2 }}>
        <Facts
          facts={[
            [
              text('Form'),
              <Written key="form">{[formTitle, formVersion].filter(Boolean).join(', ')}</Written>,
            ],
            [
              text('Collector'),
              <Written key="collector" otherwise={text('Deleted account')}>
                {collector}
              </Written>,
            ],
            [text('Observed'), observedOn === null ? '–' : dayInWords(observedOn)],
            [text('Arrived'), momentInWords(record.receivedAt)],
            [text('Versions'), numberInWords(record.versions)],
            ...(record.isInCentral
              ? [['ODK Central', text('The record is stored there, too.'), true] as const]
              : []),
          ]}
        />
      </Box>
      {places.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <RemoteRegion
            remote="mfe-map"
            expose="./places-map"
            props={{ places, label: text('Map of the record') }}
            label={text('the map')}
          />
        </Box>
      )}
    </>
  );
}
