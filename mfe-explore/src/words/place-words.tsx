import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { useText } from '../texts';

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** Returns the side of a cell in kilometres, rounded as people say it. */
export function kilometres(degrees: number): number {
  const exact = degrees * KM_PER_DEGREE;
  return exact < 10 ? Number(exact.toFixed(1)) : Math.round(exact);
}

type Place = Pick<ExploreRecord, 'block' | 'district' | 'state'>;

/** Names of a place, the smallest first; empty outside of the known borders. */
export const placeName = ({ block, district, state }: Place): string =>
  [block, district, state].flatMap((part) => (part ? [part.name] : [])).join(', ');

/** Returns a function with the sentence why a place is not exact; empty for an exact one. */
export function useCoarseWords() {
  const text = useText();
  const number = useNumber();
  return ({ coarseSide, coarseBecause }: Pick<ExploreRecord, 'coarseSide' | 'coarseBecause'>) => {
    const km = number(kilometres(coarseSide));
    if (coarseBecause === 'threatened') {
      return text('Somewhere in a cell of {km} km, because the species is threatened.', { km });
    }
    if (coarseBecause === 'beside') {
      return text('Somewhere in a cell of {km} km, because a place there is protected.', { km });
    }
    return '';
  };
}
