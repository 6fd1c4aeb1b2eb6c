import type { Place } from '../places/read-place';
import type { ReferenceSystem } from '../places/reference-system';
import type { ReadColumn } from './column-notes';
import { OTHER_NAMES, type OtherNames } from './other-names';

/** A record as its file has it: the texts of its fields, trimmed, in the order of the table. */
export interface SourceRecord {
  fields: readonly string[];
  /** False where the row has another number of fields than the table. */
  complete: boolean;
  /** Id that the file gives apart from the fields: the core id of an archive. */
  id?: string;
  /** Where its place is, converted from another system; null where the system has no such place. */
  place?: Place | null;
  /** The record cannot be read at all. */
  fault?: 'not_a_feature' | 'not_a_point' | 'no_event';
}

/** Records of a file under the names of their fields, whatever the file's format. */
export interface RecordTable {
  /** Terms without prefix, such as `decimalLatitude`, as the file spells them. */
  terms: readonly string[];
  /** Records in batches, in the order of the file. */
  batches(): AsyncIterable<readonly SourceRecord[]>;
  /** So many fields of a record, from the first, make the id of one without an id; all by default. */
  pinnedFields?: number;
  /** From which the places were converted. */
  system?: ReferenceSystem | null;
  /** Of features, whose names are known only when they were read. */
  properties?: FeatureProperties;
  /** Bytes of the records, and how many of them are read. */
  bytesTotal: number;
  bytesRead(): number;
  /** Further files that are read with it, such as the parts of a shapefile. */
  filesBeside?: readonly string[];
  close(): Promise<void>;
}

/** The properties of features, which have no header that names them. */
export interface FeatureProperties {
  /** Where a record has what was guessed, by term; empty where it has a property with the term's own name. */
  guessedAt: ReadonlyMap<string, number>;
  /** Names that were met so far, with the first values. */
  met(): readonly FoundColumn[];
  /** Which of them were read, and which of them by a guess. */
  read(): readonly ReadColumn[];
}

/** A column that a file has. */
export interface FoundColumn {
  name: string;
  /** The first texts in it that are not empty, shortened. */
  values: readonly string[];
}

/** Records handed on together. */
export const RECORDS_AT_ONCE = 4_000;

/** A term without prefix, case and signs: `dwc:decimalLatitude` and `Decimal Latitude` are one. */
export const bareTerm = (term: string) =>
  term
    .toLowerCase()
    .replace(/^(dwc|dwciri|dcterms|dc):/, '')
    .replace(/[^a-z0-9]/g, '');

/** Access to the fields of records by name. */
export interface Fields<Name extends string> {
  /** Which column each field is read from. */
  columns: readonly ReadColumn[];
  has(name: Name): boolean;
  /** The text of a field, empty where there is none. */
  of(record: SourceRecord): (name: Name) => string;
}

/** What is known of columns beside their names. */
interface KnownColumns<Name extends string> {
  /** Columns that a person pointed at, by the field that is read from them; empty for one that is not read. */
  stated?: ReadonlyMap<Name, string>;
  /** Names that are guessed. */
  otherNames?: OtherNames;
  /** Of features: where a record has what was guessed. */
  guessedAt?: ReadonlyMap<string, number>;
}

/**
 * Finds fields by name: `decimalLatitude` is found as `dwc:decimalLatitude`, `Decimal Latitude`,
 * `decimal_latitude` or `latitude` too. Stated columns must be there.
 */
export function fieldsByName<Name extends string>(
  terms: readonly string[],
  wanted: readonly Name[],
  { stated = new Map(), otherNames = OTHER_NAMES, guessedAt = new Map() }: KnownColumns<Name> = {},
): Fields<Name> {
  const bare = terms.map(bareTerm);
  const indexes = new Map<Name, number>();
  const columns: ReadColumn[] = [];
  for (const name of wanted) {
    const column = stated.get(name);
    if (column === '') continue;
    const index = column === undefined ? -1 : columnNamed(terms, column);
    const names = [bareTerm(name), ...(otherNames[name] ?? [])];
    const found =
      index >= 0 ? index : names.map((one) => bare.indexOf(one)).find((one) => one >= 0);
    if (found === undefined) continue;
    indexes.set(name, found);
    const how = index >= 0 ? 'stated' : bare[found] === names[0] ? 'exact' : 'guessed';
    columns.push({ field: name, column: terms[found] ?? '', how });
  }
  return {
    columns,
    has: (name) => indexes.has(name),
    of: (record) => (name) => {
      const index = indexes.get(name);
      if (index === undefined) return '';
      const guess = stated.has(name) ? undefined : guessedAt.get(name);
      return record.fields[index] || record.fields[guess ?? -1] || '';
    },
  };
}

/**
 * Where a column is, by its name as it is written, or without its signs where only one is meant; -1 where
 * there is none. Names in Indian scripts have no bare form.
 */
export function columnNamed(terms: readonly string[], column: string): number {
  const exact = terms.map((term) => term.normalize('NFC')).indexOf(column.normalize('NFC'));
  const bare = bareTerm(column);
  if (exact >= 0 || bare === '') return exact;
  const all = terms.map(bareTerm);
  const first = all.indexOf(bare);
  return first === all.lastIndexOf(bare) ? first : -1;
}

/** Gathers single records into batches. */
export async function* inBatches<T>(records: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < RECORDS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
