import type { CollectingContext } from '../collecting/collecting-context';
import type { ReadBorders } from './places/borders';
import type { PublicPlaces } from './public-occurrences/public-places';

export interface PublishingContext extends CollectingContext {
  publicPlaces: PublicPlaces;
  borders: ReadBorders;
}
