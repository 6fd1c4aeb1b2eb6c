import { speciesColour } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { countText } from '../points/count-text';
import { isScientific } from '../points/scientific-name';
import { speciesLetter } from '../points/species-letter';

/** One row of the legend. */
export interface LegendEntry {
  name: string;
  /** What people call it; null where nobody said. */
  localName: string | null;
  count: number;
}

/** The most recorded first, then by name. */
export const byCount = (a: LegendEntry, b: LegendEntry) =>
  b.count - a.count || a.name.localeCompare(b.name);

/** What a row shows beside the names. */
export const rowOf = ({ name, count }: LegendEntry, reading?: Reading) => ({
  letter: speciesLetter(name),
  colour: speciesColour(name),
  isScientific: isScientific(name),
  count: countText(count, reading),
});

/** How many records all rows have. */
export const totalOf = (entries: readonly LegendEntry[]): number =>
  entries.reduce((total, { count }) => total + count, 0);
