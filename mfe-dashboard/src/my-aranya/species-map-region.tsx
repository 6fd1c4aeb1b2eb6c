import { RemoteRegion } from '@aranya/shared/federation';
import { useText } from '../texts';

/** The person's own map, which another deployable draws. */
export const SpeciesMapRegion = () => {
  const text = useText();
  return <RemoteRegion remote="mfe-map" expose="./species-map" label={text('the map')} />;
};
