import { BROKEN_FORMS, INSTITUTE_FORM } from '../../../../testing/institute-form';
import { testForm } from '../../../../testing/odk-conformance/test-forms';
import { inEnglish, sayIn } from '../../../platform/languages/sentence';
import { readTranslations } from '../../../platform/languages/translations';
import type { FindingList } from '../../form-finding';
import { packagedForms } from '../packaged-forms';
import { checkXForm } from './check-xform';

const check = (xml: string, given: string[] = []) => checkXForm(Buffer.from(xml), new Set(given));
const saidOf = ({ kept }: FindingList) => kept.map(({ said }) => inEnglish(said));
const TRANSLATIONS = readTranslations();

describe('checkXForm', () => {
  test('describes the contents of the form', async () => {
    const { understood, faults, warnings } = await check(INSTITUTE_FORM);
    expect([faults.kept, warnings.kept]).toEqual([[], []]);
    expect(understood).toMatchObject({
      xform: { formId: 'grove_trees', version: '1', title: 'Trees of the temple grove' },
      languages: ['English (en)', 'ଓଡ଼ିଆ (or)'],
      questionCount: 4,
    });
    expect(understood?.questions).toEqual([
      { path: 'species', type: 'string', label: 'Which tree is it?' },
      { path: 'girth', type: 'decimal', label: 'Girth in metres' },
      { path: 'location', type: 'geopoint', label: 'Where it stands' },
      { path: 'plot/photo', type: 'binary', label: 'Photo' },
    ]);
  });

  test.each([
    ['caf\u00e9.png', 'cafe\u0301.png'],
    ['\u095eol.png', '\u092b\u093col.png'],
    ['\u0b5col.png', '\u0b21\u0b3col.png'],
  ])('accepts a file %s that was uploaded as %s', async (named, given) => {
    const { faults, warnings } = await check(testForm({ id: 'shown', media: [named] }), [given]);
    expect(saidOf(faults).filter((one) => one.includes('file'))).toEqual([]);
    expect(saidOf(warnings).filter((one) => one.includes('file'))).toEqual([]);
  });

  test.each(BROKEN_FORMS)('refuses a form %s', async (_kind, xml, line, sentence) => {
    const { faults } = await check(xml);
    expect(faults.kept).toMatchObject([{ line }]);
    expect(saidOf(faults)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each(BROKEN_FORMS)('reports faults in Hindi and Odia: a form %s', async (_kind, xml) => {
    const said = (await check(xml)).faults.kept.map((one) => one.said);
    for (const [language, letters] of [
      ['hi', /^[^{}]*\p{Script=Devanagari}[^{}]*$/u],
      ['or', /^[^{}]*\p{Script=Oriya}[^{}]*$/u],
    ] as const) {
      expect(said.map((one) => sayIn(one, language, TRANSLATIONS))).toEqual([
        expect.objectContaining({ language, sentence: expect.stringMatching(letters) }),
      ]);
    }
  });

  test('warns of formulas with unknown questions and of files that the form does not name', async () => {
    const { faults, warnings } = await check(
      INSTITUTE_FORM.replace('* /data/girth', '* /data/height'),
      ['leaf.png'],
    );
    expect(faults.count).toBe(0);
    expect(warnings.kept.map(({ line }) => line)).toEqual([22, null]);
    expect(saidOf(warnings).join(' ')).toMatch(
      /“\/data\/height”, which the form does not have.*does not name the file “leaf.png”/,
    );
  });

  test('accepts attributes of entities and warns of those of missing elements', async () => {
    const entity = INSTITUTE_FORM.replace(
      '</orx:meta>',
      '<entity dataset="trees" create="1" id=""><label/></entity></orx:meta>',
    ).replace(
      '<bind ',
      '<bind nodeset="/data/meta/entity/@id" type="string" readonly="true()"/><bind ',
    );
    expect((await check(entity)).faults.kept).toEqual([]);
    const elsewhere = await check(entity.replace('meta/entity/@id', 'meta/thing/@id'));
    expect(saidOf(elsewhere.warnings)).toEqual([expect.stringContaining('“/data/meta/thing/@id”')]);
  });

  test.each([
    [
      'a bind of nothing',
      ['nodeset="/data/girth"', 'nodeset="/data/height"'],
      21,
      /A bind is about “\/data\/height”/,
    ],
    [
      'a question twice',
      ['<girth/>', '<girth/><species/>'],
      15,
      /Two elements of the record are called/,
    ],
    ['a body without questions', [/(<h:body>).*(<\/h:body>)/s, '$1$2'], 27, /asks nothing/],
  ] as const)(
    'accepts a form with %s, as ODK Collect does, and warns',
    async (_, [from, to], line, sentence) => {
      const { faults, warnings } = await check(INSTITUTE_FORM.replace(from, to));
      expect(saidOf(faults)).toEqual([]);
      expect(warnings.kept).toMatchObject([{ line }]);
      expect(saidOf(warnings)).toEqual([expect.stringMatching(sentence)]);
    },
  );

  test('warns that phones show “-” for a language without texts', async () => {
    const untranslated = `<translation lang="default">
      <text id="species"><value>-</value></text><text id="dash"><value>-</value></text></translation>`;
    const form = INSTITUTE_FORM.replace('<itext>', `<itext>${untranslated}`);
    const { faults, warnings } = await check(form);
    expect(faults.kept).toEqual([]);
    expect(saidOf(warnings)).toEqual([
      'Phones show “-” where the language “default” has no text (1 in all). Write the texts, or give each column of texts a language.',
    ]);
    expect(warnings.kept).toMatchObject([{ line: 7 }]);
  });

  test('accepts the alternative function names of JavaRosa', async () => {
    const form = INSTITUTE_FORM.replace(
      '<bind ',
      `<bind nodeset="/data/meta" relevant="is-selected(/data/species, 'sal') or enclosed-area(/data/location) > 1"/><bind `,
    );
    expect((await check(form)).faults.kept).toEqual([]);
  });

  // Such paths took 80 seconds when each step processed all steps before it.
  test('reads the longest possible paths', async () => {
    const far = `/data/${'x'.repeat(400_000)}${'/b/..'.repeat(80_000)}`;
    const { faults, warnings } = await check(
      INSTITUTE_FORM.replace('<bind ', `<bind nodeset="${far}"/><bind `),
    );
    expect(saidOf(faults)).toEqual([expect.stringContaining('has more than')]);
    expect(saidOf(warnings)).toEqual([expect.stringContaining('does not have')]);
    const formula = 'a/'.repeat(160_000);
    await check(
      INSTITUTE_FORM.replace('<bind ', `<bind nodeset="/data" calculate="${formula}a"/><bind `),
    );
  });

  test('accepts relative references and the packaged forms', async () => {
    expect((await check(testForm({ id: 'f' }).replaceAll('"/data/', '"'))).faults.kept).toEqual([]);
    for await (const { xml, media, formId } of packagedForms()) {
      const { faults, warnings } = await checkXForm(xml, new Set(media.keys()));
      expect([formId, faults.kept, warnings.kept]).toEqual([formId, [], []]);
    }
  });
});
