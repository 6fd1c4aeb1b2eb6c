import type { DateOrder } from '@aranya/shared/contracts/administration';
import { foreignDatum, isWgs84 } from '../files/places/datum';
import { isAroundIndia, type Place, readPlace } from '../files/places/read-place';
import type { ReferenceSystem } from '../files/places/reference-system';
import { FIRST_NAMES } from '../files/source/other-names';
import {
  type Fields,
  fieldsByName,
  type RecordTable,
  type SourceRecord,
} from '../files/source/record-table';
import { RecordRefused } from '../refusals/refusal';
import { canonicalName } from '../species/canonical-name';
import { obscuredIn } from './obscured-position';
import { OCCURRENCE_TERMS, type OccurrenceTerm } from './occurrence-terms';

/** Rules by which the records of a file are read. */
export interface OccurrenceReading {
  fields: Fields<OccurrenceTerm>;
  /**
   * Fields without the operator's choices. Ids of records without their own are made of these, so that
   * another mapping of columns gives the same record the same id.
   */
  pinned: Fields<OccurrenceTerm>;
  /** Number of leading fields of a record that its id is made of. */
  pinnedFields: number;
  /** Feature fields that contain guesses; they follow the pinned fields. */
  guessedAt: ReadonlyMap<string, number>;
  /** Returns the listed species of a lower-case name, or the name itself if it is no synonym. */
  accepted(name: string): string;
  /** System from which the places were converted; null for WGS84. */
  system: ReferenceSystem | null;
  /** Order of day and month in dates such as 12/03/2024; null until an operator states it. */
  dates: DateOrder | null;
  /** Whether the position of a record was obscured before it was exported. */
  isObscured(record: SourceRecord): boolean;
}

/** Returns the rules for a table. @param fields Fields with the operator's choices */
export const readingOf = (
  table: Pick<RecordTable, 'terms' | 'pinnedFields' | 'properties' | 'system'>,
  fields: Fields<OccurrenceTerm>,
  { accepted, dates }: Pick<OccurrenceReading, 'accepted'> & { dates?: DateOrder },
): OccurrenceReading => ({
  fields,
  pinned: fieldsByName(table.terms, OCCURRENCE_TERMS, {
    otherNames: FIRST_NAMES,
    keepsMissing: true,
  }),
  pinnedFields: table.pinnedFields ?? Number.POSITIVE_INFINITY,
  guessedAt: table.properties?.guessedAt ?? new Map(),
  accepted,
  system: table.system ?? null,
  isObscured: obscuredIn(table.terms),
  dates: dates ?? null,
});

/**
 * Returns the text from which the id of a record without one is made. Guesses are included when only a
 * guess names the species: the pinned fields could not distinguish two such features.
 */
export function pinnedContent(
  record: SourceRecord,
  { pinned, pinnedFields, guessedAt }: OccurrenceReading,
): { fields: readonly string[]; species: string } {
  const field = pinned.of(record);
  const name = field('scientificName') || field('vernacularName');
  const guess = (term: OccurrenceTerm) => record.fields[guessedAt.get(term) ?? -1] ?? '';
  const guessed = name ? '' : guess('scientificName') || guess('vernacularName');
  return {
    fields: record.fields.slice(0, guessed ? pinnedFields + guessedAt.size : pinnedFields),
    species: canonicalName(name || guessed),
  };
}

/**
 * Returns the place of a record in WGS84.
 * @throws RecordRefused
 */
export function placeOf(
  record: SourceRecord,
  field: (term: OccurrenceTerm) => string,
  system: ReferenceSystem | null,
): Place {
  const datum = field('geodeticDatum');
  const foreign = foreignDatum(datum);
  if (foreign && !(system && isOf(datum, system))) {
    throw new RecordRefused('datum', 'geodeticDatum', foreign);
  }
  if (system && system.accuracyMetres > 0 && datum !== '' && isWgs84(datum)) {
    throw new RecordRefused('datum', 'geodeticDatum', datum);
  }
  const texts = [field('decimalLatitude'), field('decimalLongitude')] as const;
  const outside = () =>
    new RecordRefused('outside_area', 'decimalLatitude, decimalLongitude', texts.join(', '));
  if (record.place === null) throw outside();
  const [latitude, longitude] = record.place
    ? [String(record.place.latitude), String(record.place.longitude)]
    : texts;
  const place = readPlace(latitude, longitude, field('countryCode'));
  if (system?.code !== undefined && !isAroundIndia(place)) throw outside();
  return place;
}

/** Names of the datum Kalianpur 1975, which differ from the names of its projections. */
const KALIANPUR_1975 = /^(kalianpur[ _]?1975|(epsg:+)?4146)$/i;

/** Whether a record names the system from which its place was converted, or that system's datum. */
const isOf = (datum: string, { code, accuracyMetres }: ReferenceSystem): boolean =>
  /(\d{4,6})\D*$/.exec(datum.slice(0, 200))?.[1] === String(code) ||
  (accuracyMetres > 0 && KALIANPUR_1975.test(datum.trim()));
