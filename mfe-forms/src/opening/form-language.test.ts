import { beginIn } from './form-language';

const formWith = (...translations: string[]) =>
  `<h:html xmlns:h="http://www.w3.org/1999/xhtml" xmlns="http://www.w3.org/2002/xforms"><h:head><model><itext>${translations.join('')}</itext></model></h:head></h:html>`;

const ENGLISH = '<translation lang="English (en)" default="true()"/>';
const ODIA = '<translation lang="ଓଡ଼ିଆ (or)"/>';

test("opens a form in the page's language if the form has it", () => {
  expect(beginIn('or', formWith(ENGLISH, ODIA))).toBe(
    formWith(
      '<translation lang="English (en)"/>',
      '<translation lang="ଓଡ଼ିଆ (or)" default="true()"/>',
    ),
  );
});

test('recognises a language name without a code', () => {
  expect(beginIn('or', formWith('<translation lang="or"/>'))).toContain('default="true()"');
});

test('returns a form without the language unchanged', () => {
  const form = formWith(ENGLISH);
  expect(beginIn('hi', form)).toBe(form);
  expect(beginIn('hi', '<x/>')).toBe('<x/>');
});
