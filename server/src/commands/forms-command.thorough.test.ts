import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestServer } from '../../testing';
import { STAND_IN } from '../../testing/forms/pyxform';
import { GROVE_SHEETS, withSheet, workbook } from '../../testing/forms/xls-form';
import { INSTITUTE_FORM } from '../../testing/institute-form';
import { form, formMedia } from '../collecting/tables';
import { formsCommand } from './forms-command';
import { UsageError } from './run-command';

describe('npm run forms', () => {
  const server = useTestServer({ environment: { ARANYA_PYXFORM_COMMAND: STAND_IN.join(' ') } });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forms-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const written = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await formsCommand(server.context, words, (line) => lines.push(line));
    return lines.join('\n');
  };
  const forms = () => server.context.database.db.select().from(form);

  test('checks a form, and publishes it with its files and warnings', async () => {
    const path = await written('grove.xml', INSTITUTE_FORM);
    const named = 'Trees of the temple grove (grove_trees, version 1)';
    expect(await run('check', path)).toBe(`${named} can be published.`);
    expect(await forms()).toEqual([]);
    const leaf = await written('leaf.png', 'a leaf');
    expect(await run('publish', path, leaf, '--open')).toBe(
      `Warning: ${path}: The form does not name the file “leaf.png”.\n${named} is published.`,
    );
    expect(await forms()).toMatchObject([{ xmlFormId: 'grove_trees', kind: 'open' }]);
    const media = await server.context.database.db.select().from(formMedia);
    expect(media.map(({ name }) => name)).toEqual(['leaf.png']);
  });

  test('refuses a form with faults and names file and line', async () => {
    const path = await written('broken.xml', INSTITUTE_FORM.replace('pi()', 'circle()'));
    await expect(run('publish', path)).rejects.toThrow(
      `Nothing was kept.\n${path}:22: The formula calculate = `,
    );
    const large = await written('large.xml', ' '.repeat(5_000_001));
    await expect(run('publish', large)).rejects.toThrow(`${large} is larger than 5 MB.`);
  });

  test('converts a workbook; messages name its rows', async () => {
    const path = await written('sheet.xlsx', await workbook(GROVE_SHEETS));
    expect(await run('check', path)).toMatch(
      /sheet\.xlsx, row 5: Use the max-pixels .*\nTrees of the temple grove \(grove_sheet, version 1\) can be published\.$/,
    );
    const nameless = withSheet('survey', [...(GROVE_SHEETS.survey ?? []), ['text', '', 'X']]);
    const broken = await written('broken.xlsx', await workbook(nameless));
    await expect(run('publish', broken)).rejects.toThrow(
      `Nothing was kept.\n${broken}, row 6: Question or group with no name.`,
    );
  });

  test('refuses two files with the same name', async () => {
    const path = await written('grove.xml', INSTITUTE_FORM);
    const leaf = await written('leaf.png', 'a leaf');
    const twin = join(folder, 'other', 'leaf.png');
    await expect(run('publish', path, leaf, twin)).rejects.toThrow(
      `${leaf} and ${twin} have one name. Give one of them another.`,
    );
  });

  test('prints the usage for unknown arguments', async () => {
    for (const words of [[], ['publish'], ['draw', 'x.xml']]) {
      await expect(formsCommand(server.context, words)).rejects.toThrow(UsageError);
    }
  });
});
