import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** BCP 47 tag; digits are named if they are those of the script: `hi`, `hi-u-nu-deva`. */
export type Reading = string;

/**
 * For numbers and plural forms. Chromium may lack the names of months in Odia and would write
 * `M11`; then English is used.
 */
export function localeOf(reading: Reading): string {
  const [language = SOURCE_LANGUAGE, ...digits] = reading.split('-');
  // Some languages, such as Marathi, default to the digits of their script.
  const inIndia = (one: string) =>
    [one, 'IN', ...(digits.length > 0 ? digits : ['u', 'nu', 'latn'])].join('-');
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(inIndia(language));
  return known ?? inIndia(SOURCE_LANGUAGE);
}

/** From January, in languages that a browser may lack. */
const MONTHS: Readonly<Record<string, readonly string[]>> = {
  or: [
    'ଜାନୁଆରୀ',
    'ଫେବୃଆରୀ',
    'ମାର୍ଚ୍ଚ',
    'ଅପ୍ରେଲ',
    'ମଇ',
    'ଜୁନ',
    'ଜୁଲାଇ',
    'ଅଗଷ୍ଟ',
    'ସେପ୍ଟେମ୍ବର',
    'ଅକ୍ଟୋବର',
    'ନଭେମ୍ବର',
    'ଡିସେମ୍ବର',
  ],
};

/** Creating a format is slow, and lists have many dates. */
const formats = new Map<string, (moment: Date) => string>();

function dateFormat(reading: Reading, options: Intl.DateTimeFormatOptions) {
  const [language = ''] = reading.split('-', 1);
  const locale = localeOf(reading);
  // Hindi and Odia formats write “am” in English letters, so languages other than English use 24
  // hours.
  const hours = language === SOURCE_LANGUAGE ? {} : ({ hourCycle: 'h23' } as const);
  const format = new Intl.DateTimeFormat(locale, { ...hours, ...options });
  const months = locale.startsWith(`${language}-`) ? undefined : MONTHS[language];
  if (!months) return (moment: Date) => format.format(moment);
  const { timeZone } = format.resolvedOptions();
  const numberOfMonth = new Intl.DateTimeFormat(SOURCE_LANGUAGE, { month: 'numeric', timeZone });
  return (moment: Date) =>
    format
      .formatToParts(moment)
      .map(({ type, value }) =>
        // Only months that are written as words are replaced.
        type === 'month' && /\p{L}/u.test(value)
          ? (months[Number(numberOfMonth.format(moment)) - 1] ?? value)
          : value,
      )
      .join('');
}

/** Writes dates as people in India do, also where the browser lacks the language. */
export function dateIn(
  reading: Reading,
  moment: Date | string | number,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${reading} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? dateFormat(reading, options);
  formats.set(key, format);
  return format(new Date(moment));
}

const collators = new Map<Reading, Intl.Collator>();

/** Dictionary order; `compare` is for `sort`. */
export function collatorOf(reading: Reading): Intl.Collator {
  const collator = collators.get(reading) ?? new Intl.Collator(localeOf(reading));
  collators.set(reading, collator);
  return collator;
}
