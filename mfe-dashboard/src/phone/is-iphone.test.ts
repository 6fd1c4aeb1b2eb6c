import { isIPhone } from './is-iphone';

test.each([
  ['iPhone; CPU iPhone OS 17_5 like Mac OS X', 5, true],
  ['Macintosh; Intel Mac OS X 10_15_7', 5, true],
  ['Macintosh; Intel Mac OS X 10_15_7', 0, false],
  ['Linux; Android 14; SM-A146B', 5, false],
])('recognises an iPhone by %s with %i touch points: %s', (device, maxTouchPoints, expected) => {
  const asked = { userAgent: `Mozilla/5.0 (${device})`, maxTouchPoints } as Navigator;
  expect(isIPhone(asked)).toBe(expected);
});
