import { type Sentence, sentence } from '../../../platform/languages/sentence';

export const noteIf = (count: number, note: Sentence): Sentence[] => (count > 0 ? [note] : []);

export interface ReadColumn {
  /** Such as `eventDate`. */
  field: string;
  column: string;
  /** `stated`: chosen by a person; `guessed`: has a common alternative name. */
  how: 'stated' | 'exact' | 'guessed';
}

/** A column whose field has a description instead of a name. */
export type NotedColumn = Omit<ReadColumn, 'field'> & { field: string | Sentence };

/** Names in a note. */
const NAMED = 40;

/** Characters. */
const SHOWN = 60;

export const shown = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;

export function listed(names: readonly (string | Sentence)[]) {
  const told = names.slice(0, NAMED);
  return names.length > NAMED
    ? sentence('{names} and {count} others', { names: told, count: names.length - NAMED })
    : told;
}

type Listed = ReturnType<typeof listed>;

/** Names ignored columns, so that a lost date is noticed before it is missing on the map. */
export function columnNotes(read: readonly NotedColumn[], columns: readonly string[]): Sentence[] {
  const exact = read.filter(({ how }) => how === 'exact').map(({ column }) => shown(column));
  const told = (how: ReadColumn['how']) =>
    read
      .filter((one) => one.how === how)
      .map(({ field, column }) =>
        sentence('{field} from {column}', { field, column: shown(column) }),
      );
  const used = new Set(['', ...read.map(({ column }) => column)]);
  const ignored = [...new Set(columns)].filter((column) => !used.has(column)).map(shown);
  const nameless = columns.filter((column) => column === '').length;
  const note = (names: readonly (string | Sentence)[], say: (columns: Listed) => Sentence) =>
    names.length > 0 ? [say(listed(names))] : [];
  return [
    ...note(exact, (names) => sentence('Columns read: {columns}.', { columns: names })),
    ...note(told('stated'), (names) =>
      sentence('Columns read as stated: {columns}.', { columns: names }),
    ),
    ...note(told('guessed'), (names) =>
      sentence('Columns guessed: {columns}.', { columns: names }),
    ),
    ...note(ignored, (names) => sentence('Columns ignored: {columns}.', { columns: names })),
    ...noteIf(nameless, sentence('Columns without a name, ignored: {count}.', { count: nameless })),
  ];
}
