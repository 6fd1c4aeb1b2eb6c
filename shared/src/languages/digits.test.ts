import fc from 'fast-check';
import { languageOf, readingOf, sampleOfDigits } from './digits';
import { localeOf } from './locale';
import { sayInDigits } from './say-in-digits';

const inDigits = (reading: string, text: string, values?: Record<string, unknown>) =>
  sayInDigits(
    (put: Record<string, unknown> | undefined) =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(put?.[name])),
    values,
    reading,
  );

const inHindi = (text: string, values?: Record<string, unknown>) =>
  inDigits('hi-u-nu-deva', text, values);

test.each([
  ['10 साल या उससे ज़्यादा', '१० साल या उससे ज़्यादा'],
  ['1,23,456 रिकॉर्ड', '१,२३,४५६ रिकॉर्ड'],
  ['1.37 मीटर', '१.३७ मीटर'],
  // Numbers to type or dial, and numbers in names.
  ['जैसे 9000000001।', 'जैसे 9000000001।'],
  ['जैसे 2027-07-15।', 'जैसे 2027-07-15।'],
  ['question16, WGS84', 'question16, WGS84'],
  ['<0>पढ़ें</0> 3 बार', '<0>पढ़ें</0> ३ बार'],
])('writes “%s” as “%s”', (text, expected) => {
  expect(inHindi(text)).toBe(expected);
});

test.each([
  ['5ଟି ରେକର୍ଡ', '୫ଟି ରେକର୍ଡ'],
  ['6ରୁ 12 ଅଙ୍କର', '୬ରୁ ୧୨ ଅଙ୍କର'],
  ['1,23,456ଟି', '୧,୨୩,୪୫୬ଟି'],
  // A number is converted completely or not at all.
  ['15.07.2027, 1.37m', '15.07.2027, 1.37m'],
])('writes “%s” as “%s” in Odia, which joins endings to numbers', (text, expected) => {
  expect(inDigits('or-u-nu-orya', text)).toBe(expected);
});

test('converts numbers in placeholders, but not names and codes', () => {
  expect(inHindi('{count} में से {form}', { count: 12, form: 'Haat 2' })).toBe('१२ में से Haat 2');
});

test('never changes text in placeholders', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(!/[\uE000-\uE009]/.test(name));
      expect(inHindi('{name}', { name })).toBe(name);
    }),
  );
});

test('uses 0 to 9 for a language without its own digits', () => {
  expect(readingOf('en', true)).toBe('en');
  expect(sampleOfDigits('en')).toBeUndefined();
  expect(readingOf('or', true)).toBe('or-u-nu-orya');
  expect(languageOf('or-u-nu-orya')).toBe('or');
  expect(sampleOfDigits('or')).toBe('୧୨୩');
});

test('uses the digits of a language that the browser lacks', () => {
  const known = jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  const write = Number.prototype.toLocaleString;
  // A browser without the language formats with its default digits.
  const written = jest
    .spyOn(Number.prototype, 'toLocaleString')
    .mockImplementation(function writeNumber(this: number, locale) {
      return write.call(this, String(locale).startsWith('or') ? 'en' : locale);
    });
  expect(sampleOfDigits('or')).toBe('୧୨୩');
  expect(inDigits('or-u-nu-orya', '5ଟି')).toBe('୫ଟି');
  known.mockRestore();
  written.mockRestore();
});

test('groups digits as in India, in the digits of the chosen script', () => {
  expect((123456).toLocaleString(localeOf('hi-u-nu-deva'))).toBe('१,२३,४५६');
  expect((123456).toLocaleString(localeOf('hi'))).toBe('1,23,456');
  expect((123456).toLocaleString(localeOf('en'))).toBe('1,23,456');
  expect((123456).toLocaleString(localeOf('mr'))).toBe('1,23,456');
});
