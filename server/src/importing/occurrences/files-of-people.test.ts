import { saidInEnglish } from '../../../testing/importing/outcome-in-english';
import { useSourceFolder } from '../../../testing/importing/source-file';
import { openSource } from '../files/source/open-source';
import { fieldsByName } from '../files/source/record-table';
import { importOccurrences, type OccurrenceImportOptions } from './import-occurrences';
import { readingOf } from './occurrence-reading';
import { OCCURRENCE_TERMS, occurrenceFields } from './occurrence-terms';
import { readOccurrence } from './read-occurrence';

const folder = useSourceFolder();
const HEADER = 'scientificName,decimalLatitude,decimalLongitude,eventDate';
const rows = (...dates: string[]) =>
  `${HEADER}\n${dates.map((date, index) => `Shorea robusta,20.${index + 1},84.2,${date}\n`).join('')}`;

const check = async (text: string, options: Partial<OccurrenceImportOptions> = {}) => {
  const source = await folder.source(text);
  return saidInEnglish(await importOccurrences(null, { source, dataset: 'D', ...options }));
};

/** Result of reading each record of a file. */
async function readAll(text: string) {
  const { path } = await folder.source(text);
  const table = await openSource(path, OCCURRENCE_TERMS);
  const reading = readingOf(table, occurrenceFields(table), { accepted: (name) => name });
  const records = [];
  for await (const batch of table.batches()) {
    records.push(...batch.map((record) => readOccurrence(record, reading)));
  }
  await table.close();
  return records;
}

describe('day and month of dates', () => {
  test("asks once, and suggests the order found in the file's other dates", async () => {
    const many = Array.from({ length: 5_000 }, () => '2024-03-12');
    const text = rows(...many, '12/03/2024', '25/03/2024', '13/03/2024');
    await expect(check(text)).rejects.toThrow(
      'Is 12/03/2024 a date with the day first or with the month first (records with two meanings: 1)? In this file 25/03/2024 has the day first.',
    );
    expect(await check(text, { dates: 'day-first' })).toMatchObject({
      status: 'checked',
      recordsTaken: 5_003,
    });
  });

  test('asks once when no date shows the order', async () => {
    const text = rows('12/03/2024', '11/03/2024', '2024-03-12');
    await expect(check(text, { keepGood: true })).rejects.toThrow(
      'Is 12/03/2024 a date with the day first or with the month first? No date of the file shows it (records with two meanings: 2). Say which it is: “--dates day-first or --dates month-first”.',
    );
    expect(await check(text, { dates: 'day-first' })).toMatchObject({ status: 'checked' });
    // With the month first, 11/03/2024 is a day too.
    expect(await check(text, { dates: 'month-first' })).toMatchObject({ status: 'checked' });
  });

  test('asks when the dates contradict each other', async () => {
    await expect(check(rows('12/03/2024', '25/03/2024', '03/26/2024'))).rejects.toThrow(
      '12/03/2024 has two meanings (records: 1), and the dates of the file contradict each other: 25/03/2024 has the day first, 03/26/2024 the month.',
    );
  });

  test('reports a date that does not fit the stated order', async () => {
    expect(await check(rows('2024', '25/03/2024'), { dates: 'month-first' })).toMatchObject({
      status: 'refused',
      reasons: [{ reason: 'date', count: 1, example: { value: '25/03/2024' } }],
    });
  });
});

test('skips empty rows, unnamed columns and unused double columns, and reports them', async () => {
  const text = `Trees of Angul,,,,,\r\n${HEADER},Remarks,Remarks,\r\nShorea robusta,20.5,84.2,2024,a,b,\r\n,,,,,,\r\n,,,,,,\r\n`;
  const outcome = await check(text);
  expect(outcome).toMatchObject({ status: 'checked', recordsRead: 1, recordsTaken: 1 });
  expect(outcome.notes).toEqual([
    'Rows above the header, skipped: 1.',
    'Empty rows, skipped: 2.',
    expect.stringMatching(/^Columns read: /),
    'Columns ignored: Remarks.',
    'Columns without a name, ignored: 1.',
  ]);
  const numbered = `no,${HEADER}\n1,Shorea robusta,20.5,84.2,2024\n2,,,,\n3,NA,-,,\nTotal: 1,,,,\n`;
  const counted = await check(numbered);
  expect(counted).toMatchObject({ status: 'checked', recordsRead: 1 });
  expect(counted.notes[0]).toBe('Rows with nothing in the columns that are read, skipped: 3.');
  const doubled = `${HEADER},eventDate\nShorea robusta,20.5,84.2,2024,2023\n`;
  await expect(check(doubled)).rejects.toThrow('The column eventDate is there twice');
});

