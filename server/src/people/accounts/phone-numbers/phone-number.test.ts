import fc from 'fast-check';
import { normalisePhoneNumber } from './phone-number';

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));

describe('normalising a phone number', () => {
  test.each([
    ['9000000001', '9000000001'],
    [' 90000 00001 ', '9000000001'],
    ['90000-00001', '9000000001'],
    ['+91 90000 00001', '9000000001'],
    ['+919000000001', '9000000001'],
    ['919000000001', '9000000001'],
    ['0091 9000000001', '9000000001'],
    ['09000000001', '9000000001'],
    ['(0) 90000.00001', '9000000001'],
    ['(090000) 01009', '9000001009'],
    ['+91 0 90000 01009', '9000001009'],
    ['0919000001009', '9000001009'],
    ['\u202a+91\u00a090000\u201101009\u202c', '9000001009'],
    ['९०००००१००९', '9000001009'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['9100000001', '9100000001'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['100', '100'],
    ['', ''],
    ['no number', ''],
  ])('normalises %j to %j', (typed, kept) => {
    expect(normalisePhoneNumber(typed)).toBe(kept);
  });

  test('reduces every spelling of a home number to its ten digits', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.'), {
      minLength: 10,
      maxLength: 10,
    });
    const prefixes = fc.constantFrom('', '0', '+91', '+91 ', '91', '0091', '00 91 ');
    fc.assert(
      fc.property(digits(10, 10), separators, prefixes, (number, gaps, prefix) => {
        const typed = prefix + [...number].map((digit, at) => digit + gaps[at]).join('');
        expect(normalisePhoneNumber(typed)).toBe(number);
      }),
    );
  });

  test('does not change a normalised number', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalisePhoneNumber(typed);
        expect(normalisePhoneNumber(once)).toBe(once);
        expect(once).toMatch(/^\+?\d*$/);
      }),
    );
  });

  test('never maps two different numbers to one', () => {
    fc.assert(
      fc.property(digits(10, 10), digits(10, 10), (one, other) => {
        fc.pre(one !== other);
        expect(normalisePhoneNumber(`+91${one}`)).not.toBe(normalisePhoneNumber(other));
      }),
    );
  });
});
