import { Problem } from '../platform/problems/problem';
import type { CollectingContext } from './collecting-context';

/** A change in our own tables would not reach phones. @throws Problem `done_in_central` */
export function refuseWithCentral({ collection }: Pick<CollectingContext, 'collection'>): void {
  if (collection.kind === 'central') throw new Problem('done_in_central');
}
