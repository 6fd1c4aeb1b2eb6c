import { sayIn } from '../../platform/languages/sentence';
import { readTranslations } from '../../platform/languages/translations';
import { FileRefused } from '../import-job';
import { REFUSAL_REASONS, type RefusalReason, refusalSentence } from './refusal-reasons';

const TRANSLATIONS = readTranslations();

test.each(Object.keys(REFUSAL_REASONS) as RefusalReason[])(
  'explains a refused record in Hindi and Odia: %s',
  (reason) => {
    for (const [language, letters] of [
      ['hi', /^[^{}]*\p{Script=Devanagari}[^{}]*$/u],
      ['or', /^[^{}]*\p{Script=Oriya}[^{}]*$/u],
    ] as const) {
      for (const field of ['name', '']) {
        expect(sayIn(refusalSentence(reason, field), language, TRANSLATIONS)).toEqual({
          language,
          sentence: expect.stringMatching(letters),
        });
      }
    }
  },
);

test('rejects plain English as a reason at compile time', () => {
  const refused = [
    // @ts-expect-error: no sentence
    () => new FileRefused('The file is empty.'),
    // @ts-expect-error: what another program says is part of a sentence
    () => new FileRefused({ words: 'unexpected end of file' }),
  ];
  expect(refused).toHaveLength(2);
});
