import { addressOfSpecies } from '@aranya/shared/contracts';
import { type Reading, useReading } from '@aranya/shared/languages';
import { useMemo } from 'react';
import { useText } from '../../texts';
import { countText } from './count-text';

/** Texts of a record's popup. */
export interface PopupWords {
  /** Language and digits of dates and numbers. */
  reading: Reading;
  hasQuestion: string;
  /** Text of the link to the record in the list. */
  inList: string;
  /** Returns the address of a species' page; without it names are not linked. */
  speciesAddress?: (scientificName: string) => string;
}

/** Texts of all record icons on the map. */
export interface PointWords extends PopupWords {
  /** Accessible name of several records. */
  several: (count: number, name: string) => string;
}

/** Returns the texts of the records; the same object while language and digits do not change. */
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
