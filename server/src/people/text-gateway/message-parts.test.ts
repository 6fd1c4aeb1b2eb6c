import { isUnicode, partsOf } from './send-to-gateway';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  // The euro sign takes two places.
  [`${'a'.repeat(159)}€`, 2],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(134), 2],
  ['क'.repeat(135), 3],
])('counts the parts of %s: %d', (text, parts) => {
  expect(partsOf(text)).toBe(parts);
});

test('counts a message as Unicode if it has one letter of an Indian script', () => {
  expect(isUnicode('123456 is your Aranya code: "New User?" @ [x]')).toBe(false);
  expect(isUnicode('123456 କୋଡ୍')).toBe(true);
});
