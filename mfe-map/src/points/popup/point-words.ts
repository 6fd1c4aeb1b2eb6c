import { addressOfSpecies } from '@aranya/shared/contracts';
import { type Reading, useReading } from '@aranya/shared/languages';
import { useMemo } from 'react';
import { useText } from '../../texts';
import { countText } from './count-text';

export interface PopupWords {
  reading: Reading;
  hasQuestion: string;
  inList: string;
  /** Names are not linked without it. */
  speciesAddress?: (scientificName: string) => string;
}

export interface PointWords extends PopupWords {
  several: (count: number, name: string) => string;
}

/** Returns the same object while language and digits do not change. */
export function usePointWords(): PointWords {
  const reading = useReading();
  const text = useText();
  return useMemo(
    () => ({
      reading,
      hasQuestion: text('The institute has a question about this record.'),
      inList: text('Show in my records'),
      speciesAddress: addressOfSpecies,
      several: (count, name) =>
        text('{count} records of {name}', { count: countText(count, reading), name }),
    }),
    [text, reading],
  );
}
