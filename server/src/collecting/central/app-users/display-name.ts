import { visibleName } from '@aranya/shared/contracts';
import { CENTRAL_LIMITS } from '../limits';

/**
 * Name of an app user in Central: the person's, and a reference that nobody else has, by which it
 * is found again when Central's answer was lost. Shortened to what Central takes.
 */
export function displayNameOf(name: string, reference: string): string {
  const mark = ` [${reference}]`;
  const room = CENTRAL_LIMITS.displayNameCharacters - mark.length;
  // Central counts characters and not their halves, as the iterator does.
  return [...visibleName(name)].slice(0, room).join('') + mark;
}
