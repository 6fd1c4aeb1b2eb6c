import type { CollectingContext } from '../collecting/collecting-context';
import type { PublicPlaces } from './public-occurrences/public-places';

/** Dependencies of the publishing modules. */
export interface PublishingContext extends CollectingContext {
  /** The public map. */
  publicPlaces: PublicPlaces;
}
