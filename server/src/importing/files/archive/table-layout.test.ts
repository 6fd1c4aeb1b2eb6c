import { useSourceFolder } from '../../../../testing/importing/source-file';
import { metaXml, writeZip } from '../../../../testing/importing/write-archive';
import { openArchive } from './archive-table';
import { lineEndsOf } from './table-layout';

const TERMS = ['occurrenceID', 'scientificName', 'decimalLatitude', 'decimalLongitude'];
const ROWS = ['id\tname\tlat\tlon', '1\tShorea robusta\t20.5\t84.2', '2\tSal\t21\t85', ''];

const folder = useSourceFolder();

async function namesIn(files: Readonly<Record<string, string>>) {
  const path = folder.pathOf('archive.zip');
  await writeZip(path, files);
  const table = await openArchive(path);
  const names = [];
  for await (const batch of table.batches()) names.push(...batch.map(({ fields }) => fields[1]));
  await table.close();
  return names;
}

test.each([
  ['\\r\\n', '\n'],
  ['\\n', '\r\n'],
  ['\\n', '\r'],
  ['\\r', '\r\n'],
  ['\\r', '\n'],
])(
  'reads the line ends of the file where meta.xml says %j and the file has %j',
  async (stated, has) => {
    const attributes = { linesTerminatedBy: stated };
    const files = {
      'meta.xml': metaXml({ terms: TERMS, attributes }),
      'occurrence.txt': ROWS.join(has),
    };
    expect(await namesIn(files)).toEqual(['Shorea robusta', 'Sal']);
  },
);

test('reads attributes in any letter case, and the separator that the file has', async () => {
  const meta = metaXml({ terms: TERMS }).replace(
    /rowType|fieldsTerminatedBy|ignoreHeaderLines/g,
    (name) => name.toLowerCase(),
  );
  expect(await namesIn({ 'meta.xml': meta, 'occurrence.txt': ROWS.join('\n') })).toHaveLength(2);
  const files = { 'meta.xml': meta, 'occurrence.txt': ROWS.join('\n').replaceAll('\t', ',') };
  expect(await namesIn(files)).toEqual(['Shorea robusta', 'Sal']);
});

test('retains a stated line end that the file contains, beside others inside texts', () => {
  expect(lineEndsOf('a\tone\ntwo\r\n', '\r\n')).toEqual(['\r\n']);
});

test('reads names of files, terms and rows in another letter case', async () => {
  const terms = TERMS.map((term) => term.toUpperCase());
  const files = {
    'META.XML': metaXml({ terms, rowType: 'OCCURRENCE', location: 'Occurrence.TXT' }),
    'occurrence.txt': ROWS.join('\n'),
  };
  expect(await namesIn(files)).toEqual(['Shorea robusta', 'Sal']);
});

const HEADED = [TERMS.join('\t'), ...ROWS.slice(1)];

test.each([
  ['reads no header as a record where meta.xml counts none', '0', HEADED],
  ['loses no record where meta.xml counts a header that is not there', '1', HEADED.slice(1)],
  ['skips a header with other names where meta.xml counts it', '1', ROWS],
  ['skips title lines that meta.xml counts', '2', ['Trees of 2024', ...HEADED]],
])('%s', async (_, ignoreHeaderLines, rows) => {
  const files = {
    'meta.xml': metaXml({ terms: TERMS, attributes: { ignoreHeaderLines } }),
    'occurrence.txt': rows.join('\n'),
  };
  expect(await namesIn(files)).toEqual(['Shorea robusta', 'Sal']);
});
