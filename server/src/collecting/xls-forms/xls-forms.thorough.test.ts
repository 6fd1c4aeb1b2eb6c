import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { jest } from '@jest/globals';
import { installedPyxform, STAND_IN } from '../../../testing/forms/pyxform';
import { GROVE_SHEETS, type Sheets, withSheet, workbook } from '../../../testing/forms/xls-form';
import { inEnglish } from '../../platform/languages/sentence';
import { XLS_FORM_LIMITS } from './limits';
import { type Conversion, openXlsForms } from './xls-forms';

const limits = XLS_FORM_LIMITS;
const kept = { ...limits };
afterEach(() => void Object.assign(limits, kept));

const log = { info: jest.fn(), warn: jest.fn() };
const open = (command: readonly string[] | null) => openXlsForms(command, log as never);
const survey = GROVE_SHEETS.survey ?? [];
const settings = GROVE_SHEETS.settings ?? [];

/** Reference to a question in a workbook's formula. */
const answerTo = (name: string) => `$\{${name}}`;

const withId = (id: string): Sheets =>
  withSheet('settings', [
    ['form_title', 'form_id'],
    ['Trees', id],
  ]);
/** Folders of this process: other processes convert at the same time. */
const foldersLeft = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`aranya-xlsform-${process.pid}-`));

const pyxform = installedPyxform();
const CONVERTERS: [name: string, command: readonly string[]][] = [['the stand-in', STAND_IN]];
if (pyxform) CONVERTERS.push(['pyxform', pyxform]);
else console.info('pyxform is not installed: its stand-in alone is tested.');

/** Returns the first fault, in English. */
const saidIn = (conversion: Conversion | undefined) =>
  conversion && 'faults' in conversion && conversion.faults.kept[0]
    ? inEnglish(conversion.faults.kept[0].said)
    : '';

describe.each(CONVERTERS)('%s', (_, command) => {
  const xlsForms = open(command);
  const convert = async (sheets: Sheets, name = 'grove.xlsx') =>
    xlsForms.convert(await workbook(sheets), name);

  test('reports the converter as available', async () =>
    expect(await xlsForms.available()).toBe(true));

  test('converts a workbook and reports warnings with their rows', async () => {
    const before = foldersLeft();
    const converted = await convert(GROVE_SHEETS);
    if (!converted.xml) throw new Error(JSON.stringify(converted));
    const xml = Buffer.from(converted.xml).toString();
    expect(xml).toMatch(/id="grove_sheet" version="1"/);
    expect(xml).toContain('Girth in metres');
    expect(converted.itemsets).toBeNull();
    expect(converted.warnings.kept).toEqual([
      {
        line: null,
        said: { words: expect.stringMatching(/^Use the max-pixels/) },
        cell: { sheet: null, row: 5 },
      },
    ]);
    expect(foldersLeft()).toEqual(before);
  });

  test('uses the file’s name as the id if the workbook has none', async () => {
    const converted = await convert({ survey: [...survey.slice(0, 3)] }, '2 gröve ../x.xlsx');
    expect(Buffer.from(converted.xml ?? []).toString()).toMatch(/<data id="x"/);
    const numbered = await convert({ survey: [...survey.slice(0, 3)] }, '2 grove.xlsx');
    expect(Buffer.from(numbered.xml ?? []).toString()).toMatch(/<data id="form_2_grove"/);
  });

  test.each([
    ['with its row', [['text', '', 'X']], 6, /^Question or group with no name\.$/],
    [
      'without a place',
      [['no_such_type', 'x', 'X']],
      null,
      /^Unknown question type 'no_such_type'/,
    ],
  ])('reports a fault %s', async (_, rows, row, sentence) => {
    const refused = await convert(withSheet('survey', [...survey, ...rows]));
    expect(refused).toEqual({
      xml: null,
      faults: {
        count: 1,
        kept: [
          {
            line: null,
            said: { words: expect.stringMatching(sentence) },
            ...(row && { cell: { sheet: null, row } }),
          },
        ],
      },
    });
  });

  test('refuses a workbook without a survey', async () => {
    const refused = await convert({ settings });
    expect(refused).toMatchObject({
      faults: { kept: [{ said: { words: "You must have a sheet named 'survey'." } }] },
    });
  });

  test('returns external choices as a file', async () => {
    const converted = await convert({
      survey: [
        ['type', 'name', 'label', 'choice_filter'],
        ['text', 'district', 'District', ''],
        ['select_one_external blocks', 'block', 'Block', `district=${answerTo('district')}`],
      ],
      settings,
      external_choices: [
        ['list_name', 'name', 'label', 'district'],
        ['blocks', 'b1', 'Baripada', 'Mayurbhanj'],
      ],
    });
    if (!converted.xml) throw new Error(JSON.stringify(converted));
    expect(Buffer.from(converted.itemsets ?? []).toString()).toMatch(/"blocks","b1","Baripada"/);
  });
});

