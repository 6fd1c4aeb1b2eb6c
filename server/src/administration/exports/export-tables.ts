import { questionsOf } from '../../collecting/forms/mapping/read-form-fields';
import type { TaskOf } from '../../platform/heavy-work/heavy-work';

export interface ExportColumn {
  /** Path below the table's group, such as `tree/height`. */
  path: string;
  /** Name in the file: the path with `-`, as ODK Central writes it. */
  name: string;
  /** Data type, such as `geopoint`; `string` if the versions of the form disagree. */
  type: string;
}

/** The records of a form, or the repetitions of a repeated group. */
export interface ExportTable {
  /** Path of the repeated group below the root; empty for the records. */
  path: string;
  /** Steps from the surrounding table's group; the last is repeated. */
  steps: string[];
  /** Position of the surrounding table; null for the records. */
  parent: number | null;
  columns: ExportColumn[];
}

/**
 * The records are first, and each table follows the one around it.
 * @param versions Latest first: its order of questions is used.
 */
export function exportTables(versions: readonly FormQuestions[]): ExportTable[] {
  const paths = [...new Set(versions.flatMap(({ repeats }) => repeats))];
  // A surrounding group has a shorter path.
  paths.sort((a, b) => a.split('/').length - b.split('/').length);
  const tables: ExportTable[] = [{ path: '', steps: [], parent: null, columns: [] }];
  for (const path of paths) {
    const parent = nearest(tables, path);
    const steps = below(tables[parent], path).split('/');
    tables.push({ path, steps, parent, columns: [] });
  }
  for (const [path, type] of typesOf(versions)) {
    const table = tables[nearest(tables, path)];
    table?.columns.push({ path: below(table, path), name: '', type });
  }
  for (const { path, columns } of tables) nameColumns(columns, path === '');
  return tables;
}

/** `string` where versions disagree, so that no answer is lost. */
function typesOf(versions: readonly FormQuestions[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { path, type } of versions.flatMap(({ fields }) => fields)) {
    const known = types.get(path);
    types.set(path, known === undefined || known === type ? type : 'string');
  }
  return types;
}

const nearest = (tables: readonly ExportTable[], path: string): number =>
  tables.findLastIndex((table) => table.path === '' || path.startsWith(`${table.path}/`));

const below = (table: ExportTable | undefined, path: string): string =>
  table && table.path !== '' ? path.slice(table.path.length + 1) : path;

/** Columns before the questions of a record. */
export const FIRST_COLUMNS = ['SubmissionDate'];
/** Columns after the questions of a record. */
export const LAST_COLUMNS = [
  'meta-instanceID',
  'meta-instanceName',
  'KEY',
  'SubmitterID',
  'SubmitterName',
  'FormVersion',
];
/** Columns after the questions of a repetition. */
export const KEY_COLUMNS = ['PARENT_KEY', 'KEY'];

const PLACE_COLUMNS = ['Latitude', 'Longitude', 'Altitude', 'Accuracy'];

export const namesIn = ({ name, type }: ExportColumn): string[] =>
  type === 'geopoint' ? PLACE_COLUMNS.map((part) => `${name}-${part}`) : [name];

/** The paths `a/b-c` and `a-b/c` would have one name. */
function nameColumns(columns: readonly ExportColumn[], isRecord: boolean): void {
  const taken = new Set(isRecord ? [...FIRST_COLUMNS, ...LAST_COLUMNS] : KEY_COLUMNS);
  for (const column of columns) {
    const wanted = column.path.replaceAll('/', '-');
    column.name = wanted;
    for (let n = 2; namesIn(column).some((name) => taken.has(name)); n += 1) {
      column.name = `${wanted}~${n}`;
    }
    for (const name of namesIn(column)) taken.add(name);
  }
}

type FormQuestions = Awaited<ReturnType<typeof readFormQuestions>>;

export async function readFormQuestions(xml: Uint8Array) {
  const { fields, repeats } = questionsOf(xml);
  return { fields: fields.map(({ path, type }) => ({ path, type })), repeats };
}

export const READ_FORM_QUESTIONS: TaskOf<typeof readFormQuestions> = {
  name: 'readFormQuestions',
  lane: 'records',
};
