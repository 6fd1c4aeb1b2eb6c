import { collatorOf, dateIn, localeOf } from './locale';

const NOVEMBER = new Date('2026-11-21T09:30:00Z');
const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Simulates a browser without Odia, which formats in another language. */
function withoutOdia() {
  const supported = Intl.DateTimeFormat.supportedLocalesOf;
  return jest
    .spyOn(Intl.DateTimeFormat, 'supportedLocalesOf')
    .mockImplementation((wishes) =>
      supported([wishes ?? []].flat().map(String)).filter((one) => !one.startsWith('or')),
    );
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', '21 November 2026'],
  ['hi', '21 नवंबर 2026'],
  ['hi-u-nu-deva', '२१ नवंबर २०२६'],
])('formats a day in %s', (reading, day) => {
  expect(dateIn(reading, NOVEMBER, LONG)).toBe(day);
});

test.each([
  ['en', '1 Dec 2026, 1:30 am', '1 Dec 2026, 2:05 pm'],
  ['hi', '1 दिस॰ 2026, 01:30', '1 दिस॰ 2026, 14:05'],
  ['or', 'ଡିସେମ୍ବର 1, 2026, 01:30', 'ଡିସେମ୍ବର 1, 2026, 14:05'],
])('formats a time in %s without letters of another language', (reading, night, day) => {
  const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  const words = ['2026-11-30T20:00:00Z', '2026-12-01T08:35:00Z'].map((at) =>
    dateIn(reading, at, moment),
  );
  expect(words).toEqual([night, day]);
});

test('writes Odia months and digits in a browser without Odia', () => {
  withoutOdia();
  expect(localeOf('or')).toMatch(/^en-IN/);
  // Formats are cached by their options, so this test uses its own.
  const long = { ...LONG, calendar: 'gregory' } as const;
  expect(dateIn('or', NOVEMBER, long)).toBe('21 ନଭେମ୍ବର 2026');
  expect(dateIn('or-u-nu-orya', NOVEMBER, long)).toBe('୨୧ ନଭେମ୍ବର ୨୦୨୬');
  const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  expect(dateIn('or', '2026-11-30T20:00:00Z', { ...moment, calendar: 'gregory' })).toBe(
    '1 ଡିସେମ୍ବର 2026, 01:30',
  );
  expect(dateIn('or', NOVEMBER, { ...long, dateStyle: 'short' })).toBe('21/11/26');
  expect(dateIn('en', NOVEMBER, long)).toBe('21 November 2026');
});

test('has the same months as browsers with Odia', () => {
  const monthsOf = (options: object) =>
    Array.from({ length: 12 }, (_, month) =>
      dateIn('or', Date.UTC(2026, month, 15), { month: 'long', timeZone: 'UTC', ...options }),
    );
  const known = monthsOf({});
  withoutOdia();
  expect(monthsOf({ calendar: 'gregory' })).toEqual(known);
  expect(known[0]).toBe('ଜାନୁଆରୀ');
});

test('sorts names as a dictionary of the language does', () => {
  const sorted = (reading: string, ...names: string[]) =>
    names.sort(collatorOf(reading).compare).join(' ');
  expect(sorted('or', 'ଶାଳ', 'ଅସନ', 'କେନ୍ଦୁ')).toBe('ଅସନ କେନ୍ଦୁ ଶାଳ');
  // Sorting by code points would place letters with a dot below last.
  expect(sorted('hi', 'गंभारी', 'ख़ैर', 'खैर')).toBe('खैर ख़ैर गंभारी');
  expect(sorted('en', 'sal', 'Ziziphus', 'Kendu')).toBe('Kendu sal Ziziphus');
});
