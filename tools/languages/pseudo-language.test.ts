import { pseudoText } from './pseudo-language';
import { translationFaults } from './translation-faults';

test('accents and lengthens a text and marks its end', () => {
  expect(pseudoText('Save changes')).toBe('[Šávé çháñgéš·····]');
});

test.each([
  'Read <0>the guide</0> of {name}',
  '{count, plural, one {# record is} other {# records are}} left in {place}',
  'Nothing < 5, “other”',
])('keeps the placeholders of “%s”', (english) => {
  expect(translationFaults(english, pseudoText(english))).toEqual([]);
});

test('keeps names of placeholders and plural forms', () => {
  expect(pseudoText('{count, plural, one {a sun} other {suns}}')).toMatch(
    /^\[\{count, plural, one \{á šúñ\} other \{šúñš\}\}·+\]$/,
  );
});
