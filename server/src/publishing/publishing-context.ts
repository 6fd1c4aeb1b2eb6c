import type { CollectingContext } from '../collecting/collecting-context';
import type { PublicPlaces } from './public-occurrences/public-places';

/** What parts work with that know what is public. */
export interface PublishingContext extends CollectingContext {
  /** What everybody may see on maps. */
  publicPlaces: PublicPlaces;
}
