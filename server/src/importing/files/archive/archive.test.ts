import { open, readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { useSourceFolder } from '../../../../testing/importing/source-file';
import { type MetaTable, metaXml, writeZip } from '../../../../testing/importing/write-archive';
import { fieldsByName, type SourceRecord } from '../source/record-table';
import { openArchive } from './archive-table';
import { readMetaFile, unescaped } from './meta-file';

const TERMS = ['occurrenceID', 'scientificName', 'decimalLatitude', 'decimalLongitude'];
const LINES = 'id\tname\tlat\tlon\n1\tShorea robusta\t20.5\t84.2\n2\t"Sal\t21\t85\n';

describe('Darwin Core Archive', () => {
  const folder = useSourceFolder();
  const archive = async (
    files: Readonly<Record<string, string | Iterable<string>>>,
    options?: { forceZip64Format: boolean },
  ) => {
    const path = folder.pathOf('archive.zip');
    await writeZip(path, files, options);
    return path;
  };
  const read = async (path: string) => {
    const table = await openArchive(path);
    try {
      const fields = fieldsByName(table.terms, [...TERMS, 'geodeticDatum', 'eventDate']);
      const records: SourceRecord[] = [];
      for await (const batch of table.batches()) records.push(...batch);
      expect(table.bytesRead()).toBe(table.bytesTotal);
      return records.map((record) => ({ of: fields.of(record), record }));
    } finally {
      await table.close();
    }
  };
  const readFiles = async (
    files: Readonly<Record<string, string>>,
    options?: { forceZip64Format: boolean },
  ) => read(await archive(files, options));

  test('reads an archive as its description says, including default values', async () => {
    const core = { terms: TERMS, defaults: { geodeticDatum: 'WGS84' } };
    const [first, second] = await readFiles({ 'meta.xml': metaXml(core), 'occurrence.txt': LINES });
    expect(first?.record.id).toBe('1');
    expect(first?.of('scientificName')).toBe('Shorea robusta');
    expect(first?.of('decimalLongitude')).toBe('84.2');
    expect(first?.of('geodeticDatum')).toBe('WGS84');
    expect(second?.of('scientificName')).toBe('"Sal');
  });

  test('accepts zip64, files in a folder, and entry names that leave the archive', async () => {
    const files = {
      'set/meta.xml': metaXml({ terms: TERMS }),
      'set/occurrence.txt': LINES,
      'set/__/__/meta.xml': '<nonsense/>',
    };
    const path = await archive(files, { forceZip64Format: true });
    const bytes = await readFile(path);
    // The zip library refuses to write such names, so the test builds the bytes itself.
    const astray = Buffer.from(
      bytes.toString('latin1').replaceAll('set/__/__/', 'set/../../'),
      'latin1',
    );
    await writeFile(path, astray);
    expect(await read(path)).toHaveLength(2);
  });

  test('copies the values of events to their occurrences', async () => {
    const core: MetaTable = {
      rowType: 'Event',
      location: 'event.txt',
      terms: ['eventID', 'decimalLatitude', 'decimalLongitude', 'eventDate'],
    };
    const extension: MetaTable = {
      terms: ['eventID', 'occurrenceID', 'scientificName', 'eventDate'],
    };
    const [own, inherited, lost] = await readFiles({
      'meta.xml': metaXml(core, [extension]),
      'event.txt': 'h\nE1\t20.5\t84.2\t2024-03\n',
      'occurrence.txt': 'h\nE1\to1\tA b\t2024-03-12\nE1\to2\tC d\t\nE9\to3\tE f\t\n',
    });
    expect(own?.of('eventDate')).toBe('2024-03-12');
    expect(inherited?.of('eventDate')).toBe('2024-03');
    expect(inherited?.of('decimalLatitude')).toBe('20.5');
    expect(inherited?.of('occurrenceID')).toBe('o2');
    expect(lost?.record.fault).toBe('no_event');
  });

  test('reads the column names from the header when meta.xml is missing', async () => {
    const [first] = await readFiles({ 'data.csv': 'scientificName,eventDate\nA b,2024\n' });
    expect(first?.of('eventDate')).toBe('2024');
  });

  const meta = metaXml({ terms: TERMS });
  test.each([
    ['two tables and no description', { 'a.csv': 'x', 'b.csv': 'y' }, /no meta\.xml/],
    ['an Excel workbook', { '[Content_Types].xml': '<a/>', 'xl/a.xml': '' }, /no \.xlsx workbook/],
    ['a table that is not there', { 'meta.xml': meta }, /names the file occurrence\.txt/],
    [
      'a checklist',
      { 'meta.xml': metaXml({ terms: TERMS, rowType: 'Taxon' }), 'occurrence.txt': '' },
      /checklist of species without places/,
    ],
    [
      'events alone',
      { 'meta.xml': metaXml({ terms: TERMS, rowType: 'Event' }), 'occurrence.txt': '' },
      /events without occurrences/,
    ],
    [
      'another core',
      { 'meta.xml': metaXml({ terms: [], rowType: 'Agent' }) },
      /The core of the archive is Agent/,
    ],
    [
      'a broken description',
      { 'meta.xml': '<archive><core>' },
      /meta\.xml of the archive cannot be read/,
    ],
    [
      'an entity bomb',
      { 'meta.xml': '<!DOCTYPE a [<!ENTITY x "xx">]><archive>&x;</archive>' },
      /document type declaration/,
    ],
  ])('refuses %s with a sentence', async (_, files, sentence) => {
    await expect(readFiles(files as Record<string, string>)).rejects.toThrow(sentence);
  });

  test('refuses a table that unpacks to hundreds of times its size', async () => {
    const zeros = (function* () {
      for (let piece = 0; piece < 110; piece++) yield '0'.repeat(1_000_000);
    })();
    const path = await archive({ 'meta.xml': meta, 'occurrence.txt': zeros });
    await expect(read(path)).rejects.toThrow(/unpacks to more than 300 times its size/);
  });

  test('refuses an archive with too many files', async () => {
    const files = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}.txt`, '']));
    await expect(readFiles(files)).rejects.toThrow(/more than 1,000 files/);
  });

  test('reports a truncated archive as damaged', async () => {
    const path = await archive({ 'meta.xml': meta, 'occurrence.txt': LINES });
    const bytes = await readFile(path);
    const file = await open(path, 'r+');
    await file.truncate(bytes.length - 30);
    await file.close();
    await expect(read(path)).rejects.toThrow(/damaged or cut off/);
  });
});

describe('meta.xml', () => {
  test('reads escape sequences of two characters', () => {
    expect(unescaped('\\t')).toBe('\t');
    expect(unescaped('\\r\\n')).toBe('\r\n');
    expect(unescaped('\\\\')).toBe('\\');
    expect(unescaped('|')).toBe('|');
  });

  test('returns the table of a written archive', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('\\t', ',', ';', '|'),
        fc.constantFrom('', '"', "'"),
        fc.nat(20),
        fc.array(fc.constantFrom(...TERMS, 'eventDate', 'year'), { maxLength: 6 }),
        (delimiter, quote, skip, terms) => {
          const attributes = {
            fieldsTerminatedBy: delimiter,
            fieldsEnclosedBy: quote,
            ignoreHeaderLines: String(skip),
          };
          const { core } = readMetaFile(Buffer.from(metaXml({ terms, attributes })));
          expect(core).toMatchObject({
            rowType: 'Occurrence',
            delimiter: unescaped(delimiter),
            quote: quote || null,
            lineEnd: '\n',
            skipLines: skip,
            idColumn: 0,
          });
          expect(core.columns.map(({ term }) => term)).toEqual(terms);
        },
      ),
    );
  });

  test('reads any content or refuses it with a sentence', () => {
    const text = fc.string().map((one) => one.replaceAll(/[<>&"\p{Cc}]/gu, ''));
    fc.assert(
      fc.property(text, text, text, (delimiter, skip, location) => {
        const attributes = { fieldsTerminatedBy: delimiter, ignoreHeaderLines: skip };
        const xml = metaXml({ terms: TERMS, location, attributes });
        try {
          readMetaFile(Buffer.from(xml));
        } catch (error) {
          expect((error as Error).name).toBe('FileRefused');
        }
      }),
    );
  });
});
