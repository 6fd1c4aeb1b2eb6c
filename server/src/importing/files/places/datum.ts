import { firstCharacters } from '../../../platform/text/first-characters';

/** Without spaces and signs, in lower case. */
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

/** Values for an unknown datum, which Darwin Core's readers and this import read as WGS84. */
const UNKNOWN = new Set(['', 'unknown', 'notrecorded', 'notknown', 'null', 'na', 'none']);

/** The rest of a longer text is ignored. */
const NAME_CHARACTERS = 200;

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isWgs84 = (written: string): boolean =>
  WGS84.has(bare(firstCharacters(written.trim(), NAME_CHARACTERS)));

/** @returns null for WGS84 or an unknown datum */
export function foreignDatum(written: string): string | null {
  const beginning = firstCharacters(written.trim(), NAME_CHARACTERS);
  const name = bare(beginning);
  return WGS84.has(name) || UNKNOWN.has(name) ? null : beginning.replace(/\s+/g, ' ');
}