test.each([
  '20.5, 84.2',
  '20.5,84.2',
  '(20.5; 84.2)',
  '20,5; 84,2',
  '20,5 84,2',
  '20.5 84.2 120 4.5',
  "20°30'N 84°12'E",
  '20.5N, 84.2E',
])('reads the place %s from one column', async (text) => {
  const [read] = await readAll(`species,Coordinates\nShorea robusta,"${text}"\n`);
  expect(read?.latitude).toBeCloseTo(20.5);
  expect(read?.longitude).toBeCloseTo(84.2);
});

test('reports a place in one column with the longitude first', async () => {
  const text = 'species,Coordinates\nShorea robusta,"84.2, 20.5"\n';
  const outcome = await check(text);
  expect(outcome).toMatchObject({ recordsTaken: 0, reasons: [{ reason: 'swapped' }] });
  expect(outcome.notes).toContain(
    'Latitude and longitude are read from the column Coordinates, in this order.',
  );
});

test('leaves out the records that reviewers rejected in ODK Central', async () => {
  const text =
    'SubmissionDate,species,place-Latitude,place-Longitude,KEY,ReviewState\n' +
    '2024-03-12T10:00:00Z,Shorea robusta,20.5,84.2,uuid:1,approved\n' +
    '2024-03-12T10:00:00Z,Shorea robusta,20.6,84.2,uuid:2,rejected\n' +
    '2024-03-12T10:00:00Z,Shorea robusta,20.7,84.2,uuid:3,\n';
  const outcome = await check(text);
  expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 2 });
  expect(outcome.notes).toContain('Records that were rejected in ODK Central, skipped: 1.');
});

const UNKNOWN = 'NA NaN NULL \\N - n/a #N/A null — None (null) <NA> ? . n.d. unknown -9999'.split(
  ' ',
);

test.each(UNKNOWN)('reads %p as an unknown value', async (unknown) => {
  const header = `occurrenceID,${HEADER},coordinateUncertaintyInMeters,countryCode`;
  const [record] = await readAll(
    `${header}\nr1,Shorea robusta,20.5,84.2,${unknown},${unknown},${unknown}\n`,
  );
  expect(record).toMatchObject({ eventDate: null, uncertainty: null });
  const noPlace = `${header}\nr1,Shorea robusta,${unknown},${unknown},2024,,\n`;
  expect((await check(noPlace)).reasons).toMatchObject([{ reason: 'no_place' }]);
});

test('reports a fault of every record once, with the first three rows', async () => {
  const outcome = await check(rows('45363', '45364', '45365', '45366'));
  expect(outcome.sentence).toBe(
    'No record of the file can be imported. Write the date as ISO 8601 does: 2024-03-12, 2024-03, 2024, or 2024-03-12/2024-03-15. First records: 1 (45363), 2 (45364), 3 (45365).',
  );
  expect((await check(rows('45363', '2024'))).sentence).toBeNull();
});

test.each([
  ['2024', '3', '12', '2024-03-12'],
  ['2024.0', '3.0', '12.0', '2024-03-12'],
  ['2024', 'मार्च', '', '2024-03'],
])('reads the year %p, month %p and day %p as %p', async (year, month, day, eventDate) => {
  const text = `scientificName,decimalLatitude,decimalLongitude,year,month,day\nSal,20.5,84.2,${year},${month},${day}\n`;
  expect(await readAll(text)).toMatchObject([{ eventDate }]);
});

test('reports a year of two digits', async () => {
  const text =
    'scientificName,decimalLatitude,decimalLongitude,year,month\nSal,20.5,84.2,24,3\nSal,20.5,84.2,2024,3\n';
  expect((await check(text)).reasons).toMatchObject([{ reason: 'date', count: 1 }]);
});

