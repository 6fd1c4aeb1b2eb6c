import { Readable } from 'node:stream';
import fc from 'fast-check';
import { useSourceFolder } from '../../../../testing/importing/source-file';
import { openCsv } from './csv-table';
import { readRows } from './read-rows';
import { recogniseDialect } from './recognise-dialect';

const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

async function rowsOf(text: string | Buffer, options = {}, pieces = 7): Promise<string[][]> {
  const rows: string[][] = [];
  const format = { delimiter: ',', quote: '"', encoding: 'utf-8', ...options };
  for await (const row of readRows(inPieces(Buffer.from(text), pieces), format)) rows.push(row);
  return rows;
}

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

describe('rows of delimited text', () => {
  test('returns quoted text unchanged, however the bytes are split', async () => {
    const field = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((one) => one.replaceAll('\0', ''));
    const row = fc.array(field, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 40 }),
        async (rows, delimiter, lineEnd, pieces) => {
          const text = rows.map((one) => one.map(quoted).join(delimiter)).join(lineEnd);
          const format = { delimiter, lineEnds: [lineEnd] };
          expect(await rowsOf(`${text}${lineEnd}`, format, pieces)).toEqual(rows);
        },
      ),
    );
  });

  test('reads a quotation mark inside an unquoted field as a character', async () => {
    expect(await rowsOf('a,5" stem\n')).toEqual([['a', '5" stem']]);
    expect(await rowsOf('a\t"b\nc\td"\n', { delimiter: '\t', quote: null })).toEqual([
      ['a', '"b'],
      ['c', 'd"'],
    ]);
  });

  test('refuses bytes that are invalid in the encoding, and reads other encodings', async () => {
    const latin = Buffer.from('a,Bäume\n', 'latin1');
    await expect(rowsOf(latin)).rejects.toThrow(/not UTF-8 text\. Save it as UTF-8/);
    expect(await rowsOf(latin, { encoding: 'windows-1252' })).toEqual([['a', 'Bäume']]);
    await expect(rowsOf('a', { encoding: 'klingon' })).rejects.toThrow(/klingon is not known/);
  });

  test('reports a quotation mark that is never closed, without reading the file into memory', async () => {
    const endless = Readable.from(
      (function* () {
        yield Buffer.from('a,"b');
        for (let piece = 0; piece < 4_000; piece++) yield Buffer.alloc(1_000, 'x');
      })(),
    );
    const read = async () => {
      for await (const _ of readRows(endless, { delimiter: ',', quote: '"', encoding: 'utf-8' }));
    };
    await expect(read()).rejects.toThrow(/opened and not closed/);
  });
});

test.each([
  ['a,b,c\n1;2,3,4', ','],
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\n', '\t'],
  ['a|b|c', '|'],
  ['"x,y,z";b\n', ';'],
])('finds the separator of %p: %p', (text, delimiter) => {
  expect(recogniseDialect(text)).toEqual({ delimiter, quote: '"' });
});

test('reads quotation marks in a GBIF download as characters', () => {
  expect(recogniseDialect('gbifID\tscientificName\n')).toEqual({ delimiter: '\t', quote: null });
});

describe('table with a header', () => {
  const folder = useSourceFolder();
  const read = async (content: string | Buffer, encoding?: string) => {
    const { path } = await folder.source(content);
    const table = await openCsv(path, encoding, ['scientificName', 'decimalLatitude']);
    const records = [];
    for await (const batch of table.batches()) records.push(...batch);
    expect(table.bytesRead()).toBe(table.bytesTotal);
    return { terms: table.terms, records };
  };

  test.each([
    ['in plain text', Buffer.from('a,b\n1, 2 \n')],
    ['with a byte order mark', Buffer.from('\uFEFFa,b\n1, 2 \n')],
    ['with both line ends', Buffer.from('a,b\r\n"1",2\n\n')],
    ['as UTF-16 without a byte order mark', Buffer.from('a,b\n1, 2 \n', 'utf16le')],
    ['as UTF-16', Buffer.from('\uFEFFa,b\n1, 2 \n', 'utf16le')],
    ['with Windows line ends', Buffer.from('a,b\r\n1,2\r\n\r\n')],
  ])('reads a table %s', async (_, content) => {
    expect(await read(content)).toEqual({
      terms: ['a', 'b'],
      records: [{ fields: ['1', '2'], complete: true }],
    });
  });

  test('fills rows that a spreadsheet cut short and marks rows with too many texts', async () => {
    const { records } = await read('a,b\n1\n1,2,,\n1,2,3\n');
    expect(records.map(({ fields, complete }) => [fields.length, complete])).toEqual([
      [2, true],
      [2, true],
      [3, false],
    ]);
  });

  test('marks a last row that ends before its line', async () => {
    const { records } = await read('a,b,c\n1,2\n1,2');
    expect(records.map(({ complete }) => complete)).toEqual([true, false]);
  });

  test.each([
    ['sep=;\r\na;b\r\n1;2,5\r\n', ['1', '2,5']],
    ['Survey, Angul\nscientificName;decimalLatitude\nSal;20,5\n', ['Sal', '20,5']],
    ['Survey\n\n,,\na,b,c\n1,2,3\n', ['1', '2', '3']],
  ])('finds the header of %j', async (content, fields) => {
    const { records } = await read(content);
    expect(records.map((record) => record.fields)).toEqual([fields]);
  });
});
