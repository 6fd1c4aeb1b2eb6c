import { writtenLanguage } from './written-language';

test.each([
  ['Sukanti Juang', 'en'],
  ['सुकांति जुआंग', 'hi'],
  ['ସୁକାନ୍ତି ଜୁଆଙ୍ଗ', 'or'],
  ['ଶାଳ (Sal)', 'or'],
  ['12.5', undefined],
])('detects the language of “%s”', (written, language) => {
  expect(writtenLanguage(written)).toBe(language);
});
