import type { ReadColumn } from '../source/column-notes';
import { firstValues } from '../source/found-columns';
import { OTHER_NAMES, type OtherNames } from '../source/other-names';
import { bareTerm, columnNamed, type FoundColumn } from '../source/record-table';

/** GDAL writes this date for an empty field of a dBASE table. */
const NO_DATE = '0000-00-00';

/** Empty for a value that is neither text nor number. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== NO_DATE ? value.trim() : '';
}

interface FeatureFields {
  /** Wanted terms, one nameless guess per term with other names, then the chosen properties. */
  terms: readonly string[];
  guessedAt: ReadonlyMap<string, number>;
  fieldsOf(properties: Readonly<Record<string, unknown>>): string[];
  met(): FoundColumn[];
  read(): ReadColumn[];
}

/** Guesses a common name when a feature has no property with the term's own name. */
export function featureFields(
  own: readonly string[],
  stated: readonly string[],
  otherNames: OtherNames = OTHER_NAMES,
): FeatureFields {
  const pointedAt = stated.filter((name) => name !== '' && !own.includes(name));
  const guessed = own.filter((name) => otherNames[name]);
  const seen = firstValues();
  const readAs = new Map<string, ReadColumn>();

  const noteRead = (field: string, column: string, how: ReadColumn['how']) => {
    // Notes report an exact name even when an earlier feature had only a guess.
    if (how === 'exact' ? readAs.get(field)?.how !== 'exact' : !readAs.has(field)) {
      readAs.set(field, { field, column, how });
    }
  };
  const fieldsOf = (properties: Readonly<Record<string, unknown>>) => {
    const entries = Object.entries(properties).map(
      ([name, value]) => [name, textOf(value)] as const,
    );
    for (const [name, text] of entries) seen.see(name, text);
    const byBareName = new Map(entries.map((entry) => [bareTerm(entry[0]), entry]));
    const exact = own.map((field) => {
      const entry = byBareName.get(bareTerm(field));
      if (entry) noteRead(field, entry[0], 'exact');
      return entry?.[1] ?? '';
    });
    const guesses = guessed.map((field) => {
      if (byBareName.has(bareTerm(field))) return '';
      const name = (otherNames[field] ?? []).find((one) => byBareName.has(one));
      const entry = byBareName.get(name ?? '');
      if (!name || !entry) return '';
      noteRead(field, entry[0], 'guessed');
      return entry[1];
    });
    const names = entries.map(([name]) => name);
    return [
      ...exact,
      ...guesses,
      ...pointedAt.map((column) => entries[columnNamed(names, column)]?.[1] ?? ''),
    ];
  };
  return {
    // Guessed fields have no name, so that no operator can choose them.
    terms: [...own, ...guessed.map(() => ''), ...pointedAt],
    guessedAt: new Map(guessed.map((name, index) => [name, own.length + index])),
    fieldsOf,
    met: seen.columns,
    read: () => [...readAs.values()],
  };
}
