import { Problem } from '../platform/problems/problem';
import type { CollectingContext } from './collecting-context';

/**
 * What closes forms and ends credentials is the server of the phones. Where that is ODK Central, it
 * is done there: a change of our own tables alone would have no effect on a phone.
 *
 * @throws Problem `done_in_central`
 */
export function refuseWithCentral({ collection }: Pick<CollectingContext, 'collection'>): void {
  if (collection.kind === 'central') throw new Problem('done_in_central');
}
