import type { CollectingContext } from '../collecting/collecting-context';
import type { ReadBorders } from './places/borders';
import type { PublicPlaces } from './public-occurrences/public-places';

/** Dependencies of the publishing modules. */
export interface PublishingContext extends CollectingContext {
  /** The public map. */
  publicPlaces: PublicPlaces;
  /** Borders of the blocks, as the map shows them. */
  borders: ReadBorders;
}
