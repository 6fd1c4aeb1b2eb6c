import { speciesColour, speciesLetter } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
// Imported directly: the product's texts would enlarge the embedded map by a twentieth.
import { collatorOf } from '@aranya/shared/languages/locale';
import { countText } from '../points/popup/count-text';
import { isScientific } from '../points/records/scientific-name';

export interface LegendEntry {
  name: string;
  /** Null if unknown. */
  localName: string | null;
  count: number;
}

const shownName = ({ name, localName }: Pick<LegendEntry, 'name' | 'localName'>) =>
  localName ?? name;

/** Most recorded first, then by displayed name in the order of the language. */
export function byCount(reading: Reading) {
  const { compare } = collatorOf(reading);
  return (a: LegendEntry, b: LegendEntry) =>
    b.count - a.count || compare(shownName(a), shownName(b)) || compare(a.name, b.name);
}

export const rowOf = ({ name, count }: LegendEntry, reading?: Reading) => ({
  letter: speciesLetter(name),
  colour: speciesColour(name),
  isScientific: isScientific(name),
  count: countText(count, reading),
});

export const totalOf = (entries: readonly LegendEntry[]): number =>
  entries.reduce((total, { count }) => total + count, 0);
