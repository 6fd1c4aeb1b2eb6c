import { OTHER_NAMES } from './other-names';
import { bareTerm } from './record-table';

/** Words in names of columns that concern a species but do not contain its name. */
const NO_NAME = /photo|image|picture|count|number|other|note|remark|type|habit|status|uri|url/i;

/** Last part of a question's path: Central joins groups with `-`, KoboToolbox with `/`, Briefcase with `:`. */
const lastPart = (column: string) => column.split(/[/:-]/).at(-1) ?? column;

/** Several columns cannot be told apart. */
const only = (columns: readonly string[]) => (columns.length === 1 ? columns[0] : undefined);

function questionFor(term: string, columns: readonly string[], words: RegExp): string | undefined {
  const names = [bareTerm(term), ...(OTHER_NAMES[term] ?? [])];
  return (
    only(columns.filter((column) => names.includes(bareTerm(lastPart(column))))) ??
    only(columns.filter((column) => words.test(column) && !NO_NAME.test(column)))
  );
}

/** Columns of the only place question: latitude, longitude and accuracy. */
function placeColumns(columns: readonly string[], latitude: RegExp, accuracy: string) {
  const found = only(columns.filter((column) => latitude.test(column)));
  if (!found) return [];
  const other = (part: string) =>
    found.replace(/latitude$/i, (end) => (end[0] === 'L' ? part : part.toLowerCase()));
  return [
    ['decimalLatitude', found],
    ['decimalLongitude', other('Longitude')],
    ['coordinateUncertaintyInMeters', other(accuracy)],
  ] as const;
}

function questionColumns(columns: readonly string[]) {
  return [
    ['scientificName', questionFor('scientificName', columns, /species|scientific/i)],
    [
      'vernacularName',
      questionFor('vernacularName', columns, /(local|common|vernacular).{0,20}name/i),
    ],
    [
      'eventDate',
      only(
        columns.filter((column) => OTHER_NAMES.eventDate?.includes(bareTerm(lastPart(column)))),
      ) ?? ['today', 'start'].find((one) => columns.includes(one)),
    ],
  ] as const;
}

const firstOf = (columns: readonly string[], names: readonly string[]) =>
  names.find((name) => columns.includes(name));

const PROGRAMS: readonly {
  program: string;
  /** Columns that every export of the program has. */
  marks: readonly string[];
  columns(all: readonly string[]): readonly (readonly [string, string | undefined])[];
}[] = [
  {
    program: 'iNaturalist',
    marks: ['observed_on', 'quality_grade', 'scientific_name'],
    columns: (all) => [
      ['occurrenceID', firstOf(all, ['uuid', 'url', 'id'])],
      ['coordinateUncertaintyInMeters', 'positional_accuracy'],
    ],
  },
  {
    program: 'KoboToolbox',
    marks: ['_uuid', '_submission_time'],
    columns: (all) => [
      ['occurrenceID', '_uuid'],
      ...placeColumns(all, /(^|\/)_[^/]{1,200}_latitude$/, 'Precision'),
      ...questionColumns(all),
    ],
  },
  {
    program: 'ODK Central or Briefcase',
    marks: ['KEY', 'SubmissionDate'],
    columns: (all) => [
      ['occurrenceID', 'KEY'],
      ...placeColumns(all, /[-:]Latitude$/, 'Accuracy'),
      ...questionColumns(all),
    ],
  },
];

/** @returns columns by the term that is read from them; null for another table */
export function knownExport(terms: readonly string[]) {
  const found = PROGRAMS.find(({ marks }) => marks.every((mark) => terms.includes(mark)));
  if (!found) return null;
  const columns = new Map<string, string>();
  for (const [term, column] of found.columns(terms)) {
    if (column !== undefined && terms.includes(column)) columns.set(term, column);
  }
  return { program: found.program, columns };
}
