import fc from 'fast-check';
import { DEMONSTRATION_PIN } from '../../../demonstration/people';
import { COMMON_PINS, weaknessOf } from './weak-pin';

const PHONE = '9437012865';
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

describe('easily guessed PIN', () => {
  test.each([
    ['123456', 'run'],
    ['654321', 'run'],
    ['567890', 'run'],
    ['890123', 'run'],
    ['109876', 'run'],
    ['0123456789', 'run'],
    ['000000', 'repetition'],
    ['111111', 'repetition'],
    ['111112', 'repetition'],
    ['121212', 'repetition'],
    ['123123', 'repetition'],
    ['1231231', 'repetition'],
    ['19901990', 'repetition'],
    ['437012', 'phoneNumber'],
    ['012865', 'phoneNumber'],
    ['568210', 'phoneNumber'],
    ['919437', 'phoneNumber'],
    ['09437012865', 'phoneNumber'],
    ['919437012865', 'phoneNumber'],
    ['112233', 'common'],
    ['159753', 'common'],
    ['147258', 'common'],
    [DEMONSTRATION_PIN, 'common'],
  ])('reports the weak PIN %s as %s', (pin, weakness) => {
    expect(weaknessOf(pin, PHONE)).toBe(weakness);
  });

  test.each(['135792', '864209', '975310', '13572468', '904711', '482915'])('accepts %s', (pin) => {
    expect(weaknessOf(pin, PHONE)).toBeNull();
  });

  test('refuses a run from any digit in either direction', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.integer({ min: 6, max: 12 }), (start, length) => {
        const up = Array.from({ length }, (_, place) => (start + place) % 10).join('');
        expect(weaknessOf(up, PHONE)).not.toBeNull();
        expect(weaknessOf([...up].reverse().join(''), PHONE)).not.toBeNull();
      }),
    );
  });

  test('refuses repetitions of one to three digits, also cut off', () => {
    fc.assert(
      fc.property(digits(1, 3), fc.integer({ min: 6, max: 12 }), (group, length) => {
        expect(weaknessOf(group.repeat(length).slice(0, length), PHONE)).not.toBeNull();
      }),
    );
  });

  test("refuses part of the person's number, also with country code or reversed", () => {
    fc.assert(
      fc.property(
        digits(9, 9),
        fc.nat({ max: 6 }),
        fc.integer({ min: 6, max: 12 }),
        (rest, from, length) => {
          const number = `9${rest}`;
          const pin = `91${number}`.slice(from, from + length);
          expect(weaknessOf(pin, number)).not.toBeNull();
          expect(weaknessOf([...pin].reverse().join(''), number)).not.toBeNull();
          expect(weaknessOf(pin, `+977${rest}`) ?? weaknessOf(pin, number)).not.toBeNull();
        },
      ),
    );
  });

  test('accepts nearly all other PINs', () => {
    let refused = 0;
    for (let pin = 0; pin < 1_000_000; pin += 1) {
      if (weaknessOf(String(pin).padStart(6, '0'), PHONE)) refused += 1;
    }
    expect(refused).toBeLessThan(6_000);
  });

  test('lists valid PINs only', () => {
    expect([...COMMON_PINS].filter((pin) => !/^\d{6,12}$/.test(pin))).toEqual([]);
  });
});
