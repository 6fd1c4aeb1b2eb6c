import { jest } from '@jest/globals';
import { useSourceFolder } from '../../../../testing/importing/source-file';
import {
  type SheetOfCells,
  writeOds,
  writeXlsx,
} from '../../../../testing/importing/write-workbook';
import { LIMITS } from '../../../platform/configuration/limits';
import { openList } from '../source/open-list';
import { openSource } from '../source/open-source';

const NAMES = ['scientificName', 'decimalLatitude', 'decimalLongitude', 'eventDate'];
/** The day 2024-03-12 in Excel. */
const DAY = { day: 45363 };

const trees: SheetOfCells = {
  name: 'Trees',
  rows: [
    ['Survey of Angul'],
    [...NAMES, 'code'],
    ['Shorea robusta', 20.5125, 84.25, DAY, '007'],
    [],
    ['Sal & <co>', "20°30'N", '84,25', '12/03/2024', null],
  ],
};
const notes: SheetOfCells = { name: 'Notes', rows: [['Counted by all']] };

const folder = useSourceFolder();

async function rowsOf(path: string) {
  const table = await openSource(path, NAMES);
  try {
    const records = [];
    for await (const batch of table.batches()) records.push(...batch);
    return { terms: table.terms, rows: records.map(({ fields }) => fields) };
  } finally {
    await table.close();
  }
}

test.each([
  ['Excel', 'a.xlsx', writeXlsx],
  ['LibreOffice', 'a.ods', writeOds],
])('reads the sheet with the records of a workbook of %s', async (_, name, write) => {
  const path = folder.pathOf(name);
  await write(path, [notes, trees]);
  expect(await rowsOf(path)).toEqual({
    terms: [...NAMES, 'code'],
    rows: [
      ['Shorea robusta', '20.5125', '84.25', expect.stringMatching(/^2024.03.12$/), '007'],
      ['Sal & <co>', "20°30'N", '84,25', '12/03/2024', ''],
    ],
  });
});

test('reads a list from a workbook', async () => {
  const path = folder.pathOf('list.xlsx');
  await writeXlsx(path, [trees]);
  const list = await openList(path, ['scientificName'], ['scientificName']);
  const names = [];
  if (list.kind === 'csv')
    for await (const field of list.records) names.push(field('scientificName'));
  expect(names).toEqual(['Shorea robusta', 'Sal & <co>']);
});

test('refuses workbooks that would be misread, with a sentence', async () => {
  const several = folder.pathOf('several.xlsx');
  await writeXlsx(several, [trees, { ...trees, name: 'More' }]);
  await expect(rowsOf(several)).rejects.toThrow(
    'Several sheets of the workbook could be meant: Trees, More. Save the right one alone.',
  );
  const old = folder.pathOf('old.xlsx');
  await writeXlsx(old, [trees], { from1904: true });
  await expect(rowsOf(old)).rejects.toThrow('The workbook counts its days from 1904');
  const limit = jest.replaceProperty(
    LIMITS.dataImport as { workbookBytes: number },
    'workbookBytes',
    1_000,
  );
  await expect(rowsOf(several)).rejects.toThrow('unpacks to more than 1,000 bytes');
  limit.restore();
});
