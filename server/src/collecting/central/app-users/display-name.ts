import { visibleName } from '@aranya/shared/contracts';
import { CENTRAL_LIMITS } from '../limits';

/**
 * Display name of an app user in Central: the person's name and a unique reference. The reference
 * finds the app user when Central's answer was lost. Names are cut to Central's limit.
 */
export function displayNameOf(name: string, reference: string): string {
  const mark = ` [${reference}]`;
  const room = CENTRAL_LIMITS.displayNameCharacters - mark.length;
  // Central counts code points, as the string iterator does, not UTF-16 units.
  return [...visibleName(name)].slice(0, room).join('') + mark;
}
