import { type Reading, useReading } from '@aranya/shared/languages';
import { useMemo } from 'react';
import { useText } from '../texts';
import { countText } from './count-text';

/** The words of a record's popup. */
export interface PopupWords {
  /** In which days and numbers are written. */
  reading: Reading;
  hasQuestion: string;
  /** Of the link to the record in the list of own records. */
  inList: string;
}

/** The words of everything that stands for records on the map. */
export interface PointWords extends PopupWords {
  /** What a screen reader says of several. */
  several: (count: number, name: string) => string;
}

/** The words of the records; the same ones for as long as language and digits are the same. */
export function usePointWords(): PointWords {
  const reading = useReading();
  const text = useText();
  return useMemo(
    () => ({
      reading,
      hasQuestion: text('The institute has a question about this record.'),
      inList: text('Show in my records'),
      several: (count, name) =>
        text('{count} records of {name}', { count: countText(count, reading), name }),
    }),
    [text, reading],
  );
}
