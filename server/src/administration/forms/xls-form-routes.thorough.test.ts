import type {
  DraftUploadAnswer,
  FormConverterAnswer,
  FormUploadAnswer,
} from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { STAND_IN } from '../../../testing/forms/pyxform';
import { GROVE_SHEETS, type Sheets, withSheet, workbook } from '../../../testing/forms/xls-form';
import { formDraftMedia } from '../../collecting/forms/drafts/tables';
import { formMedia, formVersion } from '../../collecting/tables';

const API = '/api/aranya/administration';
const survey = GROVE_SHEETS.survey ?? [];

const withChoices = (id: string): Sheets => ({
  survey: [...survey, ['select_one_external blocks', 'block', 'Block']],
  settings: [
    ['form_title', 'form_id', 'version'],
    ['Trees of the blocks', id, '1'],
  ],
  external_choices: [
    ['list_name', 'name', 'label'],
    ['blocks', 'b1', 'Baripada'],
  ],
});

describe('XLSForm', () => {
  const server = useTestServer({ environment: { ARANYA_PYXFORM_COMMAND: STAND_IN.join(' ') } });
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  async function give<Answer = FormUploadAnswer>(
    content: Buffer,
    path = '/forms',
    media: File[] = [],
    language = '',
  ): Promise<Answer> {
    const parts = new FormData();
    parts.set('form', new Blob([new Uint8Array(content)]), 'grove.xlsx');
    for (const file of media) parts.append('media', file);
    const body = new Response(parts);
    const type = body.headers.get('content-type') ?? '';
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API}${path}`,
      headers: { ...administrator.headers, 'content-type': type, 'accept-language': language },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  }
  const database = () => server.context.database.db;
  const versions = () => database().select().from(formVersion);

  test('reports XLSForms as supported', async () => {
    const { headers } = administrator;
    const answer = await server.app.inject({ url: `${API}/form-converter`, headers });
    expect(answer.json<FormConverterAnswer>()).toEqual({ xlsForms: true });
  });

  test('refuses a faulty XLSForm with its row, and stores nothing', async () => {
    const content = await workbook(withSheet('survey', [...survey, ['text', '', 'X']]));
    const { status, understood, faults } = await give(content);
    expect([status, understood, faults.count]).toEqual(['refused', null, 1]);
    expect(faults.kept).toEqual([
      {
        line: null,
        sentence: 'Question or group with no name.',
        language: 'en',
        cell: { sheet: null, row: 6 },
      },
    ]);
    expect(await versions()).toEqual([]);
  });

  test('reports a conversion error without a line of the generated XML', async () => {
    const formula = ['calculate', 'area', '', 'circle(1)'];
    const rows = [['type', 'name', 'label', 'calculation'], ...survey.slice(1), formula];
    const { status, faults } = await give(await workbook(withSheet('survey', rows)));
    expect(status).toBe('refused');
    expect(faults.kept).toEqual([
      { line: null, sentence: expect.stringContaining('calls “circle”'), language: 'en' },
    ]);
    expect(await versions()).toEqual([]);
  });

  test("checks an XLSForm in the page's language", async () => {
    const formula = ['calculate', 'area', '', 'circle(1)'];
    const rows = [['type', 'name', 'label', 'calculation'], ...survey.slice(1), formula];
    const content = await workbook(withSheet('survey', rows));
    for (const [asked, language, wrong] of [
      ['hi', 'hi', 'सूत्र calculate = “circle(1)” में “circle” है, जिसे ODK Collect नहीं जानता।'],
      ['or-IN,hi;q=0.5', 'or', expect.stringMatching(/^ସୂତ୍ର calculate = “circle\(1\)” ରେ/)],
      ['ta', 'en', expect.stringMatching(/^The formula calculate = /)],
    ] as const) {
      const { faults, warnings } = await give(content, '/forms?check=yes', [], asked);
      expect(faults.kept).toEqual([{ line: null, sentence: wrong, language }]);
      expect(warnings.kept[0]).toMatchObject({
        sentence: expect.stringMatching(/^Use the max-pixels/),
        language: 'en',
      });
    }
    const { report } = await give<DraftUploadAnswer>(content, '/form-drafts', [], 'hi');
    expect(report.faults.kept[0]?.language).toBe('hi');
  });

  test('checks an XLSForm, then publishes it as an XForm with rows in its warnings', async () => {
    const content = await workbook(GROVE_SHEETS);
    const checked = await give(content, '/forms?check=yes');
    expect(checked).toMatchObject({ status: 'checked', understood: { formId: 'grove_sheet' } });
    expect(checked.understood?.onMap).toBe(true);
    expect(checked.warnings.kept).toEqual([
      {
        line: null,
        sentence: expect.stringMatching(/^Use the max-pixels/),
        language: 'en',
        cell: { sheet: null, row: 5 },
      },
    ]);
    expect(await versions()).toEqual([]);
    expect(await give(content)).toMatchObject({ status: 'published', id: expect.any(Number) });
    const [version] = await versions();
    expect(version).toMatchObject({ version: '1', title: 'Trees of the temple grove' });
    expect(Buffer.from(version?.xml ?? []).toString()).toMatch(/^<\?xml[\s\S]*Girth in metres/);
    // The same workbook gives the same form.
    expect(await give(content)).toMatchObject({ status: 'published' });
    expect(await versions()).toHaveLength(1);
    const changed = withSheet('survey', survey.slice(0, 3));
    const again = await give(await workbook(changed));
    expect(again.faults.kept[0]?.sentence).toMatch(/was published before with other content/);
  });

  test('stores external choices as a file, also for a draft', async () => {
    const { id, report } = await give<DraftUploadAnswer>(
      await workbook(withChoices('blocks_draft')),
      '/form-drafts',
    );
    expect([id, report.status]).toEqual([expect.any(Number), 'checked']);
    expect(await database().select().from(formDraftMedia)).toMatchObject([
      { name: 'itemsets.csv' },
    ]);
    const content = await workbook(withChoices('blocks'));
    expect(await give(content)).toMatchObject({ status: 'published' });
    const media = await database().select().from(formMedia);
    expect(media).toMatchObject([{ name: 'itemsets.csv', sha256: expect.any(String) }]);
    const two = await give(content, '/forms', [new File(['list_name'], 'itemsets.csv')]);
    expect(two.faults.kept[0]?.sentence).toMatch(/^itemsets.csv is made from the sheet/);
  });
});

describe('XLSForm without pyxform', () => {
  const server = useTestServer({ environment: { ARANYA_PYXFORM_COMMAND: 'off' } });

  test('reports XLSForms as unsupported in advance', async () => {
    const { headers } = await signedInPerson(server, { isAdministrator: true });
    const answer = await server.app.inject({ url: `${API}/form-converter`, headers });
    expect(answer.json<FormConverterAnswer>()).toEqual({ xlsForms: false });
  });
});
