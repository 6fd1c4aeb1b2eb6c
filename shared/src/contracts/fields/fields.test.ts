import * as z from 'zod/mini';
import { NewPin } from '../accounts/accounts';
import { ProfileUpdateRequest } from '../accounts/profiles';
import {
  exactText,
  nameText,
  optionalText,
  PhoneNumber,
  TypedPhoneNumber,
  TypedPin,
  typedText,
} from './fields';

describe.each([
  ['exactText', exactText],
  ['typedText', typedText],
])('%s', (_, text) => {
  test('skips all checks for a text that is too long', () => {
    const pattern = /^a+$/;
    const refuse = jest.fn(() => true);
    const run = jest.spyOn(pattern, 'test');
    const schema = text(3, z.regex(pattern), z.refine<string>(refuse));
    expect(schema.safeParse('aaaa').error?.issues).toMatchObject([
      { message: 'At most 3 characters.' },
    ]);
    expect(run).not.toHaveBeenCalled();
    expect(refuse).not.toHaveBeenCalled();
    expect(schema.safeParse('aaa').success).toBe(true);
    expect(schema.safeParse('bbb').success).toBe(false);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

test('trims typed text before it measures its length', () => {
  expect(typedText(3).parse(' aaa\n')).toBe('aaa');
  expect(exactText(3).safeParse(' aaa\n').success).toBe(false);
});

test.each(['a\ud800', '\udc00a', '\0'])(
  'refuses %j, which a database text cannot contain',
  (text) => {
    expect(optionalText(9).safeParse(text).error?.issues).toMatchObject([
      { message: 'Leave out the unreadable character.' },
    ]);
    expect(optionalText(9).parse('a 🌳')).toBe('a 🌳');
  },
);

test('reports a missing value as required, and nothing else', () => {
  expect(PhoneNumber.safeParse(' ').error?.issues).toMatchObject([{ message: 'This is needed.' }]);
});

describe('phone number', () => {
  test.each([
    ['(090000) 01009', '09000001009'],
    ['+91 0 90000-01009', '+9109000001009'],
    ['0919000001009', '0919000001009'],
    ['90000\u00a001009', '9000001009'],
    ['\u202a+91\u00a090000\u00a001009\u202c', '+919000001009'],
    ['\u200e9000001009', '9000001009'],
    ['90000\u201101009', '9000001009'],
    ['90000.01009', '9000001009'],
    ['＋९१ ९०००० ०१००९', '+919000001009'],
    ['୯୦୦୦୦୦୧୦୦୯', '9000001009'],
  ])('reads typed %j as %s, at registration and at sign-in', (typed, read) => {
    expect(PhoneNumber.parse(typed)).toBe(read);
    expect(TypedPhoneNumber.parse(typed)).toBe(read);
  });

  test.each(['1234', '+', 'nine', '90000 0100x', '1'.repeat(20)])('refuses %j', (typed) => {
    expect(PhoneNumber.safeParse(typed).success).toBe(false);
  });
});

test.each(['२४६८१०', '୨୪୬୮୧୦', '246810'])('reads the digits %s as the same PIN', (pin) => {
  expect(TypedPin.parse(pin)).toBe('246810');
  expect(NewPin.parse(pin)).toBe('246810');
});

describe('name', () => {
  test.each([
    ['  Asha\n\tMajhi ', 'Asha Majhi'],
    ['\u202eAsha\u2066', 'Asha'],
    ['As\u200bha', 'Asha'],
    ['e\u0301va', 'éva'],
    // The joiners of Devanagari and Odia change the letter, so they remain.
    ['क्\u200dष', 'क्\u200dष'],
    ['Asha\u200d\u200d\u200d', 'Asha\u200d'],
    ['ଆଶା ମାଝୀ', 'ଆଶା ମାଝୀ'],
  ])('stores %j as %j', (typed, kept) => {
    expect(nameText(120).parse(typed)).toBe(kept);
  });

  test.each(['\u200b', '\u3164', '\u202e\u202c', '\u2800', '\n', '\u0301', '\u200d'])(
    'requires a name if no character of %j is visible',
    (typed) => {
      expect(nameText(120).safeParse(typed).error?.issues).toMatchObject([
        { message: 'This is needed.' },
      ]);
    },
  );
});

const takes = (email: string) =>
  !ProfileUpdateRequest.safeParse({ email }).error?.issues.some(({ path }) => path[0] === 'email');

test.each(['', 'name@example.org', 'a@b.c', 'a@b..c'])(
  'accepts %p as a profile address',
  (email) => {
    expect(takes(email)).toBe(true);
  },
);

test.each(['a@..', 'a@.b', 'a@b.', 'a@b', 'a b@c.d', '@c.d', 'a@b@c.d'])(
  'refuses %p as a profile address',
  (email) => {
    expect(takes(email)).toBe(false);
  },
);

test('refuses a very long run of dots in linear time', () => {
  expect(takes(`a@${'.'.repeat(120_000)}@`)).toBe(false);
});
