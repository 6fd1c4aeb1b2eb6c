import fc from 'fast-check';
import { readDate } from '../../occurrences/event-date';
import { readDegrees } from './read-degrees';
import { commaOf, writtenMetres, writtenNumber } from './written-number';

test.each([
  `20°30'45"N`,
  '20° 30.75′ N',
  'N 20.5125',
  '20.5125°',
  '20,5125',
  "'20.5125",
  '\u00a020.5125\u00a0',
  '\u200e20.5125',
  '+20.5125',
  '2.05125E+01',
  '20 30 45',
  '20:30:45',
  '20d30m45sN',
  '20deg 30min 45sec North',
  'N20º30´45,0´´',
  '20-30-45 N',
  '20°30’45”',
  '२०.५१२५',
  '୨୦.୫୧୨୫',
  '২০.৫১২৫',
  '௨௦.௫௧௨௫',
  '౨౦.౫౧౨౫ N',
  '`20.5125',
  `20d30'45.00"N`,
  `20*30'45"N`,
])('reads %p as a latitude', (text) => {
  expect(readDegrees(text, 'latitude')).toBeCloseTo(20.5125, 6);
});

test.each([
  ['\u221220.5', -20.5],
  ['20.5 S', -20.5],
  ['-20.5 S', 'hemisphere'],
  ['20.5 E', 'hemisphere'],
  ['20°5125', 'unreadable'],
  ['20 30', 'unreadable'],
  ["20°60'", 'unreadable'],
  ['20°30.5\'15"', 'unreadable'],
  ['2,270,123', 'unreadable'],
  ['20.5125, 84.25', 'unreadable'],
  ['20.5s', 'unreadable'],
  ['N 20.5 N', 'unreadable'],
])('reads %p as the latitude %p', (text, read) => {
  expect(readDegrees(text, 'latitude')).toBe(read);
});

test.each([
  ['30', 'unknown', 30],
  ['30,5', 'unknown', 30.5],
  ['1,000', 'unknown', null],
  ['1,000', 'grouping', 1000],
  ['4,123', 'decimal', 4.123],
  ['1,00,000', 'unknown', 100_000],
  ['0,500', 'unknown', 0.5],
] as const)('reads the number %p, with a comma that is %s: %p', (text, comma, number) => {
  expect(writtenNumber(text, comma)).toBe(number);
});

test('reads a comma by the coordinates of the record', () => {
  expect(commaOf('20,5125', '84,25')).toBe('decimal');
  expect(commaOf('20.5125', '84')).toBe('grouping');
  expect(commaOf('20,5125', '84.25')).toBe('unknown');
  expect(writtenMetres('± 1,2 km', () => 'unknown')).toBe(1200);
});

const two = (number: number) => String(number).padStart(2, '0');
const NAMES = [
  'Jan Feb March apr. May June july Aug SEP oct November dec',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवम्बर दिसंबर',
  'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ୍ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର',
].map((names) => names.split(' '));
const INDIC = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦'];

/** Writes the digits of a text in a script. */
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)));

test('reads each spelling of a day as that day, or asks for the order of day and month', () => {
  const day = fc.date({ min: new Date(0), max: new Date('2024-12-31'), noInvalidDate: true });
  const spelling = fc.integer({ min: 0, max: 9 });
  const zero = fc.constantFrom('0', ...INDIC);
  fc.assert(
    fc.property(day, spelling, zero, fc.constantFrom(...NAMES), (date, index, digits, names) => {
      const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
      const iso = date.toISOString().slice(0, 10);
      const certain = [
        iso,
        `${year}/${two(month + 1)}/${two(number)}`,
        `${year}-${month + 1}-${number}`,
        `${year}${two(month + 1)}${two(number)}`,
        `${number} ${names[month]} ${year}`,
        `${names[month]} ${number}, ${year}`,
        `'${iso} 23:59:59`,
        `${number}-${names[month]}-${year}`,
      ][index];
      if (certain !== undefined) {
        expect(readDate(inScript(certain, digits), null)).toEqual({ iso });
        return;
      }
      const dayFirst = `${number}/${month + 1}/${year}`;
      const read = readDate(inScript(dayFirst, digits), null);
      const isCertain = number > 12 || number === month + 1;
      expect(read).toEqual(isCertain ? { iso } : { fault: 'day_or_month' });
      expect(readDate(dayFirst, 'day-first')).toEqual({ iso });
      if (!isCertain) expect(readDate(dayFirst, 'month-first')).not.toEqual({ iso });
    }),
  );
});

test('reads each spelling of a degree as that degree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 89 }),
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom('N', 'S'),
      fc.constantFrom('0', ...INDIC),
      (degrees, minutes, seconds, letter, zero) => {
        const size = degrees + minutes / 60 + seconds / 3600;
        const value = letter === 'S' ? -size : size;
        for (const text of [
          `${degrees}°${minutes}'${seconds}"${letter}`,
          `${letter} ${degrees}° ${minutes}′ ${seconds}″`,
          `${degrees} ${minutes} ${seconds} ${letter}`,
          `${value.toFixed(8)}`,
          `${value.toFixed(8)}°`.replace('.', ',').replace('-', '\u2212'),
          `'${size.toFixed(8)} ${letter}`,
        ]) {
          expect(readDegrees(inScript(text, zero), 'latitude')).toBeCloseTo(value, 6);
        }
      },
    ),
  );
});

test('reads any text as a real date and a finite number, or reports it', () => {
  const piece = fc.constantFrom(
    ...'0 1 2 9 12 31 2024 - / . , : ° \' " N E T Z + March iii to ० ୨ \u00a0'.split(' '),
    ' ',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (written) => {
      const read = readDate(written, null);
      if ('iso' in read) expect(readDate(read.iso, 'month-first')).toEqual({ iso: read.iso });
      for (const order of ['day-first', 'month-first'] as const) {
        const stated = readDate(written, order);
        // A stated order never changes a date that has one meaning.
        if ('iso' in read && 'iso' in stated) expect(stated).toEqual(read);
      }
      const degrees = readDegrees(written, 'latitude');
      if (typeof degrees === 'number') expect(Number.isFinite(degrees)).toBe(true);
      const metres = writtenMetres(written, () => 'unknown');
      expect(metres === null || Number.isFinite(metres)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
