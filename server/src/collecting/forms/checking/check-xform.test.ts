import { BROKEN_FORMS, INSTITUTE_FORM } from '../../../../testing/institute-form';
import { testForm } from '../../../../testing/odk-conformance/test-forms';
import { inEnglish, sayIn } from '../../../platform/languages/sentence';
import { readTranslations } from '../../../platform/languages/translations';
import type { FindingList } from '../../form-findings/finding';
import { packagedForms } from '../packaged-forms';
import { checkXForm } from './check-xform';

const check = (xml: string, given: string[] = []) => checkXForm(Buffer.from(xml), new Set(given));
const saidOf = ({ kept }: FindingList) => kept.map(({ said }) => inEnglish(said));
const TRANSLATIONS = readTranslations();

describe('checkXForm', () => {
  test('describes the form that it read', () => {
    const { understood, faults, warnings } = check(INSTITUTE_FORM);
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
  ])('accepts a file %s that was uploaded as %s', (named, given) => {
    const { faults, warnings } = check(testForm({ id: 'shown', media: [named] }), [given]);
    expect(saidOf(faults).filter((one) => one.includes('file'))).toEqual([]);
    expect(saidOf(warnings).filter((one) => one.includes('file'))).toEqual([]);
  });

  test.each(BROKEN_FORMS)('refuses a form %s', (_kind, xml, line, sentence) => {
    const { faults } = check(xml);
    expect(faults.kept).toMatchObject([{ line }]);
    expect(saidOf(faults)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each(BROKEN_FORMS)('reports faults in Hindi and Odia: a form %s', (_kind, xml) => {
    const said = check(xml).faults.kept.map((one) => one.said);
    for (const [language, letters] of [
      ['hi', /^[^{}]*\p{Script=Devanagari}[^{}]*$/u],
      ['or', /^[^{}]*\p{Script=Oriya}[^{}]*$/u],
    ] as const) {
      expect(said.map((one) => sayIn(one, language, TRANSLATIONS))).toEqual([
        expect.objectContaining({ language, sentence: expect.stringMatching(letters) }),
      ]);
    }
  });

  test('warns of formulas with unknown questions and of files that the form does not name', () => {
    const { faults, warnings } = check(INSTITUTE_FORM.replace('* /data/girth', '* /data/height'), [
      'leaf.png',
    ]);
    expect(faults.count).toBe(0);
    expect(warnings.kept.map(({ line }) => line)).toEqual([22, null]);
    expect(saidOf(warnings).join(' ')).toMatch(
      /“\/data\/height”, which the form does not have.*does not name the file “leaf.png”/,
    );
  });

  test('accepts attributes of entities and refuses those of missing elements', () => {
    const entity = INSTITUTE_FORM.replace(
      '</orx:meta>',
      '<entity dataset="trees" create="1" id=""><label/></entity></orx:meta>',
    ).replace(
      '<bind ',
      '<bind nodeset="/data/meta/entity/@id" type="string" readonly="true()"/><bind ',
    );
    expect(check(entity).faults.kept).toEqual([]);
    const elsewhere = check(entity.replace('meta/entity/@id', 'meta/thing/@id'));
    expect(saidOf(elsewhere.faults)).toEqual([expect.stringContaining('“/data/meta/thing/@id”')]);
  });

  test('accepts the alternative function names of JavaRosa', () => {
    const form = INSTITUTE_FORM.replace(
      '<bind ',
      `<bind nodeset="/data/meta" relevant="is-selected(/data/species, 'sal') or enclosed-area(/data/location) > 1"/><bind `,
    );
    expect(check(form).faults.kept).toEqual([]);
  });

  // Such paths took 80 seconds when each step processed all steps before it.
  test('reads the longest possible paths', () => {
    const far = `/data/${'x'.repeat(400_000)}${'/b/..'.repeat(80_000)}`;
    const { faults } = check(INSTITUTE_FORM.replace('<bind ', `<bind nodeset="${far}"/><bind `));
    expect(saidOf(faults)).toEqual([expect.stringContaining('does not have')]);
    const formula = 'a/'.repeat(160_000);
    check(
      INSTITUTE_FORM.replace('<bind ', `<bind nodeset="/data" calculate="${formula}a"/><bind `),
    );
  });

  test('accepts relative references and the packaged forms', async () => {
    expect(check(testForm({ id: 'f' }).replaceAll('"/data/', '"')).faults.kept).toEqual([]);
    for await (const { xml, media, formId } of packagedForms()) {
      const { faults, warnings } = checkXForm(xml, new Set(media.keys()));
      expect([formId, faults.kept, warnings.kept]).toEqual([formId, [], []]);
    }
  });
});
