import { RemoteRegion } from '@aranya/shared/federation';

/** The person's own map, which another deployable draws. */
export const SpeciesMapRegion = () => (
  <RemoteRegion remote="mfe-map" expose="./species-map" label="the map" />
);
