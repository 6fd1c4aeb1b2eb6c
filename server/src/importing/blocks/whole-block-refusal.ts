import { type Sentence, sentence } from '../../platform/languages/sentence';
import type { ImportOutcome } from '../import-job';
import { WAYS } from '../ways';
import type { seenProperties } from './block-columns';
import type { BlockNames } from './read-block';

const PARTS = ['district', 'block'] as const;

const NOT_KNOWN = {
  district: sentence('No property is known to name the district. Say which does: “{option}”.', {
    option: WAYS.district,
  }),
  block: sentence('No property is known to name the block. Say which does: “{option}”.', {
    option: WAYS.block,
  }),
} as const;

const NEITHER_KNOWN = sentence(
  'No property is known to name the district and the block. Say which do: “{district}” and “{block}”.',
  { district: WAYS.district, block: WAYS.block },
);

/**
 * Returns the sentence for a file of borders that is refused as a whole, or null. A file of several
 * states is accepted only when the property that names the state is known: otherwise blocks of other
 * states would be shown as blocks of this one.
 * @param otherStates Number of skipped features
 */
export function refusedWhole(
  { reasons, recordsTaken, recordsRefused }: ImportOutcome,
  columns: ReturnType<typeof seenProperties>,
  names: BlockNames,
  otherStates: number,
): Pick<ImportOutcome, 'status' | 'sentence' | 'recordsTaken'> | null {
  const refused = (said: Sentence) =>
    ({ status: 'refused', sentence: said, recordsTaken: 0 }) as const;
  if (otherStates > 0 && recordsTaken + recordsRefused === 0) {
    return refused(sentence('{column} names other states only.', { column: names.state[0] ?? '' }));
  }
  const met = columns.names();
  const isKnown = (part: keyof BlockNames) => names[part].some((name) => met.includes(name));
  const suspect = isKnown('state') ? undefined : columns.mayNameState();
  const isAbroad = !isKnown('state') && reasons.some(({ reason }) => reason === 'elsewhere');
  if (suspect || isAbroad) {
    return refused(
      suspect
        ? sentence(
            'The file has blocks of other states, and no property that is known to name the state. Say which one does: “{option}”. {column} seems to.',
            { option: WAYS.state, column: suspect },
          )
        : sentence(
            'The file has blocks of other states, and no property that is known to name the state. Say which one does: “{option}”.',
            { option: WAYS.state },
          ),
    );
  }
  const [unknown, other] = met.length > 0 ? PARTS.filter((part) => !isKnown(part)) : [];
  if (!unknown) return null;
  return refused(other ? NEITHER_KNOWN : NOT_KNOWN[unknown]);
}
