import type { ReviewRecord } from '@aranya/shared/contracts/review';
import { RemoteRegion } from '@aranya/shared/federation';
import { Box } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { PhotoSuggestions } from './photo-suggestions';
import { RecordFacts } from './record-facts';
import { RecordPhotos } from './record-photos';

/** Photos, model suggestions, facts and map: the basis of a reviewer's decision. */
export function RecordEvidence({ record }: { record: ReviewRecord }) {
  const text = useText();
  const { id, photos, species } = record;
  const places = species.flatMap(({ place }) =>
    place ? [{ latitude: place[0], longitude: place[1], cellDegrees: null }] : [],
  );
  return (
    <Box>
      <RecordPhotos id={id} names={photos} />
      <PhotoSuggestions id={id} photos={photos} />
      <RecordFacts record={record} />
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
    </Box>
  );
}
