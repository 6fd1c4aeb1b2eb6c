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

export interface OccurrenceReading {
  fields: Fields<OccurrenceTerm>;
  /** Without the operator's choices, so that another mapping of columns gives the same ids. */
  pinned: Fields<OccurrenceTerm>;
  /** Number of leading fields of a record that its id is made of. */
  pinnedFields: number;
  /** They follow the pinned fields. */
  guessedAt: ReadonlyMap<string, number>;
  /** Expects lower case; returns the name itself if it is no synonym. */
  accepted(name: string): string;
  /** Null for WGS84. */
  system: ReferenceSystem | null;
  /** Null until an operator states it. */
  dates: DateOrder | null;
  /** True if the position was obscured before the export. */
  isObscured(record: SourceRecord): boolean;
}

/** @param fields With the operator's choices */
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

/** Includes guesses when only a guess names the species, to distinguish two such features. */
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

/** Returns WGS84. @throws RecordRefused */
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

/** Also true if the record names only the system's datum. */
const isOf = (datum: string, { code, accuracyMetres }: ReferenceSystem): boolean =>
  /(\d{4,6})\D*$/.exec(datum.slice(0, 200))?.[1] === String(code) ||
  (accuracyMetres > 0 && KALIANPUR_1975.test(datum.trim()));
