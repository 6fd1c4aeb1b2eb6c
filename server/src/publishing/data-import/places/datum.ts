import { firstCharacters } from '../../../platform/text/first-characters';

/** Names of WGS84 as files write them, without spaces and signs, in lower case. */
const WGS84 = new Set([
  'wgs84',
  'wgs1984',
  'wgs',
  'gcswgs1984',
  'gcswgs84',
  'epsg4326',
  'epsg4979',
  'epsgwgs84',
  'wgs84epsg4326',
  'epsg4326wgs84',
  'worldgeodeticsystem1984',
  'urnogcdefcrsepsg4326',
  'urnogcdefcrsogc13crs84',
  'urnogcdefcrsogccrs84',
  'crs84',
  'ogccrs84',
  'httpwwwopengisnetdefcrsepsg04326',
  'httpwwwopengisnetdefcrsogc13crs84',
  'wgs84geographic',
  'latlonwgs84',
]);

/** What is where nobody noted it. Darwin Core's readers take it for WGS84, and so do we. */
const UNKNOWN = new Set(['', 'unknown', 'notrecorded', 'notknown', 'null', 'na', 'none']);

/** Of a longer text, which is no name any more, only so much is looked at and named. */
const NAME_CHARACTERS = 200;

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Kalianpur 1975 in UTM zones 42 to 47 north. */
const KALIANPUR_UTM = /^2434[2-7]$/;

/** Codes that turn up in data from India and around, with the name that people know. */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  '4144': 'Kalianpur 1937',
  '4145': 'Kalianpur 1962',
  '4146': 'Kalianpur 1975',
  '4243': 'Kalianpur 1880',
  '4239': 'Indian 1954',
  '4240': 'Indian 1975',
  '4131': 'Indian 1960',
  '4042': 'Everest (1830 definition)',
  '4258': 'ETRS89',
  '4267': 'NAD27',
  '4269': 'NAD83',
  '4284': 'Pulkovo 1942',
  '24370': 'Kalianpur 1880, India zone 0',
  '24371': 'Kalianpur 1880, India zone I',
  '24372': 'Kalianpur 1880, India zone IIa',
  '24373': 'Kalianpur 1880, India zone IIIa',
  '24374': 'Kalianpur 1880, India zone IVa',
  '24378': 'Kalianpur 1975, India zone I',
  '24379': 'Kalianpur 1975, India zone IIa',
  '24380': 'Kalianpur 1975, India zone IIb',
  '24381': 'Kalianpur 1975, India zone IIIa',
  '24382': 'Kalianpur 1880, India zone IIb',
  '24383': 'Kalianpur 1975, India zone IVa',
  '3857': 'Web Mercator',
  '900913': 'Web Mercator',
  '7755': 'WGS 84 / India NSF LCC',
};

function nameOfCode(code: string): string | null {
  const utm = /^32([67])(\d\d)$/.exec(code);
  if (utm) return `UTM zone ${Number(utm[2])}${utm[1] === '6' ? 'N' : 'S'} on WGS84`;
  if (KALIANPUR_UTM.test(code)) return `Kalianpur 1975, UTM zone ${Number(code) - 24_300}N`;
  return KNOWN_CODES[code] ?? null;
}

/** Whether a name is one of WGS84 in degrees. */
export const isWgs84 = (written: string): boolean =>
  WGS84.has(bare(firstCharacters(written.trim(), NAME_CHARACTERS)));

/**
 * The name of a datum or reference system that is not WGS84, for people; null where it is WGS84 or
 * nobody noted it. What is not known is named as it is written.
 */
export function foreignDatum(written: string): string | null {
  const beginning = firstCharacters(written.trim(), NAME_CHARACTERS);
  const name = bare(beginning);
  if (WGS84.has(name) || UNKNOWN.has(name)) return null;
  const code = /(\d{4,6})$/.exec(name)?.[1];
  const known = code && /epsg|^\d+$/.test(name) ? nameOfCode(code) : null;
  const text = beginning.replace(/\s+/g, ' ');
  return known ? `${text} (${known})` : text;
}
