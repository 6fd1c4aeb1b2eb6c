import { pseudoText } from './pseudo-language';
import { translationFaults } from './translation-faults';

test('a text is accented, longer, and has its end', () => {
  expect(pseudoText('Save changes')).toBe('[Šávé çháñgéš·····]');
});

test.each([
  'Read <0>the guide</0> of {name}',
  '{count, plural, one {# record is} other {# records are}} left in {place}',
  'Nothing < 5, “other”',
])('“%s” keeps its places', (english) => {
  expect(translationFaults(english, pseudoText(english))).toEqual([]);
});

test('names of places and of plural forms are as they were', () => {
  expect(pseudoText('{count, plural, one {a sun} other {suns}}')).toMatch(
    /^\[\{count, plural, one \{á šúñ\} other \{šúñš\}\}·+\]$/,
  );
});
