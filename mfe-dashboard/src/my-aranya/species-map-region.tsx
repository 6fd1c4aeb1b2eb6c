import { SIGHTING_FORM_ID } from '@aranya/shared/contracts';
import { RemoteRegion } from '@aranya/shared/federation';
import { Stack } from '@aranya/shared/ui/basics';
import { RecordLink } from '../campaigns/record-link';
import { useText } from '../texts';

export const SpeciesMapRegion = () => {
  const text = useText();
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      <div>
        <RecordLink formId={SIGHTING_FORM_ID}>{text('Record a sighting')}</RecordLink>
      </div>
      <RemoteRegion remote="mfe-map" expose="./species-map" label={text('the map')} />
    </Stack>
  );
};
