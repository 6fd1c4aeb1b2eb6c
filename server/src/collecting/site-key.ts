import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Normalises the name of a field site, so that different spellings match: a form's choice is `Salbani_Angul`
 * if the site is called `Salbani, Angul`. It ignores capitals, spaces, ASCII punctuation, and whether a letter
 * such as ଡ଼ is written as one character or two.
 */
export const siteKey = (name: SQLWrapper | string): SQL<string> =>
  sql<string>`btrim(regexp_replace(lower(normalize(${name}, NFC)), '[[:space:][:punct:]]+', ' ', 'g'))`;
