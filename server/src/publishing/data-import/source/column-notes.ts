/** How a column of a file was understood. */
export interface ReadColumn {
  /** What is read from it, such as `eventDate`. */
  field: string;
  /** Its name in the file. */
  column: string;
  /** `stated`: by a person; `exact`: it has the field's name; `guessed`: another common name of it. */
  how: 'stated' | 'exact' | 'guessed';
}

/** Names that a note spells out. */
const NAMED = 40;

/** Characters of a name that a note shows. */
const SHOWN = 60;

const shown = (name: string) => (name.length > SHOWN ? `${name.slice(0, SHOWN - 1)}…` : name);

function listed(names: readonly string[]): string {
  const told = names.slice(0, NAMED).map(shown).join(', ');
  return names.length > NAMED ? `${told} and ${names.length - NAMED} others` : told;
}

/**
 * Sentences that name each column that was read, guessed and left out, so that nobody finds out from
 * the map that a date was passed over.
 */
export function columnNotes(read: readonly ReadColumn[], columns: readonly string[]): string[] {
  const fromOwn = read.filter(({ how }) => how === 'exact').map(({ column }) => column);
  const told = (how: ReadColumn['how']) =>
    read
      .filter((one) => one.how === how)
      .map(({ field, column }) => `${field} from ${shown(column)}`);
  const used = new Set(read.map(({ column }) => column));
  const ignored = columns.filter((column) => !used.has(column));
  const stated = told('stated');
  const guessed = told('guessed');
  return [
    ...(fromOwn.length > 0 ? [`Columns read: ${listed(fromOwn)}.`] : []),
    ...(stated.length > 0 ? [`Columns read as stated: ${listed(stated)}.`] : []),
    ...(guessed.length > 0 ? [`Columns guessed: ${listed(guessed)}.`] : []),
    ...(ignored.length > 0 ? [`Columns ignored: ${listed(ignored)}.`] : []),
  ];
}
