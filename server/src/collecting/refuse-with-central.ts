import { Problem } from '../platform/problems/problem';
import type { CollectingContext } from './collecting-context';

/**
 * Refuses requests that close forms or revoke credentials if phones use ODK Central. A change in our own
 * tables alone would have no effect on a phone, so it is made in ODK Central.
 *
 * @throws Problem `done_in_central`
 */
export function refuseWithCentral({ collection }: Pick<CollectingContext, 'collection'>): void {
  if (collection.kind === 'central') throw new Problem('done_in_central');
}
