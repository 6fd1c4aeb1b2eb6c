import { visibleName } from '@aranya/shared/contracts';
import { LIMITS } from '../../../platform/configuration/limits';

/**
 * Display name of an app user in Central: the person's name and a unique reference. The reference
 * finds the app user when Central's answer was lost. Names are cut to Central's limit.
 */
export function displayNameOf(name: string, reference: string): string {
  const mark = ` [${reference}]`;
  const room = LIMITS.central.displayNameCharacters - mark.length;
  // Central counts code points, not UTF-16 units; so does the iterator.
  return [...visibleName(name)].slice(0, room).join('') + mark;
}
