import type { Sentence } from '../../../platform/languages/sentence';
import type { Place } from '../places/read-place';
import type { ReferenceSystem } from '../places/reference-system';
import { isMissing } from '../values/missing-values';
import type { ReadColumn } from './column-notes';
import { OTHER_NAMES, type OtherNames } from './other-names';

/** Fields are trimmed texts in the order of the table. */
export interface SourceRecord {
  fields: readonly string[];
  /** False when the row's number of fields differs from the table's. */
  complete: boolean;
  /** Id that the file gives outside the fields: the core id of an archive. */
  id?: string;
  /** Place converted from another system; null when the system has no such place. */
  place?: Place | null;
  fault?: 'not_a_feature' | 'not_a_point' | 'no_event' | 'unreadable_place';
}

/** Records of a file under the names of their fields, whatever the file's format. */
export interface RecordTable {
  /** Terms without prefix, such as `decimalLatitude`, as the file spells them. */
  terms: readonly string[];
  /** In the order of the file. */
  batches(): AsyncIterable<readonly SourceRecord[]>;
  /** Number of leading fields that make the id of a record without one. Default: all. */
  pinnedFields?: number;
  system?: ReferenceSystem | null;
  /** Set for features, whose property names are known only after reading. */
  properties?: FeatureProperties;
  bytesTotal: number;
  bytesRead(): number;
  /** Available after reading. */
  notes?(): Sentence[];
  /** Further files that belong to the file, such as the parts of a shapefile. */
  filesBeside?: readonly string[];
  close(): Promise<void>;
}

export interface FeatureProperties {
  /** Empty in a record that has a property with the term's own name. */
  guessedAt: ReadonlyMap<string, number>;
  /** Property names found so far, with their first values. */
  met(): readonly FoundColumn[];
  read(): readonly ReadColumn[];
}

export interface FoundColumn {
  name: string;
  /** The first non-empty texts, shortened. */
  values: readonly string[];
}

export const RECORDS_AT_ONCE = 4_000;

/** A term without prefix, case and signs: `dwc:decimalLatitude` and `Decimal Latitude` are one. */
export const bareTerm = (term: string) =>
  term
    .toLowerCase()
    .replace(/^(dwc|dwciri|dcterms|dc):/, '')
    .replace(/[^a-z0-9]/g, '');

export interface Fields<Name extends string> {
  columns: readonly ReadColumn[];
  has(name: Name): boolean;
  /** Empty if the field is missing or says that the value is unknown. */
  of(record: SourceRecord): (name: Name) => string;
}

interface KnownColumns<Name extends string> {
  /** Chosen by the operator; empty for a field that is not read. */
  stated?: ReadonlyMap<Name, string>;
  /** Columns that a known export has for fields without a column of their own name. */
  suggested?: ReadonlyMap<string, string>;
  otherNames?: OtherNames;
  guessedAt?: ReadonlyMap<string, number>;
  /** Returns texts such as `NA` as they are. */
  keepsMissing?: boolean;
}

/** `decimalLatitude` also matches `dwc:decimalLatitude`, `Decimal Latitude` and `latitude`. */
export function fieldsByName<Name extends string>(
  terms: readonly string[],
  wanted: readonly Name[],
  {
    stated = new Map(),
    otherNames = OTHER_NAMES,
    guessedAt = new Map(),
    keepsMissing = false,
    suggested = new Map(),
  }: KnownColumns<Name> = {},
): Fields<Name> {
  const bare = terms.map(bareTerm);
  const indexes = new Map<Name, number>();
  const columns: ReadColumn[] = [];
  for (const name of wanted) {
    const column = stated.get(name);
    if (column === '') continue;
    const index = column === undefined ? -1 : columnNamed(terms, column);
    const own = bareTerm(name);
    const candidates = [
      index,
      bare.indexOf(own),
      suggested.has(name) ? terms.indexOf(suggested.get(name) ?? '') : -1,
      ...(otherNames[name] ?? []).map((one) => bare.indexOf(one)),
    ];
    const found = candidates.find((one) => one >= 0);
    if (found === undefined) continue;
    indexes.set(name, found);
    const how = index >= 0 ? 'stated' : bare[found] === own ? 'exact' : 'guessed';
    columns.push({ field: name, column: terms[found] ?? '', how });
  }
  return {
    columns,
    has: (name) => indexes.has(name),
    of: (record) => (name) => {
      const index = indexes.get(name);
      if (index === undefined) return '';
      const guess = stated.has(name) ? undefined : guessedAt.get(name);
      const text = record.fields[index] || record.fields[guess ?? -1] || '';
      return keepsMissing || !isMissing(text) ? text : '';
    },
  };
}

/** Names in Indian scripts have no bare form. @returns -1 when missing or ambiguous */
export function columnNamed(terms: readonly string[], column: string): number {
  const exact = terms.map((term) => term.normalize('NFC')).indexOf(column.normalize('NFC'));
  const bare = bareTerm(column);
  if (exact >= 0 || bare === '') return exact;
  const all = terms.map(bareTerm);
  const first = all.indexOf(bare);
  return first === all.lastIndexOf(bare) ? first : -1;
}

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
