import { isDateLike, randomFormPin } from './form-pin-field';

test.each(['26012026', '01262026', '20260126', '29022024'])('recognises %s as a date', (pin) => {
  expect(isDateLike(pin)).toBe(true);
});

test.each(['31022026', '29022023', '00000000', '13131313', '48291573', '26018026'])(
  'does not recognise %s as a date',
  (pin) => {
    expect(isDateLike(pin)).toBe(false);
  },
);

test('returns eight random digits that are no date', () => {
  const pins = Array.from({ length: 300 }, randomFormPin);
  for (const pin of pins) expect(pin).toMatch(/^\d{8}$/);
  expect(pins.filter(isDateLike)).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(290);
});
