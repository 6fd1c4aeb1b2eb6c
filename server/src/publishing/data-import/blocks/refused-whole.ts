import type { ImportOutcome } from '../import-job';
import type { seenProperties } from './block-columns';
import type { BlockNames } from './read-block';

const NAMED_BY = { district: '--district-name-from', block: '--block-name-from' } as const;
const PARTS = ['district', 'block'] as const;

/**
 * Why a file of borders is refused as a whole, and what to say of it, or null. A file of several states is
 * taken only where it is known which property names them: otherwise the blocks of others would be shown as
 * those of the given one.
 *
 * @param otherStates how many features were passed over
 */
export function refusedWhole(
  { reasons, recordsTaken, recordsRefused }: ImportOutcome,
  columns: ReturnType<typeof seenProperties>,
  names: BlockNames,
  otherStates: number,
): Pick<ImportOutcome, 'status' | 'sentence' | 'recordsTaken'> | null {
  const refused = (sentence: string) => ({ status: 'refused', sentence, recordsTaken: 0 }) as const;
  if (otherStates > 0 && recordsTaken + recordsRefused === 0) {
    return refused(`${names.state[0]} names other states only.`);
  }
  const met = columns.names();
  const isKnown = (part: keyof BlockNames) => names[part].some((name) => met.includes(name));
  const suspect = isKnown('state') ? undefined : columns.mayNameState();
  const isAbroad = !isKnown('state') && reasons.some(({ reason }) => reason === 'elsewhere');
  if (suspect || isAbroad) {
    return refused(
      'The file has blocks of other states, and no property that is known to name the state. ' +
        `Say which one does (--state-name-from).${suspect ? ` ${suspect} seems to.` : ''}`,
    );
  }
  const unknown = met.length > 0 ? PARTS.filter((part) => !isKnown(part)) : [];
  if (unknown.length === 0) return null;
  return refused(
    `No property is known to name the ${unknown.join(' and the ')}. ` +
      `Say which does (${unknown.map((part) => NAMED_BY[part]).join(', ')}).`,
  );
}
