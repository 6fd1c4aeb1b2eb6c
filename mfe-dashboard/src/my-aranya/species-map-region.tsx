import { RemoteRegion } from '@aranya/shared/federation';
import { useText } from '../texts';

/** The person's own map, from another remote. */
export const SpeciesMapRegion = () => {
  const text = useText();
  return <RemoteRegion remote="mfe-map" expose="./species-map" label={text('the map')} />;
};
