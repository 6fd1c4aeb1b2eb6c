import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Different spellings match: a form's choice is `Salbani_Angul` for the site `Salbani, Angul`. It
 * ignores capitals, spaces, ASCII punctuation, and whether ଡ଼ is one character or two.
 */
export const siteKey = (name: SQLWrapper | string): SQL<string> =>
  sql<string>`btrim(regexp_replace(lower(normalize(${name}, NFC)), '[[:space:][:punct:]]+', ' ', 'g'))`;
