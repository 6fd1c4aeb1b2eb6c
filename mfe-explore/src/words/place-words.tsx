import { KM_PER_DEGREE } from '@aranya/shared/contracts';
import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { useText } from '../texts';

/** Rounded as people say it. */
export function kilometres(degrees: number): number {
  const exact = degrees * KM_PER_DEGREE;
  return exact < 10 ? Number(exact.toFixed(1)) : Math.round(exact);
}

type Place = Pick<ExploreRecord, 'block' | 'district' | 'state'>;

/** The smallest first; empty outside of the known borders. */
export const placeName = ({ block, district, state }: Place): string =>
  [block, district, state].flatMap((part) => (part ? [part.name] : [])).join(', ');

/** Empty for an exact place. */
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