describe('converter with a fault', () => {
  const xlsForms = open(STAND_IN);
  const refusal = async (id: string) => xlsForms.convert(await workbook(withId(id)), 'grove.xlsx');

  test.each([
    ['crashes', /did not say why/],
    ['says_too_little', /did not say why/],
    ['talks', /did not say why/],
    ['grows', /^The form is larger than 5 MB when converted/],
  ])('reports the failure %s to the author and removes temporary files', async (id, sentence) => {
    const before = foldersLeft();
    const refused = await refusal(id);
    expect(saidIn(refused)).toMatch(sentence);
    expect(foldersLeft()).toEqual(before);
  });

  test('stops a converter that exceeds its time', async () => {
    Object.assign(limits, { timeMs: 3000 });
    const refused = await refusal('hangs');
    expect(saidIn(refused)).toMatch(/^pyxform took longer than/);
  });

  test('logs a crash', async () => {
    await refusal('crashes');
    expect(log.warn).toHaveBeenLastCalledWith(
      { exitCode: 1, said: expect.stringContaining('The stand-in broke down.') },
      'pyxform gave no answer',
    );
  });
});

test.each([[null], [['no-such-program-of-anybody']], [[process.execPath, 'no-such-file.mjs']]])(
  'says what to do without pyxform (%s)',
  async (command) => {
    log.info.mockClear();
    const xlsForms = open(command);
    expect(await xlsForms.available()).toBe(false);
    const refused = await xlsForms.convert(await workbook(GROVE_SHEETS), 'grove.xlsx');
    expect(saidIn(refused)).toMatch(/^XLSForm needs a converter that the operator installs/);
    expect(log.info.mock.calls).toEqual(
      command ? [[{ command }, expect.stringContaining('docs/operations')]] : [],
    );
  },
);

test('refuses workbooks while the queue is full', async () => {
  const xlsForms = open(null);
  const content = await workbook(GROVE_SHEETS);
  const all = Array.from({ length: limits.waiting + 1 }, () => xlsForms.convert(content, 'a.xlsx'));
  expect(saidIn((await Promise.all(all)).at(-1))).toMatch(/^Other XLSForms are being converted/);
});

describe('data that the converter does not get', () => {
  const why = async (content: Buffer) => {
    return saidIn(await open(STAND_IN).convert(content, 'grove.xlsx'));
  };

  test('refuses a workbook that unpacks to more than the limit', async () => {
    const bomb = { 'xl/media/image1.bin': Buffer.alloc(limits.unpackedBytes) };
    const content = await workbook(GROVE_SHEETS, bomb);
    expect(content.length).toBeLessThan(100_000);
    expect(await why(content)).toMatch(/^The workbook is larger than 20 MB when unpacked/);
  });

  test('refuses a workbook that states a smaller size than it has', async () => {
    const content = await workbook(GROVE_SHEETS, { 'xl/a.bin': Buffer.alloc(1_000_000) });
    // The size in the archive's directory.
    const stated = content.lastIndexOf(Buffer.from([0x40, 0x42, 0x0f, 0x00]));
    content.writeUInt32LE(10, stated);
    expect(await why(content)).toMatch(/^The workbook is damaged/);
  });

  test('refuses a ZIP that is no workbook, and a truncated workbook', async () => {
    const parts = Array.from({ length: limits.parts }, (_, i) => [`x${i}`, Buffer.alloc(0)]);
    expect(await why(await workbook(GROVE_SHEETS, Object.fromEntries(parts)))).toMatch(
      /^The workbook has more than 1,000 parts/,
    );
    const whole = await workbook(GROVE_SHEETS);
    expect(await why(whole.subarray(0, -30))).toMatch(/^The workbook is damaged or cut off/);
    expect(await why(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toMatch(/^This is a workbook of/);
    const other = Buffer.from(
      whole.toString('latin1').replaceAll('workbook.xml', 'wordbook.xml'),
      'latin1',
    );
    expect(await why(other)).toMatch(/^This is a ZIP file, but no workbook/);
  });
});
