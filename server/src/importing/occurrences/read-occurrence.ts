import { createHash } from 'node:crypto';
import { LIMITS } from '../../platform/configuration/limits';
import type { SourceRecord } from '../files/source/record-table';
import { plainCharacters } from '../files/values/plain-characters';
import { commaOf, writtenMetres } from '../files/values/written-number';
import { RecordRefused } from '../refusals/refusal';
import { canonicalName } from '../species/canonical-name';
import { DatesUndecided } from './date-order';
import { readDate } from './event-date';
import { coarsePlace, coarseUncertainty, OBSCURED } from './obscured-position';
import { type OccurrenceReading, pinnedContent, placeOf } from './occurrence-reading';
import type { NumberedOccurrence } from './occurrence-store';
import type { OccurrenceTerm } from './occurrence-terms';

type ReadOccurrence = Omit<NumberedOccurrence, 'record'>;

type Field = (term: OccurrenceTerm) => string;

/** @throws RecordRefused for the first fault */
export function readOccurrence(record: SourceRecord, reading: OccurrenceReading): ReadOccurrence {
  if (record.fault) throw new RecordRefused(record.fault, '', record.id ?? '');
  if (!record.complete) throw new RecordRefused('columns', '', String(record.fields.length));
  const field = reading.fields.of(record);
  refuseNonFindings(field);
  const scientificName = kept(field, 'scientificName');
  const vernacularName = kept(field, 'vernacularName');
  const name = scientificName ?? vernacularName;
  if (!name) throw new RecordRefused('no_name', 'scientificName', '');
  const isObscured = reading.isObscured(record);
  const exact = placeOf(record, field, reading.system);
  const uncertainty = withConversion(uncertaintyOf(field), reading);
  const read = {
    ...(isObscured ? coarsePlace(exact) : exact),
    species: reading.accepted(canonicalName(name)),
    scientificName,
    vernacularName,
    uncertainty: isObscured ? coarseUncertainty(uncertainty) : uncertainty,
    eventDate: dateOf(field, reading),
    informationWithheld: withheld(field, isObscured),
  };
  return { occurrenceId: kept(field, 'occurrenceID') ?? idOf(record, reading), ...read };
}

/** Refuses absences and fossils: the map would show them as places where a species lives. */
function refuseNonFindings(field: Field): void {
  const status = field('occurrenceStatus');
  if (/^absent$/i.test(status)) throw new RecordRefused('absent', 'occurrenceStatus', status);
  const basis = field('basisOfRecord');
  if (/^fossil_?specimen$/i.test(basis)) throw new RecordRefused('fossil', 'basisOfRecord', basis);
}

/** Unknown remains unknown. */
const withConversion = (metres: number | null, { system }: OccurrenceReading) =>
  metres === null ? null : metres + Math.round(system?.accuracyMetres ?? 0);

function kept(field: Field, term: OccurrenceTerm): string | null {
  const text = field(term);
  if (text === '') return null;
  return storable(text, term);
}

/** Refuses zero bytes and lone surrogates, which a text of the database cannot contain. */
function storable(text: string, field: string): string {
  if (text.length > LIMITS.dataImport.textCharacters) {
    throw new RecordRefused('too_long', field, text);
  }
  if (/[\0\p{Cs}]/u.test(text)) {
    throw new RecordRefused('unstorable', field, text.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD'));
  }
  return text;
}

function uncertaintyOf(field: Field): number | null {
  const text = field('coordinateUncertaintyInMeters');
  if (text === '') return null;
  const metres = writtenMetres(text, () =>
    commaOf(field('decimalLatitude'), field('decimalLongitude')),
  );
  if (metres === null || metres < 0) {
    throw new RecordRefused('uncertainty', 'coordinateUncertaintyInMeters', text);
  }
  // 0 is not a valid uncertainty; files use it for unknown.
  return metres === 0 ? null : metres;
}

function dateOf(field: Field, { dates }: OccurrenceReading): string | null {
  const text = kept(field, 'eventDate') ?? fromParts(field);
  if (text === null) return null;
  const read = readDate(text, dates);
  if ('iso' in read) return read.iso;
  if (read.fault === 'day_or_month') throw new DatesUndecided();
  throw new RecordRefused(read.fault, 'eventDate', text);
}

function fromParts(field: Field): string | null {
  const parts = [field('year'), field('month'), field('day')].map(
    // Programs for statistics write whole numbers with a decimal point when a cell is empty.
    (part) => (plainCharacters(part) ?? part).replace(/^(\d+)\.0+$/, '$1'),
  );
  const given = parts.slice(0, parts.includes('') ? parts.indexOf('') : 3);
  return given.map((part, index) => part.padStart(index === 0 ? 4 : 2, '0')).join('-') || null;
}

function withheld(field: Field, isObscured: boolean): string | null {
  const texts = [
    kept(field, 'informationWithheld'),
    kept(field, 'dataGeneralizations'),
    isObscured ? OBSCURED : null,
  ];
  return texts.filter(Boolean).join(' | ').slice(0, LIMITS.dataImport.textCharacters) || null;
}

function idOf(record: SourceRecord, reading: OccurrenceReading): string {
  if (record.id) return storable(record.id, 'id');
  const { fields, species } = pinnedContent(record, reading);
  const hash = createHash('sha256').update(JSON.stringify(fields));
  return `sha256:${hash.update(species).digest('base64url')}`;
}
