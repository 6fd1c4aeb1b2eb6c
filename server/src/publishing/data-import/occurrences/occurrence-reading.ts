import { foreignDatum, isWgs84 } from '../places/datum';
import { isAroundIndia, type Place, readPlace } from '../places/read-place';
import type { ReferenceSystem } from '../places/reference-system';
import { RecordRefused } from '../refusals/refusal';
import type { Fields, SourceRecord } from '../source/record-table';
import { canonicalName } from './canonical-name';
import type { OccurrenceTerm } from './occurrence-terms';

/** How the records of a file are understood. */
export interface OccurrenceReading {
  fields: Fields<OccurrenceTerm>;
  /**
   * The fields as they are without anybody's word. Ids of records that have none of their own depend
   * on these alone: another mapping of columns finds the same record under the same id.
   */
  pinned: Fields<OccurrenceTerm>;
  /** So many fields of a record, from the first, are what its id is made of. */
  pinnedFields: number;
  /** Of features: which fields hold what was guessed; they follow the pinned ones. */
  guessedAt: ReadonlyMap<string, number>;
  /** The listed species that a name in lower case stands for; the name itself where it is none. */
  accepted(name: string): string;
  /** From which the places were converted; null where they were in WGS84. */
  system: ReferenceSystem | null;
}

/** A reading of nothing but the file's own columns. */
export const plainReading = (
  fields: Fields<OccurrenceTerm>,
  more: Partial<OccurrenceReading> = {},
): OccurrenceReading => ({
  fields,
  pinned: fields,
  pinnedFields: Number.POSITIVE_INFINITY,
  guessedAt: new Map(),
  accepted: (name) => name,
  system: null,
  ...more,
});

/**
 * What the id of a record without one is made of. A feature whose species is only guessed could not be told
 * from its neighbour by what is pinned: there the guesses count as well.
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

/** The place of a record in WGS84. @throws RecordRefused */
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

/** Names of the datum Kalianpur 1975, which are not those of its projections. */
const KALIANPUR_1975 = /^(kalianpur[ _]?1975|(epsg:+)?4146)$/i;

/** Whether a record names the system from which its place was converted, or the datum of it. */
const isOf = (datum: string, { code, accuracyMetres }: ReferenceSystem): boolean =>
  /(\d{4,6})\D*$/.exec(datum.slice(0, 200))?.[1] === String(code) ||
  (accuracyMetres > 0 && KALIANPUR_1975.test(datum.trim()));