test.each([
  ['Species,Latitude (N),Longitude (E),Date of survey,GPS accuracy (m)\nSal,20.5,84.2,2024,5\n'],
  ['species,GPS Latitude,GPS Longitude,Survey date,GPS accuracy\n="Sal",="20.5",84.2,2024,5\n'],
])('finds the columns of %j', async (text) => {
  expect(await readAll(text)).toMatchObject([
    { species: 'sal', latitude: 20.5, longitude: 84.2, eventDate: '2024', uncertainty: 5 },
  ]);
});

describe('exports of other programs', () => {
  test('reads an export of iNaturalist, with obscured positions as coarse', async () => {
    const header =
      'id,uuid,observed_on,quality_grade,latitude,longitude,positional_accuracy,geoprivacy,coordinates_obscured,scientific_name,common_name';
    const [open, obscured, own] = await readAll(
      `${header}\n1,u1,2024-03-12,research,20.5125,84.25,12,,false,Shorea robusta,Sal\n` +
        '2,u2,2024-03-12,research,20.5125,84.2512,12,,true,Shorea robusta,Sal\n' +
        '3,u3,2024-03-12,research,20.5125,84.2512,,obscured,false,Shorea robusta,Sal\n',
    );
    expect(open).toMatchObject({
      occurrenceId: 'u1',
      latitude: 20.5125,
      uncertainty: 12,
      eventDate: '2024-03-12',
      vernacularName: 'Sal',
      informationWithheld: null,
    });
    const [archived] = await readAll(
      'scientificName,decimalLatitude,decimalLongitude,informationWithheld\n' +
        'Shorea robusta,20.5125,84.2512,Coordinate uncertainty increased to 28000m to protect threatened taxon\n',
    );
    expect(archived).toMatchObject({ latitude: 20.5, longitude: 84.3, uncertainty: 31_000 });
    for (const record of [obscured, own]) {
      expect(record).toMatchObject({
        latitude: 20.5,
        longitude: 84.3,
        uncertainty: 31_000,
        informationWithheld: 'iNaturalist: coordinates obscured',
      });
    }
  });

  test.each([
    [
      'KoboToolbox',
      'start;end;Tree/species;Tree/place;Tree/_place_latitude;Tree/_place_longitude;Tree/_place_altitude;Tree/_place_precision;_id;_uuid;_submission_time\n' +
        '2024-03-12T10:15:00.000+05:30;;Shorea robusta;20.5 84.2 0 4;20.5;84.2;0;4,5;1;u1;2024-03-13T00:00:00\n',
    ],
    [
      'ODK Central or Briefcase',
      'SubmissionDate,start,tree:place:Latitude,tree:place:Longitude,tree:place:Altitude,tree:place:Accuracy,tree:species,KEY\n' +
        '"Mar 13, 2024 10:15:00 AM",2024-03-12T10:15:00.000+05:30,20.5,84.2,0,4.5,Shorea robusta,u1\n',
    ],
    [
      'ODK Central or Briefcase',
      'SubmissionDate,start,tree-place-Latitude,tree-place-Longitude,tree-place-Altitude,tree-place-Accuracy,tree-species,meta-instanceID,KEY\n' +
        '2024-03-13T00:00:00.000Z,2024-03-12T10:15:00.000+05:30,20.5,84.2,0,4.5,Shorea robusta,u1,u1\n',
    ],
  ])('reads an export of %s', async (program, text) => {
    expect((await check(text)).notes).toContain(`This is an export of ${program}.`);
    expect(await readAll(text)).toMatchObject([
      {
        occurrenceId: 'u1',
        species: 'shorea robusta',
        latitude: 20.5,
        longitude: 84.2,
        uncertainty: 4.5,
        eventDate: '2024-03-12T10:15:00.000+05:30',
      },
    ]);
  });

  test('chooses none of several places of a form', () => {
    const terms = ['KEY', 'SubmissionDate', 'a-Latitude', 'a-Longitude', 'b-Latitude', 'species'];
    expect(() => occurrenceFields({ terms })).toThrow('no column decimalLatitude');
    expect(fieldsByName(terms, ['scientificName']).has('scientificName')).toBe(true);
  });
});
