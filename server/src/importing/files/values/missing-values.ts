/** Spellings of an unknown value: R, pandas, SQL and spreadsheets write them into empty cells. */
const SPELLINGS = [
  'na',
  'nan',
  'null',
  'n/a',
  'n.a.',
  'n/d',
  'n.d.',
  '<na>',
  '<null>',
  '(null)',
  'none',
  'undefined',
  'unknown',
  'missing',
  'not recorded',
  'not available',
  '\\n',
  '#n/a',
  '#null!',
  '#name?',
  '#ref!',
  '#num!',
  '#value!',
  '#div/0!',
  '-',
  '--',
  '–',
  '—',
  '.',
  '..',
  '?',
  // Programs for rasters and statistics write these.
  '-999',
  '-9999',
  '-99999',
  '-999.0',
  '-9999.0',
];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Every cell of a file is looked up, so the usual cases are listed instead of converted.
const MISSING = new Set(
  SPELLINGS.flatMap((one) => [one, one.toUpperCase(), capitalised(one), 'NaN', 'N/a']),
);

const LONGEST = Math.max(...SPELLINGS.map(({ length }) => length));

/** Expects a trimmed text. */
export const isMissing = (text: string): boolean => text.length <= LONGEST && MISSING.has(text);
