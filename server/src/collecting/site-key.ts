import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What two spellings of a field site's name have in common: a form's choice is `Salbani_Angul` where the
 * site is called `Salbani, Angul`. Capitals, spaces and ASCII punctuation do not count, nor does whether a
 * letter such as ଡ଼ is written as one character or two.
 */
export const siteKey = (name: SQLWrapper | string): SQL<string> =>
  sql<string>`btrim(regexp_replace(lower(normalize(${name}, NFC)), '[[:space:][:punct:]]+', ' ', 'g'))`;
