import fc from 'fast-check';
import { csvLine } from './write-csv';

/** Reads one line as RFC 4180 says, for the comparison. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
  }
  return cells;
}

test('writes texts, numbers, dates and empty cells', () => {
  const moment = new Date('2026-07-15T04:30:00Z');
  expect(csvLine(['ଆଶା ମାଝୀ', 12, true, moment, null, 'a "b", c'])).toBe(
    'ଆଶା ମାଝୀ,12,true,2026-07-15T04:30:00.000Z,,"a ""b"", c"\r\n',
  );
});

test.each([
  '=1+1',
  '+4915112345',
  '-2',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '＝1+1',
  '＋1',
  '－2',
  '＠SUM(A1)',
])('prevents a spreadsheet from running %j', (text) => {
  expect(readLine(csvLine([text]))).toEqual([`'${text}`]);
});

test('writes a negative number as a number', () => {
  expect(csvLine([-21.5])).toBe('-21.5\r\n');
});

test('preserves any text in one cell and never writes a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const read = readLine(csvLine(texts));
      expect(read.map((text, at) => (texts[at] === text ? text : text.slice(1)))).toEqual(texts);
      expect(read.filter((text) => /^[=+\-@\t\r＝＋－＠]/.test(text))).toEqual([]);
    }),
  );
});
