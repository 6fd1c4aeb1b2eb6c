import { foreignDatum, isWgs84 } from '../places/datum';
import { type Place, readPlace } from '../places/read-place';
import { numbersOf, type StatedSystem } from '../places/stated-system';
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
  /** What the operator stated the places to be in; null for WGS84. */
  system: StatedSystem | null;
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
  field: (term: OccurrenceTerm) => string,
  system: StatedSystem | null,
): Place {
  const [latitude, longitude] = [field('decimalLatitude'), field('decimalLongitude')];
  const datum = field('geodeticDatum');
  if (!system) {
    const foreign = foreignDatum(datum);
    if (foreign) throw new RecordRefused('datum', 'geodeticDatum', foreign);
    return readPlace(latitude, longitude, field('countryCode'));
  }
  refuseContradiction(datum, system);
  const place = system.toWgs84(...numbersOf(latitude, longitude));
  return readPlace(String(place.latitude), String(place.longitude), field('countryCode'));
}

/** Names of the datum Kalianpur 1975, which are not those of its projections. */
const KALIANPUR_1975 = /^(kalianpur[ _]?1975|(epsg:+)?4146)$/i;

/**
 * A record that names a system names the stated one or its datum, or nobody knows which of them is right.
 */
function refuseContradiction(datum: string, { code, datum: own }: StatedSystem): void {
  if (datum === '' || /^(unknown|not recorded|not known|none|null|na)$/i.test(datum.trim())) return;
  if (own === 'WGS84' ? isWgs84(datum) : KALIANPUR_1975.test(datum.trim())) return;
  if (/(\d{4,6})\D*$/.exec(datum.slice(0, 200))?.[1] === String(code)) return;
  throw new RecordRefused('datum', 'geodeticDatum', datum);
}
