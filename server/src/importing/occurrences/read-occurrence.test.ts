import { createHash } from 'node:crypto';
import { LIMITS } from '../../platform/configuration/limits';
import { RecordRefused } from '../refusals/refusal';
import type { RefusalReason } from '../refusals/refusal-reasons';
import { readingOf } from './occurrence-reading';
import { OCCURRENCE_TERMS, type OccurrenceTerm, occurrenceFields } from './occurrence-terms';
import { readOccurrence } from './read-occurrence';

const GOOD: Partial<Record<OccurrenceTerm, string>> = {
  occurrenceID: 'o1',
  scientificName: 'Shorea robusta C.F.Gaertn.',
  decimalLatitude: '20.5',
  decimalLongitude: '84.25',
};
const table = { terms: OCCURRENCE_TERMS };
const fields = readingOf(table, occurrenceFields(table), { accepted: (name) => name });
const read = (change: Partial<Record<OccurrenceTerm, string>>, more = {}) =>
  readOccurrence(
    {
      fields: OCCURRENCE_TERMS.map((term) => ({ ...GOOD, ...change })[term] ?? ''),
      complete: true,
      ...more,
    },
    fields,
  );

test('reads all fields of a record', () => {
  expect(
    read({
      eventDate: '2024-03-12',
      coordinateUncertaintyInMeters: '30',
      informationWithheld: 'exact place',
      dataGeneralizations: 'rounded to 0.1 degrees',
    }),
  ).toEqual({
    occurrenceId: 'o1',
    species: 'shorea robusta',
    scientificName: 'Shorea robusta C.F.Gaertn.',
    vernacularName: null,
    latitude: 20.5,
    longitude: 84.25,
    uncertainty: 30,
    eventDate: '2024-03-12',
    informationWithheld: 'exact place | rounded to 0.1 degrees',
  });
});

test('joins a date from its parts, and reads an uncertainty of 0 as none', () => {
  expect(read({ year: '2024', month: '3', day: '' }).eventDate).toBe('2024-03');
  expect(read({ year: '', month: '3' }).eventDate).toBeNull();
  expect(read({ coordinateUncertaintyInMeters: '0' }).uncertainty).toBeNull();
});

test('takes the core id, or a hash of the content, for a record without an id', () => {
  expect(read({ occurrenceID: '' }, { id: 'core-1' }).occurrenceId).toBe('core-1');
  const { occurrenceId } = read({ occurrenceID: '' });
  expect(occurrenceId).toMatch(/^sha256:/);
  expect(read({ occurrenceID: '' }).occurrenceId).toBe(occurrenceId);
  expect(read({ occurrenceID: '', eventDate: '2024' }).occurrenceId).not.toBe(occurrenceId);
});

test('makes the id of a record as earlier versions did', () => {
  const row = OCCURRENCE_TERMS.map((term) => ({ ...GOOD, occurrenceID: '' })[term] ?? '');
  const hash = createHash('sha256').update(JSON.stringify(row)).update('shorea robusta');
  expect(read({ occurrenceID: '' }).occurrenceId).toBe(`sha256:${hash.digest('base64url')}`);
});

const LONG = 'x'.repeat(LIMITS.dataImport.textCharacters + 1);

const refused: [RefusalReason, string, Partial<Record<OccurrenceTerm, string>>][] = [
  ['no_name', 'scientificName', { scientificName: '' }],
  ['no_place', 'decimalLatitude', { decimalLatitude: '' }],
  ['unreadable_place', 'decimalLatitude', { decimalLatitude: 'N 20.5 W' }],
  ['projected', 'decimalLatitude, decimalLongitude', { decimalLatitude: '2270000' }],
  [
    'swapped',
    'decimalLatitude, decimalLongitude',
    { decimalLatitude: '84', decimalLongitude: '20' },
  ],
  ['off_earth', 'decimalLongitude', { decimalLongitude: '200' }],
  [
    'null_island',
    'decimalLatitude, decimalLongitude',
    { decimalLatitude: '0', decimalLongitude: '0' },
  ],
  ['datum', 'geodeticDatum', { geodeticDatum: 'Everest 1830' }],
  ['uncertainty', 'coordinateUncertaintyInMeters', { coordinateUncertaintyInMeters: 'some' }],
  ['date', 'eventDate', { eventDate: '45363' }],
  ['future', 'eventDate', { eventDate: '2999' }],
  ['absent', 'occurrenceStatus', { occurrenceStatus: 'Absent' }],
  ['fossil', 'basisOfRecord', { basisOfRecord: 'FossilSpecimen' }],
  ['too_long', 'scientificName', { scientificName: LONG }],
  ['unstorable', 'occurrenceID', { occurrenceID: 'a\0b' }],
  ['unstorable', 'vernacularName', { vernacularName: '\ud800' }],
];

test.each(refused)('refuses %s, naming %s', (reason, field, change) => {
  let error: unknown;
  try {
    read(change);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(RecordRefused);
  expect(error).toMatchObject({ reason, field });
});

test('refuses a row with missing cells and an unreadable record', () => {
  expect(() => read({}, { complete: false })).toThrow('columns');
  expect(() => read({}, { fault: 'no_event' })).toThrow('no_event');
});

test('names the columns of a file that lacks the required ones', () => {
  expect(() => occurrenceFields({ terms: ['Easting', 'Northing', 'species'] })).toThrow(
    /no column decimalLatitude, decimalLongitude\. Its columns are: Easting, Northing, species\. These look like metres of a projection: Easting, Northing\./,
  );
  expect(() => occurrenceFields({ terms: ['lat', 'lon'] })).toThrow(/no column scientificName/);
  const { has } = occurrenceFields({ terms: ['Species', 'Lat', 'LONGITUDE'] });
  expect(has('decimalLongitude')).toBe(true);
});
