import { plainCharacters } from '../files/values/plain-characters';

export type SpelledDate = { iso: string } | { dayFirst: string | null; monthFirst: string | null };

const MONTHS = [
  ['jan', 'january', 'i', 'जनवरी', 'ଜାନୁଆରୀ'],
  ['feb', 'february', 'ii', 'फरवरी', 'ଫେବୃଆରୀ', 'ଫେବ୍ରୁଆରୀ'],
  ['mar', 'march', 'iii', 'मार्च', 'ମାର୍ଚ୍ଚ'],
  ['apr', 'april', 'iv', 'अप्रैल', 'ଅପ୍ରେଲ'],
  ['may', 'may', 'v', 'मई', 'ମଇ'],
  ['jun', 'june', 'vi', 'जून', 'ଜୁନ୍', 'ଜୁନ'],
  ['jul', 'july', 'vii', 'जुलाई', 'ଜୁଲାଇ'],
  ['aug', 'august', 'viii', 'अगस्त', 'ଅଗଷ୍ଟ'],
  ['sep', 'september', 'ix', 'sept', 'सितंबर', 'सितम्बर', 'ସେପ୍ଟେମ୍ବର'],
  ['oct', 'october', 'x', 'अक्टूबर', 'अक्तूबर', 'ଅକ୍ଟୋବର'],
  ['nov', 'november', 'xi', 'नवंबर', 'नवम्बर', 'ନଭେମ୍ବର'],
  ['dec', 'december', 'xii', 'दिसंबर', 'दिसम्बर', 'ଡିସେମ୍ବର'],
];

/** English, Hindi and Odia names and, as herbarium labels have them, Roman numerals. */
const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const WEEKDAY =
  /^(mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]? (?=.*\d{4})/i;

/** A time of the day after a day, with its zone and the zone's name in brackets. */
const TIME =
  /(?:T|,? (?:at )?)\d{1,2}:[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|IST|(?:UTC|GMT)?(?:[+-]\d\d:?\d\d)?))?(?: \([^()]*\))?$/i;

/** Basic format of ISO 8601. */
const BASIC_TIME = /^(\d{8})T\d{4}(?:\d\d)?(?:Z|[+-]\d{4})?$/;

const DAY_NAME_YEAR =
  /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ ,./-]{0,2}([\p{L}\p{M}]{1,12})[ ,./-]{0,2}(\d{4})$/iu;
const NAME_DAY_YEAR =
  /^([\p{L}\p{M}]{1,12})[ ,./-]{0,2}(\d{1,2})(?:st|nd|rd|th)?[ ,./-]{1,2}(\d{4})$/iu;
const YEAR_NAME_DAY =
  /^(\d{4})[ ,./-]{0,2}([\p{L}\p{M}]{1,12})[ ,./-]{0,2}(\d{1,2})(?:st|nd|rd|th)?$/iu;
const NAME_YEAR = /^([\p{L}\p{M}]{1,12})[ ,./-]{0,2}(\d{4})$/iu;
const YEAR_NAME = /^(\d{4})[ ,./-]{0,2}([\p{L}\p{M}]{1,12})$/iu;

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const BASIC = /^(\d{4})(\d\d)(\d\d)$/;
const TWO_NUMBERS_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const MONTH_YEAR = /^(\d{1,2})[-/.](\d{4})$/;

const two = (number: string | number) => String(number).padStart(2, '0');

/** Null where the calendar does not have the day. */
function dayOf(year: string, month: string | number, day: string | number): string | null {
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return isReal ? `${year}-${two(month)}-${two(day)}` : null;
}

const monthOf = (name = '') => MONTH_OF.get(name.toLowerCase().replace('\u093c', '')) ?? 0;

function namedDay(text: string): string | null {
  const [, day = '', name, year = ''] = DAY_NAME_YEAR.exec(text) ?? [];
  if (year) return dayOf(year, monthOf(name), day);
  const [, first, second = '', third = ''] = NAME_DAY_YEAR.exec(text) ?? [];
  if (third) return dayOf(third, monthOf(first), second);
  const [, before = '', month, last = ''] = YEAR_NAME_DAY.exec(text) ?? [];
  return last ? dayOf(before, monthOf(month), last) : null;
}

function numberedDay(text: string): string | null {
  const [, year = '', , month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const [, ofBasic = '', itsMonth = '', itsDay = ''] = BASIC.exec(text) ?? [];
  return ofBasic ? dayOf(ofBasic, itsMonth, itsDay) : null;
}

function monthOnly(text: string): string | null {
  const [, name, year] = NAME_YEAR.exec(text) ?? [];
  const [, before, itsName] = YEAR_NAME.exec(text) ?? [];
  const [, number, itsYear] = MONTH_YEAR.exec(text) ?? [];
  const month = monthOf(name ?? itsName) || Number(number ?? 0);
  const found = year ?? before ?? itsYear;
  return found && month >= 1 && month <= 12 ? `${found}-${two(month)}` : null;
}

/** @returns null if the date has another weekday */
function onWeekday(text: string): SpelledDate | null {
  const found = WEEKDAY.exec(text);
  if (!found) return oneDate(text);
  const date = oneDate(text.slice(found[0].length));
  if (!date || !('iso' in date) || date.iso.length !== 10) return null;
  const weekday = WEEKDAYS[new Date(date.iso).getUTCDay()] ?? '';
  return found[0].toLowerCase().startsWith(weekday) ? date : null;
}

function oneDate(text: string): SpelledDate | null {
  const timeless = text.replace(TIME, '').replace(BASIC_TIME, '$1').trim();
  const day = numberedDay(timeless) ?? namedDay(timeless);
  if (day) return { iso: day };
  const [, first = '', , second = '', year = ''] = TWO_NUMBERS_FIRST.exec(timeless) ?? [];
  if (year) {
    const dayFirst = dayOf(year, second, first);
    const monthFirst = dayOf(year, first, second);
    if (dayFirst === monthFirst) return dayFirst ? { iso: dayFirst } : null;
    return { dayFirst, monthFirst };
  }
  const month = timeless === text ? monthOnly(text) : null;
  return month ? { iso: month } : null;
}

/** @returns null where it has no certain meaning */
export function spelledDate(text: string): SpelledDate | null {
  const plain = plainCharacters(text)?.replace(/ ?([-/.]) ?/g, '$1');
  if (!plain) return null;
  const [begin = '', end, ...more] = plain.split(/ to |(?<=\d{4}.\d\d?.\d\d?|^\d{8})\/(?=\d{4})/);
  if (end === undefined) return onWeekday(plain);
  const from = onWeekday(begin);
  const to = onWeekday(end);
  const areCertain = from && to && 'iso' in from && 'iso' in to && more.length === 0;
  return areCertain ? { iso: `${from.iso}/${to.iso}` } : null;
}
