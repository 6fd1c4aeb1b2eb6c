import type { TextOf } from '@aranya/shared/languages';
import type { Question } from '../../loading/actions';

export type ManyDecision = 'confirm' | 'not-wild';

export const decideQuestion = (
  decision: ManyDecision,
  count: number,
  work: () => Promise<unknown>,
  text: TextOf,
): Question =>
  decision === 'confirm'
    ? {
        title: text('{count, plural, one {Confirm # record?} other {Confirm # records?}}', {
          count,
        }),
        text: text('The recorded names are right. The collectors read it in their lists.'),
        confirm: text('Confirm'),
        work,
      }
    : {
        title: text(
          '{count, plural, one {Mark # record as not wild?} other {Mark # records as not wild?}}',
          { count },
        ),
        text: text('They leave the map, the counters and the downloads. The collectors read it.'),
        confirm: text('Not a wild organism'),
        destructive: true,
        work,
      };

export function decidedWords(decided: number, skipped: number, text: TextOf): string {
  const done = text('{count, plural, one {# record decided.} other {# records decided.}}', {
    count: decided,
  });
  if (skipped === 0) return done;
  const left = text(
    '{count, plural, one {# was left: it has several species, or somebody else decided it.} other {# were left: they have several species, or somebody else decided them.}}',
    { count: skipped },
  );
  return `${done} ${left}`;
}
